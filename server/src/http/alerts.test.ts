import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, panelsOf, rulesOf, seriesOf } from '../../../build/metricNames.mjs';
import { testApp } from '../../testing/testApp';

const root = join(__dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const rules = rulesOf(read('deploy/prometheus/alerts.yml'));
const panels = panelsOf(read('deploy/prometheus/dashboard.json'));
const used = [...rules, ...panels].flatMap(({ expr }) => namesIn(expr));

/** What Prometheus itself knows of a target. */
const ofPrometheus = ['up'];

test('every metric of alerts and dashboard is one that the API prints; the gateway’s are compared in shell', async () => {
  const t = await testApp();
  const printed = seriesOf((await t.app.inject('/metrics')).body);
  const others = used.filter((name) => !name.startsWith('portal_') && !ofPrometheus.includes(name));
  expect(others.length).toBeGreaterThan(30);
  expect(others.filter((name) => !printed.has(name))).toEqual([]);
});

test('every metric of the table in docs/operations.md has an alert', () => {
  const page = read('docs/operations.md');
  const table = page.slice(page.indexOf('## What to watch'), page.indexOf('### Log lines'));
  const alerted = new Set(rules.flatMap(({ expr }) => namesIn(expr)));
  // What is drawn, not alerted: the figures beside which another one is judged, or that are their owners' affair.
  const shown = [
    'http_calls_in_progress',
    'db_pool_used',
    'db_pool_size',
    'webhook_events_waiting',
    'webhooks_failing',
    'portal_gateway_draw_seconds',
  ];
  const listed = [
    ...table.matchAll(/`((?:http|portal|db|outbox|webhooks?|job|ledger|storage|backup)_[a-z_]+)`/g),
  ].flatMap(([, name]) => name ?? []);
  expect(listed.length).toBeGreaterThan(20);
  const isAlerted = (name: string) =>
    [name, `${name}_bucket`, `${name}_count`].some((series) => alerted.has(series));
  expect(listed.filter((name) => !isAlerted(name) && !shown.includes(name))).toEqual([]);
  const drawn = new Set(panels.flatMap(({ expr }) => namesIn(expr)));
  expect(shown.filter((name) => !drawn.has(name) && !drawn.has(`${name}_bucket`))).toEqual([]);
});

test('names are found in expressions, and nothing else', () => {
  expect(
    namesIn(
      'sum by (le, area) (rate(a_bucket{status=~"5..", x="b_c"}[5m])) / on (area) group_left () max(b:c_d) > bool 0.5 and time() - e > 1e3',
    ),
  ).toEqual(['a_bucket', 'b:c_d', 'e']);
});
