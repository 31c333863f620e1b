import { useI18nContext } from '@i18n/i18n-react';
import { useId, useState } from 'react';
import { foldText } from '@/lib/fold-text';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { pathOf } from './check-value';
import { JsonValueField } from './json-value-field';
import { fieldsOf, resolved, type Schema, wordsOf } from './read-schema';
import { SchemaField } from './schema-field';
import type { Arguments } from './use-arguments';
import { useFaultText } from './use-fault-text';

/** From so many fields on there is a search for them, and those nobody has to fill in are behind a button. */
const MANY_FIELDS = 15;

interface ArgumentsFieldsProps {
  /** Null where nothing is known of the arguments: they are written as JSON then. */
  schema: Schema | null;
  given: Arguments;
}

/** The arguments of a call: a form made from their schema, or all of them as JSON. */
export function ArgumentsFields({ schema, given }: ArgumentsFieldsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.form;
  const faultText = useFaultText();
  const formId = useId();
  const [asJson, setAsJson] = useState(false);
  const [wanted, setWanted] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  // One that is emptied stays: somebody writes in it.
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const { value, setValue, faults } = given;
  const fields = schema ? fieldsOf(schema) : [];
  const isMany = fields.length > MANY_FIELDS;
  const isWanted = ({ name, part, required }: (typeof fields)[number]) => {
    if (faults.some(({ path }) => path.split('/')[1] === name)) return true;
    if (wanted.trim() === '')
      return !isMany || showsAll || required || value[name] !== undefined || written.has(name);
    const { title, description } = wordsOf(resolved(part, schema ?? {}), locale);
    return (
      foldText(`${name} ${title} ${description}`).includes(foldText(wanted.trim())) ||
      (required && value[name] === undefined)
    );
  };
  const shown = fields.filter(isWanted);
  const hidden = wanted.trim() === '' ? fields.length - shown.length : 0;
  const places = fields.map(({ name }) => name);
  // What belongs to no field that is shown is told at the end.
  const elsewhere = faults.filter(
    ({ path }) => asJson || !schema || !places.includes(path.split('/')[1] ?? ''),
  );

  return (
    <div className="flex flex-col gap-4">
      {schema && fields.length > 0 && (
        <CheckboxField label={t.editJson()} checked={asJson} onChange={() => setAsJson(!asJson)} />
      )}
      {asJson || !schema ? (
        <JsonValueField
          id={`${formId}-json`}
          label={t.allArguments()}
          hint={schema ? undefined : t.noSchema()}
          rows={8}
          value={given.typed ?? value}
          onChange={given.setTyped}
        />
      ) : (
        <>
          {fields.length === 0 && <p className="text-quiet">{t.noArguments()}</p>}
          {isMany && (
            <>
              <TextField
                type="search"
                label={t.search({ n: fields.length })}
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
              />
              <p role="status" className="sr-only">
                {wanted.trim() !== '' && t.found({ n: shown.length })}
              </p>
            </>
          )}
          {shown.map(({ name, part, required }) => (
            <SchemaField
              key={name}
              name={name}
              part={part}
              root={schema}
              required={required}
              path={pathOf('', name)}
              depth={0}
              formId={formId}
              value={value[name]}
              faults={faults}
              onChange={(next) => {
                setWritten(new Set([...written, name]));
                setValue({ ...value, [name]: next });
              }}
            />
          ))}
          {hidden > 0 && (
            <div>
              <Button variant="secondary" size="sm" onClick={() => setShowsAll(true)}>
                {t.showMore({ n: hidden })}
              </Button>
            </div>
          )}
          {shown.length === 0 && fields.length > 0 && <p className="text-quiet">{t.found({ n: 0 })}</p>}
        </>
      )}
      {elsewhere.length > 0 && (
        <ul role="alert" className="text-[0.8125rem] text-error">
          {elsewhere.map((fault) => (
            <li key={fault.path}>
              {fault.path === ''
                ? faultText(fault)
                : t.at({ place: fault.path.slice(1), fault: faultText(fault) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
