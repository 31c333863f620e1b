import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { load } from 'js-yaml';
import * as z from 'zod/mini';
import { readMoment } from '@/lib/moment';

const CONTRACT = 'openapi';
const BASE = 'https://contract.example/';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const DescribedValue = z.object({
  schema: z.unknown(),
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
});
const Media = z.record(z.string(), DescribedValue);
const Referring = z.object({ $ref: z.string() });

/** One thing of the contract that has an example, and where its schema lies. */
type Described = { at: string; example: unknown; schema: string };

/** A parameter of an operation. */
type Parameter = Described & { name: string; in: 'path' | 'query' | 'header'; required: boolean };

/** One declared answer that has a body. */
type DeclaredAnswer = Described & {
  status: number;
  contentType: string;
  schemaName: string;
  /** The property that tells the items of a list apart. */
  itemId: string | undefined;
  /** What each event of a stream is. */
  event: { schema: string; schemaName: string; types: ReadonlyMap<string, string> } | undefined;
};

/** One operation of the contract, its references followed. */
export type Operation = {
  operationId: string;
  tag: string;
  method: string;
  path: string;
  /** Where it is from: `documented`, `inferred` or `assumed`. */
  provenance: string;
  signedIn: boolean;
  /** What the dashboard does with an answer that breaks the contract. */
  onMismatch: 'block' | 'salvage' | 'default' | 'ignore';
  /** Every status that is declared, also where nothing is answered; `default` may be among them. */
  statuses: string[];
  parameters: Parameter[];
  body: (Described & { schemaName: string }) | undefined;
  answers: DeclaredAnswer[];
};

const files = readdirSync(CONTRACT).filter((file) => file.endsWith('.yaml'));
const documents = new Map<string, unknown>(
  files.map((file) => [file, load(readFileSync(`${CONTRACT}/${file}`, 'utf8'))]),
);

/** A place in the contract: a file and a JSON pointer. */
type Place = { file: string; productKey: string };

function child({ file, productKey }: Place, ...names: (string | number)[]): Place {
  const steps = names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { file, productKey: productKey + steps.join('') };
}

function valueAt({ file, productKey }: Place): unknown {
  return productKey
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, step)?.value
          : undefined,
      documents.get(file),
    );
}

/** Follows the references until something stands there itself. */
function follow(place: Place): Place {
  const found = z.safeParse(Referring, valueAt(place));
  if (!found.success) return place;
  const [file, productKey] = found.data.$ref.split('#');
  return follow({ file: file || place.file, productKey: decodeURIComponent(productKey ?? '') });
}

const uri = ({ file, productKey }: Place) => `${BASE}${file}#${productKey}`;
const at = ({ file, productKey }: Place) => `${file}#${productKey}`;

