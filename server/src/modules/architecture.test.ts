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

/** What is still to be mended; nothing may be added. */
const remaining: readonly string[] = [
  'modules/order/order.repo.ts -> modules/orderFile/orderFile.table',
  'modules/order/order.staff.service.ts -> modules/orderFile/orderFile.repo',
  'modules/orderFile/orderFile.routes.ts -> modules/download/download.routes',
  'modules/protocol/protocol.service.ts -> modules/orderFile/orderFile.repo',
  'modules/visit/visit.service.ts -> modules/sampling/sampling.table',
  'seed/content.ts -> modules/home/home.table',
  'seed/content.ts -> modules/thanks/thanks.table',
  'seed/content.ts -> modules/type/type.table',
  'seed/demoOrders.ts -> modules/message/message.table',
  'modules/message/outbox.job.ts -> modules/user/user.table',
  'modules/protocol/protocol.service.ts -> modules/order/order.table',
  'modules/requirement/requirement.repo.ts -> modules/device/device.table',
  'modules/requirement/requirement.repo.ts -> modules/upload/file.table',
  'modules/requirement/requirement.repo.ts -> modules/user/user.table',
  'modules/order/order.code.ts',
  'modules/order/order.list.ts',
  'modules/order/order.move.ts',
  'modules/order/order.pickup.ts',
  'modules/order/order.place.ts',
  'modules/order/order.promise.ts',
  'modules/order/order.sample.ts',
  'modules/order/order.staff.list.ts',
  'modules/message/outbox.job.ts has SQL',
  'modules/order/order.code.ts has SQL',
  'modules/order/order.list.ts has SQL',
  'modules/order/order.promise.ts has SQL',
  'modules/order/order.staff.list.ts has SQL',
  'modules/protocol/protocol.service.ts has SQL',
  'modules/visit/visit.service.ts has SQL',
  'modules/order/order.present.ts: type Actor, formatAddress, type OrderFacts, possibleActs from @portal/shared/rules',
  'modules/plan/plan.present.ts: byPlanOrder, choiceText, isValidChoice, unitPrice from @portal/shared/rules',
  'modules/sampling/sampling.present.ts: formatAddress, samplingActsOf from @portal/shared/rules',
];
const found: string[] = [];

/** Expects nothing besides what remains. */
function expectNone(violations: readonly string[]): void {
  found.push(...violations);
  expect(violations.filter((one) => !remaining.includes(one))).toEqual([]);
}

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

test('SQL stands in repos', () => {
  const sql = owned.filter(
    (path) => !isTest(path) && importsOf(path).some((name) => name.startsWith('drizzle-orm')),
  );
  expectNone(sql.filter((path) => !/\.(repo|table)\.ts$/.test(path)).map((path) => `${path} has SQL`));
});

test('presenters take types and other presenters only: no rules, no prices, no queries', () => {
  const values = /import \{([^}]*)\} from '(@portal\/shared\/rules|[^']*\.(?:service|repo|policy|rules))'/g;
  const deciding = owned
    .filter((path) => path.endsWith('.present.ts'))
    .flatMap((path) =>
      [...textOf(path).matchAll(values)]
        .filter(([, list = '']) =>
          list.split(',').some((name) => name.trim() && !name.trim().startsWith('type ')),
        )
        .map(([, list, from]) => `${path}: ${list?.trim()} from ${from}`),
    );
  expectNone(deciding);
});

test('what remains is still there', () => {
  expect(remaining.filter((one) => !found.includes(one))).toEqual([]);
});
