import { duplicatesIn } from '@mocks/drafts/draft-faults';
import { TOOLKITS } from '@mocks/tools/toolkits';
import * as z from 'zod/mini';
import type { ImportProblem, Toolkit } from '@/api/generated/schemas';
import { AgentDocument } from './schemas';

type Problem = ImportProblem;
type Read = { document: AgentDocument | null; problems: Problem[] };

const PROBLEMS_TOLD = 50;
const PATH_LETTERS = 200;
/** How deep a document goes: its deepest are the texts of a block and the actions of a tool. */
const DEEPEST = 12;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function problem(path: readonly PropertyKey[], code: Problem['code'], more: Partial<Problem> = {}): Problem {
  const written = path.map(String).join('.').slice(0, PATH_LETTERS);
  return { path: written, code, limit: null, blocks: true, ...more };
}

/** Whether lists and objects lie in one another more than so many levels; without recursion, which the depth would break. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.filter(isObject).flatMap((one) => Object.values(one));
    if (level.length === 0) return false;
  }
  return level.some(isObject);
}

function problemOf(issue: z.core.$ZodIssue, raw: unknown): Problem {
  const { path } = issue;
  let value = raw;
  for (const name of path) value = isObject(value) ? Reflect.get(value, name) : undefined;
  if (value === undefined) return problem(path, 'MISSING');
  if (issue.code === 'invalid_type') return problem(path, 'WRONG_TYPE');
  if (issue.code === 'too_big') {
    return problem(path, Array.isArray(value) ? 'TOO_MANY' : 'TOO_LONG', { limit: Number(issue.maximum) });
  }
  if (issue.code === 'too_small') return problem(path, 'TOO_SHORT', { limit: Number(issue.minimum) });
  return problem(path, 'WRONG_VALUE');
}

/** What stands in the document and in no agent; names such as `__proto__` are nothing but names here. */
function unknownFields(raw: unknown, known: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (!isObject(raw) || !isObject(known)) return [];
  return Object.entries(raw).flatMap(([name, value]) =>
    Object.hasOwn(known, name)
      ? unknownFields(value, Reflect.get(known, name), [...path, name])
      : [problem([...path, name], 'UNKNOWN_FIELD', { blocks: false })],
  );
}

/** Takes out what no toolkit can do, those of the account included, and keeps which of the rest asks first. */
function withKnownTools(document: AgentDocument, own: readonly Toolkit[]): Read {
  const problems: Problem[] = [];
  const tools = document.content.tools.flatMap(({ toolkit, actions, approvals }, index) => {
    const path = ['content', 'tools', index];
    const known = [...TOOLKITS, ...own].find((one) => one.toolkit === toolkit);
    if (!known) {
      problems.push(problem([...path, 'toolkit'], 'UNKNOWN_TOOLKIT', { blocks: false }));
      return [];
    }
    const can = (action: string) => known.actions.some((one) => one.action === action);
    const able = actions.filter((action, at) => {
      const has = can(action);
      if (!has) problems.push(problem([...path, 'actions', at], 'UNKNOWN_ACTION', { blocks: false }));
      return has;
    });
    if (!approvals) return [{ toolkit, actions: able }];
    const asking = Object.entries(approvals).filter(([action]) => {
      // One that is not switched on was told of there.
      const isTold = actions.includes(action) || can(action);
      if (!isTold)
        problems.push(problem([...path, 'approvals', action], 'UNKNOWN_ACTION', { blocks: false }));
      return can(action);
    });
    return [{ toolkit, actions: able, approvals: Object.fromEntries(asking) }];
  });
  return { document: { ...document, content: { ...document.content, tools } }, problems };
}

function parsed(text: string): { raw: unknown } | undefined {
  try {
    return { raw: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return undefined;
  }
}

function refusedAt(found: readonly Problem[]): Read {
  return { document: null, problems: found.slice(0, PROBLEMS_TOLD) };
}

/** Reads a document that somebody brings, whatever stands in it; the text is as large as the contract lets it be. */
export function readDocument(text: string, now: string, own: readonly Toolkit[] = []): Read {
  const json = parsed(text);
  if (!json) return refusedAt([problem([], 'NOT_JSON')]);
  const { raw } = json;
  if (isDeep(raw)) return refusedAt([problem([], 'TOO_DEEP')]);
  const format = isObject(raw) && !Array.isArray(raw) ? Reflect.get(raw, 'format') : undefined;
  if (typeof format !== 'string' || !/^agent\/\d{1,9}$/.test(format)) {
    return refusedAt([problem(['format'], 'WRONG_FORMAT')]);
  }
  if (format !== 'agent/1') return refusedAt([problem(['format'], 'WRONG_VERSION')]);

  // When it was exported says nothing of the agent.
  const dated = { ...Object(raw), exportedAt: now };
  const read = z.safeParse(AgentDocument, dated);
  if (!read.success) return refusedAt(read.error.issues.map((issue) => problemOf(issue, dated)));
  const twice = duplicatesIn(read.data.content);
  if (twice.length > 0) {
    return refusedAt(twice.map(({ path }) => problem(['content', ...path.split('.')], 'DUPLICATE')));
  }
  const { document, problems } = withKnownTools(read.data, own);
  const found = [...problems, ...unknownFields(raw, read.data)];
  return { document, problems: found.slice(0, PROBLEMS_TOLD) };
}
