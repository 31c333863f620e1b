import type { Outside } from '@mocks/core/outside';
import type { CallReason, FieldError, HttpToolInput } from '@/api/generated/schemas';
import { addressFault, fillAddress, variablesOf } from './address';
import { isArgumentSchema } from './check-arguments';

/** Headers that the connection itself writes. */
const NOT_ALLOWED =
  /^(host|content-length|connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|proxy-.*)$/i;

function propertiesOf({ parameters }: HttpToolInput): readonly string[] {
  const { properties } = parameters;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function urlFault(tool: HttpToolInput, outside: Outside): CallReason | undefined {
  const fault = addressFault(tool.url, outside.mayCall);
  if (fault) return fault;
  const known = propertiesOf(tool);
  return variablesOf(tool.url).every((name) => known.includes(name)) ? undefined : 'VARIABLE_NOT_IN_SCHEMA';
}

function headerFaults({ headers }: HttpToolInput, kept: readonly string[]): FieldError[] {
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.flatMap(({ name, value }, index) => {
    const fault = (part: string, code: CallReason) => [{ path: `headers.${index}.${part}`, code }];
    const lower = name.toLowerCase();
    if (NOT_ALLOWED.test(name)) return fault('name', 'HEADER_NOT_ALLOWED');
    if (names.indexOf(lower) < index) return fault('name', 'HEADER_TWICE');
    if (value === undefined && !kept.includes(lower)) return fault('value', 'SECRET_MISSING');
    if (value !== undefined && !/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      return fault('value', 'HEADER_VALUE_INVALID');
    return [];
  });
}

/** What is wrong with a tool, field by field; `kept` are the headers whose secrets are stored, in lower case. */
export function toolFaults(tool: HttpToolInput, kept: readonly string[], outside: Outside): FieldError[] {
  const url = urlFault(tool, outside);
  return [
    ...(url ? [{ path: 'url', code: url }] : []),
    ...headerFaults(tool, kept),
    ...(isArgumentSchema(tool.parameters) ? [] : [{ path: 'parameters', code: 'SCHEMA_INVALID' }]),
  ];
}

/** The same, with a look at what the name of its address means. */
export async function toolFaultsAndName(
  tool: HttpToolInput,
  kept: readonly string[],
  outside: Outside,
): Promise<FieldError[]> {
  const faults = toolFaults(tool, kept, outside);
  if (faults.some(({ path }) => path === 'url')) return faults;
  const code = await outside.nameFault(new URL(fillAddress(tool.url, () => 'x')));
  return code ? [{ path: 'url', code }, ...faults] : faults;
}
