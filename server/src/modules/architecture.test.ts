import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const modulesFolder = __dirname;
const source = resolve(modulesFolder, '..');
const page = readFileSync(resolve(source, '../../docs/modules.md'), 'utf8');

/** Returns the rows of the table below the heading of docs/modules.md that starts with `heading`; cells are trimmed. */
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

/** Returns the import specifiers of a file: `import … from`, `export … from` and `import()`. */
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, name]) => name ?? '');

/** All imports between our source files. Test files are excluded: they may import any file. */
const arrows: Arrow[] = files
  .filter((path) => !isTest(path))
  .flatMap((from) =>
    importsOf(from)
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from, to: slashed(relative(source, resolve(source, dirname(from), name))) })),
  );

/** Returns the module that a file belongs to; undefined for files outside of modules and for modules/index.ts. */
const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\/./.exec(path)?.[1];
const owned = files.filter((path) => moduleOf(path) !== undefined);
const between = arrows.filter(({ from, to }) => {
  const owner = moduleOf(to);
  return owner !== undefined && moduleOf(from) !== owner;
});
const said = ({ from, to }: Arrow): string => `${from} -> ${to}`;
const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.ts$/, '');
const isTable = (path: string): boolean => path.endsWith('.table');

const expectNone = (violations: readonly string[]): void => expect(violations).toEqual([]);

test('docs/modules.md and the folder have the same modules', () => {
  const folders = readdirSync(modulesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...layers.keys()].sort()).toEqual(folders.map((folder) => folder.name).sort());
});

test('modules/index.ts lists the card of each module that has one', () => {
  const listed = arrows.filter(({ from }) => from === 'modules/index.ts').map(({ to }) => `${to}.ts`);
  expectNone(owned.filter((path) => path.endsWith('.module.ts') && !listed.includes(path)));
});

test('modules import only modules of lower layers', () => {
  const layerOf = (path: string) => layers.get(moduleOf(path) ?? '') ?? -1;
  const upwards = between
    .filter(({ from }) => moduleOf(from) !== undefined)
    .filter(({ from, to }) => layerOf(to) >= layerOf(from));
  expectNone(upwards.map(said));
});

test('code below the modules imports no module, and modules import no code above them', () => {
  const above = /^(?:(?:seed|local|docs|cli)\/|(?:modules\/index|modules|jobs|app|start|server)$)/;
  const below = /^(?:kit|db|http|ports)\/|^(?:deps|env|providerEnv|contentFolder)\.ts$/;
  const wrong = arrows.filter(({ from, to }) =>
    below.test(from)
      ? above.test(to) || to.startsWith('modules')
      : moduleOf(from) !== undefined && above.test(to),
  );
  expectNone(wrong.map(said));
});

test('tables of other modules are used only by foreign keys and listed joins', () => {
  const foreign = between.filter(({ from, to }) => isTable(to) && !isTable(stem(from)));
  expectNone(foreign.filter(({ from, to }) => !joins.has(`${stem(from)} ${moduleOf(to)}`)).map(said));
  const used = new Set(foreign.map(({ from, to }) => `${stem(from)} ${moduleOf(to)}`));
  expect([...joins].filter((join) => !used.has(join))).toEqual([]);
});

test('the name of a module file contains its kind', () => {
  const named = new RegExp(`^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?\\.(${kinds.join('|')})$`);
  const test = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?(\.race)?\.test$/;
  expectNone(owned.filter((path) => !(isTest(path) ? test : named).test(stem(path))));
});

test('only repos contain SQL', () => {
  const sql = owned.filter(
    (path) => !isTest(path) && importsOf(path).some((name) => /^drizzle-orm|\.table$/.test(name)),
  );
  expectNone(sql.filter((path) => !/\.(repo|table)\.ts$/.test(path)).map((path) => `${path} has SQL`));
});

test('presenters contain no rules, prices or queries', () => {
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

/** Returns the source without comments, strings and templates, so that only code remains. */
const codeOf = (path: string): string =>
  textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`(?:\\.|[^`\\])*`/g, ' ');

test('`address` is a postal address only; others are `ip` or `url`', () => {
  const postal =
    /^(?:modules\/(?:index|accountMerge|address|certification|desk|order|personal|sample|sampling|visit|profile|integration|protocol|quotation|setting|invoice|invoiceApply|prestore|report|statement)\b|http\/region|seed\/|cli\/)/;
  // Node's DNS functions name an IP so.
  const ofNode = 'ports/webhook/guardedLookup.ts';
  const others = files.filter((path) => !postal.test(path) && !isTest(path) && path !== ofNode);
  expectNone(others.filter((path) => /address/i.test(codeOf(path))));
});

test('names that begin with `use` are React hooks, and the server has none', () => {
  const declared = /\b(?:function|const|let)\s+(use[A-Z]\w*)/g;
  expectNone(
    files.flatMap((path) => [...codeOf(path).matchAll(declared)].map(([, name]) => `${path} ${name}`)),
  );
});

/** Returns the source without comments. */
const withoutComments = (path: string): string =>
  textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

test('messages of refusals are in the contract, texts for members in notices, documents and rules', () => {
  const mayHoldChinese = /^(?!modules\/|http\/)|\.(notice|document|rules|test)\.ts$/;
  const found = files.filter(
    (path) => !mayHoldChinese.test(path) && /\p{Script=Han}/u.test(withoutComments(path)),
  );
  expect(found).toEqual([]);
});

test('no code that throws a refusal gives it its own message', () => {
  const found = files
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      [...withoutComments(path).matchAll(/\brefuse\([^;]*;/g)].map(([call]) => `${path}: ${call}`),
    )
    .filter((call) => /\p{Script=Han}/u.test(call));
  expect(found).toEqual([]);
});
