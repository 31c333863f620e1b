import { readFileSync } from 'node:fs';

/** What `openapi/README.md` says to the provider. */
export type Readme = {
  assumptions: { number: string; text: string; area: string }[];
  /** What a person sees where an operation, such as `GET /projects`, is lacking. */
  without: Map<string, string>;
};

/** Reads its tables. */
export function readReadme(): Readme {
  const text = readFileSync('openapi/README.md', 'utf8');
  const assumptions = [...text.matchAll(/^\| (\d+) \| (.+) \| ([^|]+) \|$/gm)];
  const rows = [...text.matchAll(/^\| `([A-Z]+ \/[^`]*)` \| (.+) \|$/gm)];
  return {
    assumptions: assumptions.map(([, number = '', said = '', area = '']) => ({ number, text: said, area })),
    without: new Map(rows.map(([, operation = '', sentence = '']) => [operation, sentence])),
  };
}
