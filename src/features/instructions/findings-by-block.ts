import { type Finding, isSaidBeside } from './lint/finding';

/** What is to be said beside each block, by its id. */
export function findingsByBlock(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const byBlock = new Map<string, Finding[]>();
  for (const finding of findings.filter(isSaidBeside))
    for (const blockId of new Set(finding.places.map((place) => place.blockId)))
      byBlock.set(blockId, [...(byBlock.get(blockId) ?? []), finding]);
  return byBlock;
}
