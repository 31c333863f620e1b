import { createProviderServer } from '@mocks/core/server';
import { harmless, plantedFaults } from './selftest/faults';
import { broken, LACKING, verifyHalf, verifyPlanted, verifyScenario } from './selftest/verify-planted';

const say = (line: string) => process.stdout.write(`${line}\n`);
let wrong = 0;

const healthy = await createProviderServer({ port: 0, speed: 0 });
for (const planted of plantedFaults) {
  const found = broken(await verifyPlanted(healthy.url, planted));
  if (found.length === 0) wrong += 1;
  say(`${found.length > 0 ? '✓ found  ' : '✗ MISSED '} ${planted.fault}${found[0] ? `: ${found[0]}` : ''}`);
}
for (const strange of harmless) {
  const alarms = broken(await verifyPlanted(healthy.url, strange));
  wrong += alarms.length;
  say(
    `${alarms.length === 0 ? '✓ passed ' : '✗ ALARM  '} ${strange.fault}${alarms[0] ? `: ${alarms[0]}` : ''}`,
  );
}
const half = await verifyHalf(healthy.url);
const named = half.filter(({ level }) => level === 'missing').map(({ operation }) => operation);
const unnamed = [...LACKING].filter((operation) => !named.includes(operation));
const alarms = [...broken(half), ...unnamed.map((operation) => `${operation} is missing, and not named`)];
wrong += alarms.length;
say(
  `${alarms.length === 0 ? '✓ passed ' : '✗ ALARM  '} ${LACKING.size} operations that are missing, each named${alarms.map((one) => `\n    ${one}`).join('')}`,
);
await healthy.close();
for (const scenario of ['usual', 'bare']) {
  for (const writes of [false, true]) {
    const alarms = broken(await verifyScenario(scenario, writes));
    wrong += alarms.length;
    const how = `${scenario} provider, ${writes ? 'with writes' : 'read only'}`;
    say(
      `${alarms.length === 0 ? '✓ passed ' : '✗ ALARM  '} ${how}${alarms.map((one) => `\n    ${one}`).join('')}`,
    );
  }
}
say(`${plantedFaults.length} faults, ${wrong} missed or false alarms`);
process.exitCode = wrong > 0 ? 1 : 0;
