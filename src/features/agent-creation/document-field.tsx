import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { FileJson, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { fileSize } from '@/lib/file-size';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { TextAreaField } from '@/ui/text-area-field';
import { useFileDrop } from '@/ui/use-file-drop';
import {
  type BroughtDocument,
  checkDocument,
  DOCUMENT_MAX_BYTES,
  type DocumentFault,
} from './check-document';

interface DocumentFieldProps {
  value: BroughtDocument;
  onChange: (brought: BroughtDocument) => void;
  /** Told while a chosen file is read: until then `value` is what was there before. */
  onReading: (reading: boolean) => void;
  /** What keeps the text from being read, said under it. */
  error?: string | undefined;
}

/** An exported agent: dropped, chosen, or pasted as text. */
export function DocumentField({ value, onChange, onReading, error }: DocumentFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.import;
  const ids = { title: useId(), rule: useId() };
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<readonly File[]>(null);
  const [fault, setFault] = useState<DocumentFault>();
  const { text, file } = value;
  const size = (bytes: number) => fileSize(locale, bytes);
  const most = size(DOCUMENT_MAX_BYTES);

  const take = async (files: readonly File[]) => {
    latest.current = files;
    onReading(true);
    const checked = await checkDocument(files);
    // A large file may be read later than the small one that was chosen after it.
    if (latest.current !== files) return;
    onReading(false);
    if ('fault' in checked) setFault(checked);
    else {
      setFault(undefined);
      onChange(checked);
    }
  };
  const { dropping, ...dropZone } = useFileDrop((files) => void take(files));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can then be chosen again.
    target.value = '';
    if (files.length > 0) void take(files);
  };
  const remove = () => {
    latest.current = null;
    onReading(false);
    setFault(undefined);
    onChange({ text: '', file: '' });
    input.current?.focus();
  };

  return (
    <div className="flex flex-col gap-4">
      <fieldset
        {...dropZone}
        aria-labelledby={ids.title}
        className={clsx(
          'flex min-w-0 flex-col items-center gap-3 rounded-box border-2 border-dashed p-5 text-center',
          dropping ? 'border-primary bg-primary/8' : 'border-edge',
        )}
      >
        <p id={ids.title} className="font-medium">
          {t.file()}
        </p>
        <p id={ids.rule} className="text-quiet">
          {dropping ? t.dropHere() : t.rule({ size: most })}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <label
            className={clsx(
              buttonClass({ variant: 'secondary' }),
              'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            )}
          >
            <Upload size={16} aria-hidden="true" />
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              className="sr-only"
              aria-describedby={ids.rule}
              onChange={choose}
            />
            {file === '' ? t.chooseFile() : t.otherFile()}
          </label>
          {file !== '' && (
            <Button variant="ghost" onClick={remove}>
              {t.removeFile()}
            </Button>
          )}
        </div>
        <p role="status" className="flex max-w-full items-center gap-2 break-all empty:hidden">
          {file !== '' && (
            <>
              <FileJson size={16} aria-hidden="true" className="shrink-0" />
              {t.chosen({ file, size: size(new Blob([text]).size) })}
            </>
          )}
        </p>
      </fieldset>
      {fault && (
        <Notice tone="error">
          {t.faults[fault.fault]({
            file: fault.file,
            size: 'size' in fault ? size(fault.size) : '',
            most,
          })}
        </Notice>
      )}
      {file === '' && (
        <TextAreaField
          label={t.paste()}
          error={error}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setFault(undefined);
            onChange({ text: event.target.value, file: '' });
          }}
        />
      )}
    </div>
  );
}
