import type { DescribedContract, DescribedOperation } from './contract';
import { described, escaped, inline, operationAnchor, table } from './html';
import { badge, operationSection } from './operation';
import type { Readme } from './read-readme';
import { schemaSection } from './schema';
import { STYLE } from './style';

const STATUSES = ['documented', 'inferred', 'assumed'];

const callOf = ({ method, path }: DescribedOperation) => `${method} ${path}`;

/** Calls that a sentence names are links to what is said of them. */
function linked(html: string, operations: readonly DescribedOperation[]): string {
  const anchors = new Map(operations.map((one) => [escaped(callOf(one)), operationAnchor(one.operationId)]));
  return html.replace(
    /<code>((?:GET|PUT|POST|PATCH|DELETE) [^<?]*)([^<]*)<\/code>/g,
    (whole, call: string) => {
      const anchor = anchors.get(call);
      return anchor === undefined ? whole : `<a href="#${anchor}">${whole}</a>`;
    },
  );
}

function navigation({ tags, operations }: DescribedContract): string {
  const parts = tags.map(({ name }) => {
    const links = operations
      .filter((one) => one.tags[0] === name)
      .map((one) => `<li><a href="#${operationAnchor(one.operationId)}">${inline(one.summary)}</a></li>`);
    return `<li><a href="#tag-${name}">${escaped(name)}</a><ul>${links.join('')}</ul></li>`;
  });
  return `<nav aria-label="Contents"><ul>
<li><a href="#how-to-read">How to read this</a></li>
<li><a href="#assumptions">To confirm with the provider</a></li>
<li><a href="#journeys">Journeys</a></li>
${parts.join('\n')}
<li><a href="#schemas">Schemas</a></li>
</ul></nav>`;
}

function howToRead({ info, servers, operations }: DescribedContract): string {
  const count = (status: string) => operations.filter((one) => one['x-provenance'].status === status).length;
  const meanings: Readonly<Record<string, string>> = {
    documented: 'The specification shows it.',
    inferred: 'It follows from the specification, which does not show it.',
    assumed: 'It is ours, and waits for the provider to confirm it.',
  };
  return [
    '<section id="how-to-read"><h2>How to read this</h2>',
    described(info.description),
    `<p>Version ${escaped(info.version)}, below <code>${escaped(servers[0]?.url ?? '')}</code>. ${operations.length} operations:</p>`,
    `<ul class="counts">${STATUSES.map((status) => `<li>${badge(status)} ${count(status)}. ${meanings[status]}</li>`).join('')}</ul>`,
    '</section>',
  ].join('\n');
}

function assumptions(readme: Readme, operations: readonly DescribedOperation[]): string {
  const rows = readme.assumptions.map(({ number, text, area }) => [
    `<span id="assumption-${number}">${number}</span>`,
    linked(inline(text), operations),
    escaped(area),
  ]);
  return [
    '<section id="assumptions"><h2>To confirm with the provider</h2>',
    '<p>Each line can be answered with yes, or with what it is instead.</p>',
    table(['#', 'Assumption', 'Where'], rows),
    '</section>',
  ].join('\n');
}

function journeys(
  pages: ReadonlyMap<string, readonly string[]>,
  operations: readonly DescribedOperation[],
): string {
  const byPage = new Map<string, DescribedOperation[]>();
  for (const operation of operations)
    for (const page of pages.get(callOf(operation)) ?? [])
      byPage.set(page, [...(byPage.get(page) ?? []), operation]);
  const rows = [...byPage]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([page, asked]) => [
      `<code>${escaped(page)}</code>`,
      asked
        .map((one) => `<a href="#${operationAnchor(one.operationId)}">${inline(one.summary)}</a>`)
        .join('; '),
    ]);
  return [
    '<section id="journeys"><h2>Journeys</h2>',
    '<p>Which page of the dashboard asks for what, as the tests walk through it.</p>',
    table(['Page', 'What it asks for'], rows),
    '</section>',
  ].join('\n');
}

/** The whole page: no script, and nothing that is asked for elsewhere. */
export function pageOf(
  contract: DescribedContract,
  readme: Readme,
  pages: ReadonlyMap<string, readonly string[]>,
): string {
  const { info, tags, operations, schemas } = contract;
  const families = tags.map(({ name, description }) => {
    const sections = operations
      .filter((one) => one.tags[0] === name)
      .map((one) =>
        operationSection(one, {
          pages: pages.get(callOf(one)) ?? [],
          without: readme.without.get(callOf(one)),
        }),
      );
    return `<section id="tag-${name}"><h2>${escaped(name)}</h2><p>${inline(description)}</p>\n${sections.join('\n')}</section>`;
  });
  const named = Object.entries(schemas).map(([name, schema]) => schemaSection(name, schema));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><h1>${escaped(info.title)}</h1></header>
${navigation(contract)}
<main id="main">
${howToRead(contract)}
${assumptions(readme, operations)}
${journeys(pages, operations)}
${families.join('\n')}
<section id="schemas"><h2>Schemas</h2>
${named.join('\n')}
</section>
</main>
</body>
</html>
`;
}
