// Two linters that know nothing of this product read the contract as other tools do: Spectral's rules for OpenAPI, and
// the schema of OpenAPI itself.
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { load } from 'js-yaml';
import { bundleContract } from './bundle';

// As a value: of text, Spectral notes where each word stands, which takes it twice as long.
const file = process.argv[2] ?? (await bundleContract());
const text = readFileSync(file, 'utf8');
const contract: Record<string, unknown> = file.endsWith('.json') ? JSON.parse(text) : load(text);

const spectral = new Spectral();
spectral.setRuleset({
  extends: [[{ ...oas, extends: [] }, 'all']],
  rules: {
    // The tags stand in the order in which people meet what they name.
    'openapi-tags-alphabetical': 'off',
    // The license is named by its identifier, which excludes an address.
    'license-url': 'off',
    // Who runs the dashboard is the deployment's own.
    'contact-properties': 'off',
  },
});
const found = (await spectral.run(contract)).map(
  ({ code, path, message }) => `Spectral ${code} ${path.join('/')}: ${message}`,
);

const { valid, errors } = await new Validator().validate(contract);
if (!valid) found.push(`OpenAPI's own schema: ${JSON.stringify(errors, null, 2)}`);

process.stdout.write(
  found.length === 0 ? 'Spectral and the schema of OpenAPI find nothing.\n' : `${found.join('\n')}\n`,
);
process.exitCode = found.length === 0 ? 0 : 1;
