import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const modulesFolder = __dirname;
const source = resolve(modulesFolder, '..');
const page = readFileSync(resolve(source, '../../docs/modules.md'), 'utf8');

/** Rows of the table of docs/modules.md whose heading begins with `heading`; the cells without spaces around them. */
function table(heading: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const names = (cell = ''): string[] => cell.split(',').map((name) => name.trim());
const kinds = table('kind').map(([kind]) => kind ?? '');
const layers = new Map(
  table('layer').flatMap(([layer, list]) => names(list).map((name) => [name, Number(layer)])),
);
const joins = new Set(
  table('file').flatMap(([file, owners]) => names(owners).map((owner) => `${file} ${owner}`)),
);

interface Arrow {
  /** Paths below server/src, with slashes. */
  readonly from: string;
  readonly to: string;
}

const slashed = (path: string): string => path.split(sep).join('/');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(slashed)
  .filter((path) => path.endsWith('.ts'));
const isTest = (path: string): boolean => path.endsWith('.test.ts');
const textOf = (path: string): string => readFileSync(join(source, path), 'utf8');

/** What a file imports: `import … from`, `export … from` and `import()`. */
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, name]) => name ?? '');

/** Every import of a file of ours by another one; tests may import what they like. */
const arrows: Arrow[] = files
  .filter((path) => !isTest(path))
  .flatMap((from) =>
    importsOf(from)
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from, to: slashed(relative(source, resolve(source, dirname(from), name))) })),
  );

/** The module that a file belongs to; undefined for files outside and for modules/index.ts. */
const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\/./.exec(path)?.[1];
const between = arrows.filter(({ from, to }) => {
  const owner = moduleOf(to);
  return owner !== undefined && moduleOf(from) !== owner;
});
const said = ({ from, to }: Arrow): string => `${from} -> ${to}`;
const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.ts$/, '');
const isTable = (path: string): boolean => path.endsWith('.table');

const expectNone = (violations: readonly string[]): void => expect(violations).toEqual([]);

test('the page and the folder name the same modules', () => {
  const folders = readdirSync(modulesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...layers.keys()].sort()).toEqual(folders.map((folder) => folder.name).sort());
});

test('modules look downwards only', () => {
  const layerOf = (path: string) => layers.get(moduleOf(path) ?? '') ?? -1;
  const upwards = between
    .filter(({ from }) => moduleOf(from) !== undefined)
    .filter(({ from, to }) => layerOf(to) >= layerOf(from));
  expectNone(upwards.map(said));
});

test('what stands below imports no module, and modules import nothing that stands above', () => {
  const above = /^(?:(?:seed|local|docs|cli)\/|(?:modules\/index|modules|jobs|schema|app|start|server)$)/;
  const below = /^(?:kit|db|http|ports)\/|^(?:deps|env|providerEnv|contentFolder)\.ts$/;
  const wrong = arrows.filter(({ from, to }) =>
    below.test(from)
      ? above.test(to) || to.startsWith('modules')
      : moduleOf(from) !== undefined && above.test(to),
  );
  expectNone(wrong.map(said));
});

test('foreign tables are reached by foreign keys and named joins only', () => {
  const foreign = between.filter(
    ({ from, to }) => isTable(to) && !isTable(stem(from)) && from !== 'schema.ts',
  );
  expectNone(foreign.filter(({ from, to }) => !joins.has(`${stem(from)} ${moduleOf(to)}`)).map(said));
  const used = new Set(foreign.map(({ from, to }) => `${stem(from)} ${moduleOf(to)}`));
  expect([...joins].filter((join) => !used.has(join))).toEqual([]);
});

const owned = files.filter((path) => moduleOf(path) !== undefined);

test('a file of a module says its kind', () => {
  const named = new RegExp(`^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?\\.(${kinds.join('|')})$`);
  const test = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?(\.race)?\.test$/;
  expectNone(owned.filter((path) => !(isTest(path) ? test : named).test(stem(path))));
});

test('drizzle-kit sees every table', () => {
  const seen = arrows.filter(({ from }) => from === 'schema.ts').map(({ to }) => `${to}.ts`);
  expect(files.filter((path) => path.endsWith('.table.ts') && !seen.includes(path))).toEqual([]);
});

test('SQL stands in repos', () => {
  const sql = owned.filter(
    (path) => !isTest(path) && importsOf(path).some((name) => /^drizzle-orm|\.table$/.test(name)),
  );
  expectNone(sql.filter((path) => !/\.(repo|table)\.ts$/.test(path)).map((path) => `${path} has SQL`));
});

test('presenters give shape only: no rules, no prices, no queries', () => {
  const values = /import \{([^}]*)\} from '(@portal\/shared\/rules|[^']*\.(?:service|repo|policy|rules))'/g;
  const deciding = owned
    .filter((path) => path.endsWith('.present.ts'))
    .flatMap((path) =>
      [...textOf(path).matchAll(values)]
        .filter(([, list = '']) => list.split(',').some((name) => !/^\s*($|type |format)/.test(name)))
        .map(([, list, from]) => `${path}: ${list?.trim()} from ${from}`),
    );
  expectNone(deciding);
});

/** Source without comments, strings and templates: names only. */
const codeOf = (path: string): string =>
  textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`(?:\\.|[^`\\])*`/g, ' ');

test('an address is where a parcel goes; anything else is an ip or a url', () => {
  const postal =
    /^(?:modules\/(?:index|address|order|sampling|visit|profile|protocol|setting)\b|seed\/|cli\/)/;
  const others = files.filter((path) => !postal.test(path) && !isTest(path));
  expectNone(others.filter((path) => /address/i.test(codeOf(path))));
});

test('names that begin with `use` are React hooks, and the server has none', () => {
  const declared = /\b(?:function|const|let)\s+(use[A-Z]\w*)/g;
  expectNone(
    files.flatMap((path) => [...codeOf(path).matchAll(declared)].map(([, name]) => `${path} ${name}`)),
  );
});

/** The text without comments. */
const withoutComments = (path: string): string =>
  textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

test('messages of refusals stand in the contract, texts for members in notices, documents and rules', () => {
  const mayHoldChinese = /^(?!modules\/|http\/)|\.(notice|document|rules|test)\.ts$/;
  const found = files.filter(
    (path) => !mayHoldChinese.test(path) && /\p{Script=Han}/u.test(withoutComments(path)),
  );
  expect(found).toEqual([]);
});

test('no refusal is given a message of its own, wherever it is thrown', () => {
  const found = files
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      [...withoutComments(path).matchAll(/\brefuse\([^;]*;/g)].map(([call]) => `${path}: ${call}`),
    )
    .filter((call) => /\p{Script=Han}/u.test(call));
  expect(found).toEqual([]);
});
