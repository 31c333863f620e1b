import { readFileSync } from 'node:fs';

const STATUSES = ['documented', 'inferred', 'assumed'];

let known;

/** The numbers of the assumptions that the provider is asked to confirm. */
function knownLines() {
  known ??= [...readFileSync('openapi/README.md', 'utf8').matchAll(/^\| (\d+) \|/gm)].map(([, line]) =>
    Number(line),
  );
  return known;
}

function provenanceFault(provenance) {
  if (!STATUSES.includes(provenance?.status)) return `its status must be one of ${STATUSES.join(', ')}`;
  if (!provenance.source) return 'its source must name where in the specification it comes from';
  if (provenance.status !== 'documented' && !provenance.reason)
    return 'what is not documented needs a reason';
  const { lines = [] } = provenance;
  if (provenance.status !== 'documented' && lines.length === 0)
    return 'its lines must name the assumptions of openapi/README.md that it rests on';
  const unknown = lines.filter((line) => !knownLines().includes(line));
  if (unknown.length > 0) return `openapi/README.md has no line ${unknown.join(', ')}`;
  return undefined;
}

function checkProvenance(node, { report, location }) {
  const fault = provenanceFault(node['x-provenance']);
  if (fault) report({ message: `x-provenance: ${fault}.`, location: location.child(['x-provenance']) });
}

/** Every operation, and each schema that says so, tells where it comes from. */
export function provenance() {
  return {
    Operation: checkProvenance,
    Schema(schema, context) {
      if (schema['x-provenance'] !== undefined) checkProvenance(schema, context);
    },
  };
}
