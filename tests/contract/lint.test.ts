// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const folder = resolve('.cache/contract-lint');

const good = `openapi: 3.1.0
info: {title: A small contract, version: 1.0.0, license: {name: MIT, identifier: MIT}}
servers: [{url: /api/v1}]
tags: [{name: bots, description: The agents.}]
paths:
  /bots/{botKey}:
    patch:
      operationId: renameBot
      tags: [bots]
      summary: Rename an agent
      security: [{bearer: []}]
      x-provenance: {status: assumed, source: specification §7, reason: Not shown.}
      x-on-mismatch: block
      parameters:
        - {name: botKey, in: path, required: true, schema: {$ref: '#/components/schemas/BotKey'}}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/BotName'}
      responses:
        '200':
          description: Renamed.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Bot'}
              example: {id: bot_returns, name: Returns}
        '404': {description: Gone.}
components:
  securitySchemes: {bearer: {type: http, scheme: bearer}}
  schemas:
    BotKey: {type: string, pattern: '^bot_[a-z]{1,60}$', maxLength: 64}
    BotName: {type: object, properties: {name: {type: string, maxLength: 80}, tone: {$ref: '#/components/schemas/Tone'}}}
    Bot: {type: object, properties: {id: {$ref: '#/components/schemas/BotKey'}, name: {type: string}}}
    Tone: {type: object, properties: {words: {type: array, items: {type: string, maxLength: 20}}}}
`;

const planted: readonly { fault: string; rule: string; find: string; put: string }[] = [
  { fault: 'no provenance', rule: 'house/provenance', find: /x-provenance.*/.exec(good)?.[0] ?? '', put: '' },
  { fault: 'an unknown status', rule: 'house/provenance', find: 'status: assumed', put: 'status: guessed' },
  { fault: 'no source', rule: 'house/provenance', find: 'source: specification §7, ', put: '' },
  {
    fault: 'an assumption without a reason',
    rule: 'house/provenance',
    find: ', reason: Not shown.',
    put: '',
  },
  {
    fault: 'a schema of an unknown status',
    rule: 'house/provenance',
    find: 'Bot: {type: object,',
    put: 'Bot: {x-provenance: {status: guessed, source: here}, type: object,',
  },
  { fault: 'no x-on-mismatch', rule: 'house/on-mismatch', find: 'x-on-mismatch: block', put: '' },
  {
    fault: 'an unknown x-on-mismatch',
    rule: 'house/on-mismatch',
    find: 'mismatch: block',
    put: 'mismatch: hope',
  },
  {
    fault: 'no security of its own',
    rule: 'house/explicit-security',
    find: 'security: [{bearer: []}]',
    put: '',
  },
  {
    fault: 'an operationId in snake_case',
    rule: 'house/operation-id-camel-case',
    find: 'renameBot',
    put: 'rename_bot',
  },
  {
    fault: 'an answer without a name',
    rule: 'house/named-schemas',
    find: "schema: {$ref: '#/components/schemas/Bot'}",
    put: 'schema: {type: object, properties: {name: {type: string}}}',
  },
  {
    fault: 'a body without a name',
    rule: 'house/named-schemas',
    find: "schema: {$ref: '#/components/schemas/BotName'}",
    put: 'schema: {type: object, properties: {name: {type: string, maxLength: 9}}}',
  },
  {
    fault: 'an answer without an example',
    rule: 'house/answer-example',
    find: 'example: {id: bot_returns, name: Returns}',
    put: '',
  },
  {
    fault: 'an example that its schema refuses',
    rule: 'no-invalid-media-type-examples',
    find: 'example: {id: bot_returns',
    put: 'example: {id: ../../x',
  },
  {
    fault: 'an id without a pattern',
    rule: 'house/id-pattern',
    find: "{id: {$ref: '#/components/schemas/BotKey'}",
    put: '{id: {type: string}',
  },
  {
    fault: 'an id in the path without a pattern',
    rule: 'house/id-pattern',
    find: "required: true, schema: {$ref: '#/components/schemas/BotKey'}",
    put: 'required: true, schema: {type: string}',
  },
  {
    fault: 'a request text without a limit',
    rule: 'house/request-limits',
    find: '{name: {type: string, maxLength: 80}',
    put: '{name: {type: string}',
  },
  {
    fault: 'a request text without a limit, deep inside',
    rule: 'house/request-limits',
    find: 'items: {type: string, maxLength: 20}',
    put: 'items: {type: string}',
  },
  {
    fault: 'no refusal declared',
    rule: 'operation-4xx-response',
    find: "'404': {description: Gone.}",
    put: '',
  },
];

const reportSchema = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      location: z.array(z.object({ source: z.object({ ref: z.string() }) })),
    }),
  ),
});

const rulesByFile = new Map<string, string[]>();
const fileOf = (index: number) => `fault-${index}.yaml`;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'good.yaml'), good);
  for (const [index, { find, put }] of planted.entries()) {
    writeFileSync(
      join(folder, fileOf(index)),
      good.replace(find, () => put),
    );
  }
  const files = ['good.yaml', ...planted.map((_, index) => fileOf(index))].map((file) => join(folder, file));
  const { stdout, stderr } = spawnSync('redocly', ['lint', '--format=json', ...files], { encoding: 'utf8' });
  if (!stdout.includes('"totals"')) throw new Error(stderr);
  // One report a file, one after the other.
  for (const text of stdout.split(/(?=\{\s+"totals")/)) {
    for (const { ruleId, location } of reportSchema.parse(JSON.parse(text)).problems) {
      const file = location[0]?.source.ref.split('/').pop() ?? '';
      rulesByFile.set(file, [...(rulesByFile.get(file) ?? []), ruleId]);
    }
  }
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the rules of the contract', () => {
  it('find nothing in a good contract', () => {
    expect(rulesByFile.get('good.yaml') ?? []).toEqual([]);
  });

  it.for(planted.map((entry, index) => ({ ...entry, index })))('refuse $fault', ({ find, rule, index }) => {
    expect(good, 'the fault can be planted').toContain(find);
    const found = rulesByFile.get(fileOf(index)) ?? [];
    expect(found.filter((name) => name.startsWith('house/') || name === rule)).toEqual([rule]);
  });

  it('are all switched on, each with a fault that it finds', () => {
    const plugin = readFileSync('scripts/contract-rules.js', 'utf8').split('oas3: {')[1] ?? '';
    const names = [...plugin.matchAll(/^ {8}'?([a-z-]+)'?[,:]/gm)].map(([, name]) => `house/${name}`);
    expect(names.length).toBeGreaterThan(0);
    const settings = readFileSync('redocly.yaml', 'utf8');
    for (const name of names) {
      expect(settings).toContain(`  ${name}: error`);
      expect(planted.map(({ rule }) => rule)).toContain(name);
    }
  });
});