function keysAt(place: Place): string[] {
  const value = valueAt(place);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function textAt(place: Place): string {
  return z.parse(z.string(), valueAt(place));
}

function lastStep({ productKey }: Place): string {
  return productKey.split('/').at(-1) ?? '';
}

/** A thing with its example; one for each where there are several. */
function describedAt(place: Place): [Described, ...Described[]] {
  const { example, examples = {} } = z.parse(DescribedValue, valueAt(place));
  const schema = uri(follow(child(place, 'schema')));
  const [first, ...others] = Object.entries(examples).map(([name, { value }]) => ({
    at: `${at(place)} ${name}`,
    example: value,
    schema,
  }));
  return [first ?? { at: at(place), example, schema }, ...others];
}

function readParameter(place: Place): Parameter {
  const where = z.parse(z.enum(['path', 'query', 'header']), valueAt(child(place, 'in')));
  const required = valueAt(child(place, 'required')) === true;
  return { ...describedAt(place)[0], name: textAt(child(place, 'name')), in: where, required };
}

function eventAt(place: Place): DeclaredAnswer['event'] {
  if (valueAt(place) === undefined) return undefined;
  const event = follow(place);
  const mapping = child(event, 'discriminator', 'mapping');
  const types = keysAt(mapping).map((type): [string, string] => {
    const [file, productKey = ''] = textAt(child(mapping, type)).split('#');
    return [type, uri({ file: file || event.file, productKey })];
  });
  return { schema: uri(event), schemaName: lastStep(event), types: new Map(types) };
}

/** The first property that every item of a list has and that is an id. */
function itemIdAt(schema: Place): string | undefined {
  const item = follow(child(follow(child(schema, 'properties', 'items')), 'items'));
  const required = z.safeParse(z.array(z.string()), valueAt(child(item, 'required')));
  return required.data?.find((name) => {
    const property = follow(child(item, 'properties', name));
    return lastStep(property) === 'Id';
  });
}

function readAnswers(place: Place): DeclaredAnswer[] {
  // A range of statuses (5XX) says what a failure looks like; nothing that is played here may answer so.
  const statuses = keysAt(place).filter((status) => Number.isInteger(Number(status)));
  return statuses.flatMap((status) => {
    const answer = follow(child(place, status));
    const content = child(answer, 'content');
    return Object.keys(z.parse(z._default(Media, {}), valueAt(content))).flatMap((contentType) => {
      const media = child(content, contentType);
      const schema = follow(child(media, 'schema'));
      return describedAt(media).map((described) => ({
        ...described,
        status: Number(status),
        contentType,
        schemaName: lastStep(schema),
        itemId: itemIdAt(schema),
        event: eventAt(child(schema, 'contentSchema')),
      }));
    });
  });
}

function readOperation(place: Place, path: string, method: string): Operation {
  const media = child(place, 'requestBody', 'content', 'application/json');
  const parameters = keysAt(child(place, 'parameters')).map((index) =>
    readParameter(follow(child(place, 'parameters', index))),
  );
  return {
    operationId: textAt(child(place, 'operationId')),
    tag: textAt(child(place, 'tags', 0)),
    method: method.toUpperCase(),
    path,
    provenance: textAt(child(place, 'x-provenance', 'status')),
    signedIn: valueAt(child(place, 'security', 0)) !== undefined,
    onMismatch: z.parse(
      z.enum(['block', 'salvage', 'default', 'ignore']),
      valueAt(child(place, 'x-on-mismatch')),
    ),
    statuses: keysAt(child(place, 'responses')),
    parameters,
    body:
      valueAt(media) === undefined
        ? undefined
        : { ...describedAt(media)[0], schemaName: lastStep(follow(child(media, 'schema'))) },
    answers: readAnswers(child(place, 'responses')),
  };
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = (() => {
  const paths: Place = { file: 'openapi.yaml', productKey: '/paths' };
  return keysAt(paths).flatMap((path) => {
    const item = follow(child(paths, path));
    return METHODS.filter((method) => valueAt(child(item, method)) !== undefined).map((method) =>
      readOperation(child(item, method), path, method),
    );
  });
})();

/** The schema at an address that an operation names, its references followed, and how to find those inside it. */
export function schemaAt(address: string): { schema: unknown; inside: (ref: string) => string } {
  const [file = '', productKey = ''] = address.slice(BASE.length).split('#');
  const place = follow({ file, productKey });
  const inside = (ref: string) => {
    const [other, key = ''] = ref.split('#');
    return uri({ file: other || place.file, productKey: decodeURIComponent(key) });
  };
  return { schema: valueAt(place), inside };
}

/** Every example that stands at a schema itself. */
export const schemaExamples: readonly Described[] = files.flatMap((file) => {
  const schemas: Place = { file, productKey: '/components/schemas' };
  return keysAt(schemas).flatMap((name) => {
    const found = z.safeParse(z.object({ examples: z.array(z.unknown()) }), valueAt(child(schemas, name)));
    const place = child(schemas, name);
    return found.success
      ? found.data.examples.map((example) => ({ at: at(place), example, schema: uri(place) }))
      : [];
  });
});

/** Where the names are somebody's own, and `default` may be one of them. */
const OWN_NAMES = ['properties', 'responses', 'schemas'];
const NO_SCHEMAS = ['default', 'example', 'examples', 'enum'];

function defaultsIn(place: Place): Described[] {
  const hasOwnNames = OWN_NAMES.includes(lastStep(place));
  const inside = keysAt(place).filter((key) => hasOwnNames || !NO_SCHEMAS.includes(key));
  const own = valueAt(child(place, 'default'));
  return [
    ...(hasOwnNames || own === undefined ? [] : [{ at: at(place), example: own, schema: uri(place) }]),
    ...inside.flatMap((key) => defaultsIn(child(place, key))),
  ];
}

/** Every value that is taken where nothing is said. */
export const defaults: readonly Described[] = files.flatMap((file) => defaultsIn({ file, productKey: '' }));

/**
 * ISO 8601, or seconds or milliseconds since 1970 as text, as far as the dashboard can read it. A time without its zone
 * would be another one for each reader.
 */
function isMoment(text: string): boolean {
  const isForm = /^(\d{4}-\d\d-\d\d([T ].*(Z|[+-]\d\d(:?\d\d)?))?|\d+(\.\d+)?)$/i.test(text);
  return isForm && readMoment(text) !== undefined;
}

/** A judge of values by the contract's own schemas: what is wrong with one, empty when nothing is. */
function judgeBy(given: ReadonlyMap<string, unknown>): (schema: string, value: unknown) => string[] {
  const ajv = new Ajv2020({
    strict: true,
    // A record may require a name that is no property of its own.
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    validateSchema: false,
    formats: { moment: isMoment },
  });
  formats.default(ajv);
  ajv.addVocabulary(['x-provenance', 'x-see', 'discriminator']);
  // A point in time that comes as a number is counted in seconds or milliseconds, too.
  ajv.addKeyword({
    keyword: 'x-read-as',
    compile: (_as, { anyOf = [] }) => {
      const isMoments = JSON.stringify(anyOf).includes('"format":"moment"');
      return (value) => !isMoments || typeof value !== 'number' || readMoment(value) !== undefined;
    },
  });
  // A whole file is given to ajv, so that references between files are found.
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components']);
  for (const [file, document] of given) {
    if (typeof document === 'object' && document !== null) ajv.addSchema(document, `${BASE}${file}`);
  }
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile({ $ref: schema });
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`,
    );
  };
}

/** What is wrong with a value by the contract's own schema, judged by ajv; empty when nothing is. */
export const faultsByAjv = judgeBy(documents);

/** The same contract, in which a list that is open where it is read takes its known values only. */
export const faultsByClosedLists = judgeBy(
  new Map(
    [...documents].map(([file, document]) => [
      file,
      JSON.parse(JSON.stringify(document), (name, value: unknown) => (name === 'OtherValue' ? false : value)),
    ]),
  ),
);
