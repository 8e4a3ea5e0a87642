import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';
import { aboveFloor, browsers } from './browsers.mjs';

test.each([
  ['const a = b?.c ?? await import("x"); class D { static { a() } #e = 1 }', []],
  ['if (/(?<=a)b/u.test(c)) d.at(-1)', []],
  ['using file = open()', ['using file']],
  ['const a = /[\\p{L}--[a-z]]/v', ['/v']],
  ['AbortSignal.any([a, b])', ['AbortSignal.any(']],
  ['a.toSorted()', ['.toSorted(']],
])('%s', async (code, found) => {
  const above = await aboveFloor(code);
  expect(above).toHaveLength(found.length);
  for (const [index, part] of found.entries()) expect(above[index]).toContain(part);
});

test("the gateway's message names the oldest supported browsers", () => {
  const page = readFileSync(join(root, 'shell/gateway/page/oldBrowser.ts'), 'utf8');
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };
  const named = browsers
    .map((browser) => browser.split(' >= '))
    .flatMap(([name, version]) => (name in names ? [`${names[name]} ${version}`] : []));
  expect(named).toHaveLength(4);
  for (const one of named) expect(page).toContain(one);
});
