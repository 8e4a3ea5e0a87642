import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

let dir;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'portal-routes-')));
  mkdirSync(join(dir, 'app'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/**
 * Returns the page modules by path pattern, relative to the folder. Runs in its own process, because Jest can't
 * import a file that was just written.
 */
function routeMapOf(routes) {
  for (const page of ['Home', 'List', 'Frame'])
    writeFileSync(join(dir, `${page}.tsx`), `export const ${page} = () => null;`);
  writeFileSync(join(dir, 'app/routes.tsx'), `export const routes = ${routes};`);
  const file = JSON.stringify(join(dir, 'app/routes.tsx'));
  const code = `import { routeMap } from './build/routeMap.mjs'; console.log(JSON.stringify([...await routeMap(${file})]))`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = JSON.parse(printed).map(([pattern, { modules }]) => [
    pattern,
    modules.map((module) => module.slice(dir.length + 1)),
  ]);
  return Object.fromEntries(found);
}

test('each pattern has the modules of its page and of the pages around it', () => {
  const routes = `[
    { path: '/', page: () => import('../Home') },
    { path: 'list', page: () => import('../Frame').then((m) => m.Frame), children: [
      { index: true, page: () => import('../List').then((m) => m.List) },
      { path: ':id', page: () => import('../List').then((m) => m.List) },
    ] },
  ]`;
  expect(routeMapOf(routes)).toEqual({
    '/': ['Home.tsx'],
    '/list': ['Frame.tsx', 'List.tsx'],
    '/list/:id': ['Frame.tsx', 'List.tsx'],
  });
});

test('a redirect has the modules of its target page', () => {
  const routes = `[
    { path: 'old', redirect: '/list' },
    { path: 'list', page: () => import('../List') },
  ]`;
  expect(routeMapOf(routes)['/old']).toEqual(['List.tsx']);
});
