import type { Token } from 'marked';
import { Component, Fragment, memo, type ReactNode, useState } from 'react';
import { type Block, createBlockReader } from './markdown-blocks';

function safeHref(href: string): string | undefined {
  try {
    const url = new URL(href);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const ENTITY: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => ENTITY[entity] ?? entity);
}

function renderAll(tokens: readonly Token[] | undefined): ReactNode {
  return (tokens ?? [])
    .map((token, index) => ({ token, key: `${token.type}-${index}` }))
    .map(({ token, key }) => <Fragment key={key}>{renderToken(token)}</Fragment>);
}

function renderInner(token: { tokens?: Token[] | undefined; text?: string | undefined }): ReactNode {
  return token.tokens ? renderAll(token.tokens) : plain(token.text ?? '');
}

type CellAlign = 'center' | 'left' | 'right' | null;

const ALIGN_CLASS = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;

function alignClass(align: CellAlign): string {
  return `px-2 py-1 align-top [overflow-wrap:anywhere] ${ALIGN_CLASS[align ?? 'left']}`;
}

interface TableCell {
  text: string;
  tokens: Token[];
  align: CellAlign;
}

function renderTable(header: readonly TableCell[], rows: readonly (readonly TableCell[])[]): ReactNode {
  const keyed = rows.map((cells, index) => ({
    id: `row-${index}`,
    cells: cells.map((cell, column) => ({ id: `cell-${column}`, cell })),
  }));
  return (
    <table className="w-full table-fixed border-collapse text-[0.8125rem]">
      <thead>
        <tr className="border-line border-b">
          {header
            .map((cell, column) => ({ id: `head-${column}`, cell }))
            .map(({ id, cell }) => (
              <th key={id} scope="col" className={alignClass(cell.align)}>
                {renderInner(cell)}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {keyed.map((row) => (
          <tr key={row.id} className="border-line not-last:border-b">
            {row.cells.map(({ id, cell }) => (
              <td key={id} className={alignClass(cell.align)}>
                {renderInner(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ListItem {
  task: boolean;
  checked?: boolean | undefined;
  tokens: Token[];
}

function renderItems(items: readonly ListItem[]): ReactNode {
  return items
    .map((item, index) => ({ item, id: `item-${index}` }))
    .map(({ item, id }) => (
      <li key={id} className={item.task ? 'list-none' : undefined}>
        {item.task && <span aria-hidden="true">{item.checked ? '☑ ' : '☐ '}</span>}
        {renderAll(item.tokens.filter((token) => token.type !== 'checkbox'))}
      </li>
    ));
}

interface ListProps {
  ordered: boolean;
  start: number | '';
  children: ReactNode;
}

function List({ ordered, start, children }: ListProps) {
  return ordered ? (
    <ol start={start === '' ? undefined : start} className="list-decimal space-y-1 ps-5">
      {children}
    </ol>
  ) : (
    <ul className="list-disc space-y-1 ps-5">{children}</ul>
  );
}

function renderToken(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // No real heading: an answer must not change the outline of the page.
      return <p className="font-semibold text-[0.9375rem]">{renderInner(token)}</p>;
    case 'paragraph':
      return <p>{renderInner(token)}</p>;
    case 'text':
      return renderInner(token);
    case 'escape':
      return plain(token.text);
    case 'strong':
      return <strong className="font-semibold">{renderInner(token)}</strong>;
    case 'em':
      return <em>{renderInner(token)}</em>;
    case 'del':
      return <del>{renderInner(token)}</del>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr className="border-line" />;
    case 'codespan':
      return <code className="rounded-sm bg-base-content/8 px-1 py-px text-[0.8125rem]">{token.text}</code>;
    case 'code':
      return (
        <pre className="whitespace-pre-wrap rounded-field bg-base-content/8 p-3 text-[0.8125rem]">
          <code>{token.text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote className="border-edge border-s-2 ps-3">{renderAll(token.tokens)}</blockquote>;
    case 'list':
      return (
        <List ordered={token.ordered} start={token.start}>
          {renderItems(token.items)}
        </List>
      );
    case 'table':
      return renderTable(token.header, token.rows);
    case 'link': {
      const href = safeHref(token.href);
      if (!href) return renderInner(token);
      return (
        <a href={href} target="_blank" rel="noopener noreferrer" className="text-primary underline">
          {renderInner(token)}
        </a>
      );
    }
    case 'image':
      // A foreign picture would tell its host who reads, and what: only its text is shown.
      return plain(token.text);
    default:
      // HTML and anything unknown stands there as text.
      return token.raw;
  }
}

function isSame(before: { block: Block }, after: { block: Block }): boolean {
  return (
    before.block.raw === after.block.raw &&
    before.block.token.type === after.block.token.type &&
    before.block.links === after.block.links
  );
}

const BlockView = memo(function BlockView({ block }: { block: Block }) {
  return renderToken(block.token);
}, isSame);

const ItemsView = memo(function ItemsView({ block }: { block: Block }) {
  return block.token.type === 'list' ? renderItems(block.token.items) : null;
}, isSame);

/** Blocks that make one list stand together. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = block.continues ? groups.at(-1) : undefined;
    if (group) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

interface RawOnFailureProps {
  text: string;
  children: ReactNode;
}

/** One message that cannot be rendered does not take its conversation away: it is shown as it came. */
class RawOnFailure extends Component<RawOnFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{this.props.text}</p>;
  }
}

/** An answer's markdown as React elements: no HTML, no pictures, links to http, https and mailto only. */
export function Markdown({ text }: { text: string }) {
  return (
    <RawOnFailure text={text}>
      <Blocks text={text} />
    </RawOnFailure>
  );
}

function Blocks({ text }: { text: string }) {
  const [reader] = useState(createBlockReader);
  return (
    <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
      {groupsOf(reader.read(text)).map((group) => {
        const [first] = group;
        if (!first) return null;
        if (first.token.type !== 'list') return <BlockView key={first.id} block={first} />;
        return (
          <List key={first.id} ordered={first.token.ordered} start={first.token.start}>
            {group.map((block) => (
              <ItemsView key={block.id} block={block} />
            ))}
          </List>
        );
      })}
    </div>
  );
}
