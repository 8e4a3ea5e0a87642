/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { memberGroups } from '../portal';

const root = resolve(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const areas = readdirSync(root).filter((name) => name.startsWith('remote-'));
const workspaces = [...areas, 'shared', 'shell', 'server'];

const section = (number: number): string => page.split(/^## /m)[number] ?? '';
const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cells);
const quoted = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []);

/** Returns the text of a source file, or of all source files below a folder, without tests and built files. */
function sourceOf(path: string): string {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  return readdirSync(path, { withFileTypes: true })
    .filter(
      ({ name }) => !/^(node_modules|dist|\..*|testing|migrations)$/.test(name) && !/\.test\./.test(name),
    )
    .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
    .map((entry) => sourceOf(join(path, entry.name)))
    .join('\n');
}

interface Route {
  readonly index?: true;
  readonly path?: string;
  readonly children?: readonly Route[];
}

const flat = (routes: readonly Route[], base = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const full = path ? `${base}/${path}` : base || '/';
    return [full, ...(children ? flat(children, full) : [])];
  });

const served = areas
  .map((area) => join(root, area, 'src/app/routes.tsx'))
  .filter((file) => existsSync(file))
  .flatMap((file) => flat(jest.requireActual<{ routes: readonly Route[] }>(file).routes));

const routes = rowsOf(section(2)).filter(([path]) => path?.startsWith('/'));

test('each route of the table is served by an area or by the shell, or is to come', () => {
  expect(routes.length).toBeGreaterThan(30);
  const shell = sourceOf(join(root, 'shell/src/routing'));
  const missing = routes.filter(([path = '', , where = '']) => {
    if (where === 'to come') return served.includes(path);
    if (where.includes('shell/')) return !shell.includes(`'${path.slice(1)}'`);
    return !served.includes(path);
  });
  expect(missing).toEqual([]);
});

test('each route of an area is in the table', () => {
  const listed = routes.map(([path]) => path);
  expect([...new Set(served)].filter((path) => !listed.includes(path))).toEqual([]);
});

test('each page of the member menu is in the table', () => {
  const listed = routes.map(([path]) => path);
  const pages = memberGroups.flatMap((group) => group.pages).map(({ path }) => `/member/${path}`);
  expect(pages.filter((path) => !listed.includes(path))).toEqual([]);
});

test.each(['specification.md', 'where.md', 'security.md'])(
  'each file and folder that docs/%s names exists',
  (name) => {
    const named = quoted(readFileSync(join(root, 'docs', name), 'utf8')).filter((text) =>
      /^(shared|shell|server|remote-\w+|build|docs)\//.test(text),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('each quoted message is in the code, or its label if the message is generated', () => {
  const source = workspaces.map((workspace) => sourceOf(join(root, workspace, 'src'))).join('\n');
  const messages = quoted(page).filter((text) => /\p{Script=Han}/u.test(text));
  expect(messages.length).toBeGreaterThan(30);
  const missing = messages.filter((message) => {
    const label = /^\[(.+)\]不能为空$/.exec(message)?.[1];
    return !source.includes(label ? `'${label}'` : message);
  });
  expect(missing).toEqual([]);
});

test('each constant is in the code as the table quotes it', () => {
  const constants = rowsOf(section(9)).slice(1);
  expect(constants.length).toBeGreaterThan(15);
  for (const [name, , code = '', where = ''] of constants) {
    const [snippet = ''] = quoted(code);
    const [path = ''] = quoted(where);
    expect({ name, found: sourceOf(join(root, path)).includes(snippet) }).toEqual({ name, found: true });
  }
});
