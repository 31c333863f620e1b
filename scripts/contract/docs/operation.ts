import type { DescribedBody, DescribedMedia, DescribedOperation } from './contract';
import { described, escaped, inline, operationAnchor, table } from './html';
import { typeOf } from './schema';

/** What is known of an operation beside the contract itself. */
export type Beside = {
  /** The addresses of the pages that ask for it. */
  pages: readonly string[];
  /** What a person sees where a provider lacks it. */
  without: string | undefined;
};

const ON_MISMATCH: Readonly<Record<string, string>> = {
  block: 'An unreadable answer shows Retry and a reference in its place.',
  salvage: 'What cannot be read of an answer is left out, and the page says how many.',
  default: 'What cannot be read of an answer is not known; the rest is shown.',
  ignore: 'The status alone counts; what changed is read again where the answer cannot be read.',
};

/** Where something is from, as a small label. */
export const badge = (status: string): string =>
  `<span class="badge ${escaped(status)}">${escaped(status)}</span>`;

function exampleText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}

function examplesOf({ example, examples = {} }: DescribedMedia): string {
  const all = [
    ...(example === undefined ? [] : [{ title: '', value: example }]),
    ...Object.entries(examples).map(([name, { summary, value }]) => ({ title: summary ?? name, value })),
  ];
  return all
    .map(
      ({ title, value }) =>
        `${title === '' ? '' : `<p class="title">${inline(title)}</p>`}<pre tabindex="0">${escaped(exampleText(value))}</pre>`,
    )
    .join('\n');
}

function bodyOf({ content = {} }: DescribedBody): string {
  return Object.entries(content)
    .map(
      ([type, media]) =>
        `<p>${typeOf(media.schema)} as <code>${escaped(type)}</code></p>\n${examplesOf(media)}`,
    )
    .join('\n');
}

function answersOf(operation: DescribedOperation): string {
  const good = operation.answers.filter(({ status }) => /^[23]/.test(status));
  const bad = operation.answers.filter(({ status }) => !/^[23]/.test(status));
  const errors = bad.map(({ status, answer }) => {
    const [media] = Object.values(answer.content ?? {});
    const examples = media
      ? [media.example, ...Object.values(media.examples ?? {}).map(({ value }) => value)]
      : [];
    const codes = examples.map((one): unknown => Object(one).code).filter((code) => typeof code === 'string');
    return [
      `<code>${escaped(status)}</code>`,
      inline(answer.description ?? ''),
      [...new Set(codes)].map((code) => `<code>${escaped(String(code))}</code>`).join(' '),
    ];
  });
  return [
    ...good.map(
      ({ status, answer }) =>
        `<h4>Answer <code>${escaped(status)}</code></h4><p>${inline(answer.description ?? '')}</p>\n${bodyOf(answer)}`,
    ),
    errors.length > 0 ? '<h4>Errors</h4>' : '',
    table(['Status', 'When', 'Codes in the examples'], errors),
  ].join('\n');
}

/** One operation, whole. */
export function operationSection(operation: DescribedOperation, { pages, without }: Beside): string {
  const { operationId, method, path, summary, description = '', security, parameters, body } = operation;
  const { status, source, reason } = operation['x-provenance'];
  const anchor = operationAnchor(operationId);
  const facts = [
    ['From', `${inline(source)}${reason === undefined ? '' : `. ${inline(reason)}`}`],
    ['Sent by', security.length > 0 ? 'Whoever is signed in' : 'Anybody'],
    ['Where the answer breaks the contract', ON_MISMATCH[operation['x-on-mismatch']] ?? ''],
    ['Asked for by', pages.map((page) => `<code>${escaped(page)}</code>`).join(', ')],
    ['Where a provider lacks it', inline(without ?? '')],
  ].filter(([, fact]) => fact !== '');
  const rows = parameters.map((parameter) => [
    `<code>${escaped(parameter.name)}</code>${parameter.required ? ' <strong>required</strong>' : ''}`,
    escaped(parameter.in),
    typeOf(parameter.schema),
    inline(parameter.description ?? ''),
    parameter.example === undefined ? '' : `<code>${escaped(JSON.stringify(parameter.example))}</code>`,
  ]);
  return [
    `<section id="${anchor}" class="operation">`,
    `<h3><a href="#${anchor}">${inline(summary)}</a> ${badge(status)}</h3>`,
    `<p class="call"><code><strong>${method}</strong> ${escaped(path).replaceAll('/', '/<wbr>')}</code> <code>${escaped(operationId)}</code></p>`,
    described(description),
    `<dl>${facts.map(([name, fact]) => `<dt>${name}</dt><dd>${fact}</dd>`).join('')}</dl>`,
    rows.length > 0 ? '<h4>Parameters</h4>' : '',
    table(['Name', 'In', 'Type', 'What it is', 'Example'], rows),
    body ? `<h4>Request</h4>\n${bodyOf(body)}` : '',
    answersOf(operation),
    '</section>',
  ].join('\n');
}
