import type { HandoffRule } from '@/api/generated/schemas/handoffRule.zod';
import { handoffRuleWordsItemMax, handoffRuleWordsMax } from '@/api/generated/schemas/handoffRule.zod';
import type { TeamMember } from '@/api/generated/schemas/teamMember.zod';

/** What keeps a rule from working, each with what a sentence about it names. */
export interface RuleFaults {
  noWords?: boolean;
  longWord?: string;
  /** So many words too much. */
  manyWords?: number;
  /** Whom it names is no longer in the team. */
  gone?: boolean;
  /** An earlier rule takes its conversations: the number of that rule, to whom it hands them, and the word of a topic. */
  covered?: { n: number; to: string | null; otherPerson: boolean; word?: string };
}

/** Topics are compared as visitors write them: without accents and capitals. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

function coveredBy(rules: readonly HandoffRule[], index: number): RuleFaults['covered'] {
  const rule = rules[index];
  if (!rule?.enabled) return undefined;
  for (const [at, earlier] of rules.slice(0, index).entries()) {
    if (!earlier.enabled || earlier.when !== rule.when) continue;
    const known = earlier.words.map(plain);
    const word = rule.words.find((one) => known.includes(plain(one)));
    if (rule.when === 'topic' && word === undefined) continue;
    return {
      n: at + 1,
      to: earlier.to,
      otherPerson: earlier.to !== rule.to,
      ...(rule.when === 'topic' && word !== undefined && { word }),
    };
  }
  return undefined;
}

/** What is wrong with each rule, in their order; while the team is not known, nobody is gone. */
export function ruleFaults(
  rules: readonly HandoffRule[],
  team: readonly TeamMember[] | undefined,
): readonly RuleFaults[] {
  return rules.map(({ when, words, to }, index) => {
    const covered = coveredBy(rules, index);
    const longWord = words.find((word) => word.length > handoffRuleWordsItemMax);
    const over = words.length - handoffRuleWordsMax;
    return {
      ...(when === 'topic' && words.length === 0 && { noWords: true }),
      ...(longWord !== undefined && { longWord }),
      ...(over > 0 && { manyWords: over }),
      ...(team && to !== null && !team.some(({ memberId }) => memberId === to) && { gone: true }),
      ...(covered && { covered }),
    };
  });
}

/** Where in their order the rules stand that do not work. */
export function faultyPlaces(faults: readonly RuleFaults[]): readonly number[] {
  return faults.flatMap((one, place) => (Object.keys(one).length > 0 ? [place] : []));
}

/** The words of a topic as they are typed: between commas, each once. */
export function wordsOf(typed: string): string[] {
  const words = typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set(words)];
}
