const STATUSES = ['documented', 'inferred', 'assumed'];

function provenanceFault(provenance) {
  if (!STATUSES.includes(provenance?.status)) return `its status must be one of ${STATUSES.join(', ')}`;
  if (!provenance.source) return 'its source must name where in the specification it comes from';
  if (provenance.status !== 'documented' && !provenance.reason)
    return 'what is not documented needs a reason';
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
