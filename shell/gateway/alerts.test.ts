/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, panelsOf, rulesOf, seriesOf } from '../../build/metricNames.mjs';
import { closeGateways, gateway } from './testing/portal';

afterEach(closeGateways);

const read = (name: string) => readFileSync(join(__dirname, '../../deploy/prometheus', name), 'utf8');

test('every metric of the gateway in alerts and dashboard is one that it prints', async () => {
  const { app } = await gateway([], { api: ['http://127.0.0.1:9'] });
  const printed = seriesOf((await app.inject('/metrics')).body);
  const used = [...rulesOf(read('alerts.yml')), ...panelsOf(read('dashboard.json'))]
    .flatMap(({ expr }) => namesIn(expr))
    .filter((name) => name.startsWith('portal_'));
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !printed.has(name))).toEqual([]);
});
