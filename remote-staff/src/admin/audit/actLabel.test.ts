/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { orderActs, requirementActs, samplingActs, statementActs } from '@portal/shared/rules';
import { actLabel } from './actLabel';

const modules = resolve(__dirname, '../../../../server/src/modules');

/** Names of acts that the server writes into its audit log, and nouns of those whose verb is a variable. */
function written(): { readonly acts: readonly string[]; readonly nouns: readonly string[] } {
  const text = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(resolve(modules, file), 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  return { acts: found(/\bact: '(\w+\.\w+)'/g), nouns: found(/\bact: `(\w+)\.\$/g) };
}

test('every act that the server writes is shown in words', () => {
  const { acts, nouns } = written();
  expect(acts.length).toBeGreaterThan(40);
  expect(acts.filter((act) => actLabel(act) === undefined)).toEqual([]);
  expect(nouns.filter((noun) => actLabel(`${noun}.refuse`) === undefined)).toEqual([]);
  const rest = [
    ...orderActs.map((act) => `order.${act}`),
    ...requirementActs.map((act) => `requirement.${act}`),
    ...samplingActs.map((act) => `sampling.${act}`),
    ...statementActs.map((act) => `statement.${act}`),
    ...['article', 'device', 'home'].flatMap((noun) =>
      ['save', 'publish', 'withdraw', 'discard'].map((verb) => `${noun}.${verb}`),
    ),
  ];
  expect(rest.filter((act) => actLabel(act) === undefined)).toEqual([]);
  expect(actLabel('order.confirm')).toBe('订单：锁定方案');
  expect(actLabel('retest.add')).toBe('复测：新增');
  expect(actLabel('retest.withdraw')).toBe('复测：撤回');
  expect(actLabel('later.thing')).toBeUndefined();
});
