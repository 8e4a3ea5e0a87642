/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..', '..', '..');

/** Returns the run-time parts of shared, from the list that the builds read. */
function runTimeParts(): string[] {
  const list = pathToFileURL(join(root, 'build', 'shared.mjs')).href;
  const program = `import(${JSON.stringify(list)}).then((m) => console.log(JSON.stringify(m.portalParts)))`;
  const names: string[] = JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }));
  return names.flatMap((name) => /^@portal\/shared\/(.+)$/.exec(name)?.[1] ?? []);
}

/** A module in a folder of the repository with a single import. */
type Probe = readonly [folder: string, from: string];

/** Returns the imports among `probes` that the lint rules refuse, as `folder: import`. */
function refused(probes: readonly Probe[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'portal-import-rules-'));
  try {
    // The plugin's file is not in the copy, and concerns no imports.
    const { plugins: _plugins, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(join(copy, 'biome.json'), JSON.stringify(rules));
    for (const [index, [folder, from]] of probes.entries()) {
      const path = join(copy, folder, `probe${index}.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { probe } from '${from}';\n\nexport const copy = probe;\n`);
    }
    const biome = require.resolve('@biomejs/biome/bin/biome');
    const options = ['--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none'];
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...options], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stdout).toContain(`Checked ${probes.length + 1} files`);
    const reported = new Set(Array.from(stderr.matchAll(/probe(\d+)\.ts/g), ([, index]) => Number(index)));
    return probes.filter((_, index) => reported.has(index)).map(([folder, from]) => `${folder}: ${from}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const named = (probes: readonly Probe[]) => probes.map(([folder, from]) => `${folder}: ${from}`);

test('a run-time shared part is imported by its package name wherever it would be bundled again', () => {
  const parts = runTimeParts();
  expect(parts).toContain('ui');
  const bundledAgain: Probe[] = parts.flatMap((part): Probe[] => [
    ['shared/src/parts', `../${part}`],
    ['shared/src/form', `../${part}/inner`],
    ['shared/src/newFolder', `../${part}`],
    ['remote-member/src/order', `../../../shared/src/${part}`],
    ['shell/src/layout', `../../../shared/src/${part}`],
  ]);
  const fine: Probe[] = [
    ...parts.map((part): Probe => ['shared/src/parts', `@portal/shared/${part}`]),
    ['shared/src/portal', '../api'],
    ['remote-member/src/order', '../ui/OrderEntry'],
    ['remote-public/src/detail/buy', '../../ui/tile'],
    ['remote-public/src/detail/buy', '../section/CardGrid'],
  ];
  expect(refused([...bundledAgain, ...fine])).toEqual(named(bundledAgain));
});

test('a feature folder imports no other feature, and no folder imports a higher one', () => {
  const wrong: Probe[] = [
    ['remote-member/src/order', '../address/AddressCard'],
    ['remote-public/src/detail/buy', '../../home/HomePage'],
    ['shared/src/ui', '../portal'],
    ['shared/src/rules', '../api'],
    ['shell/src/layout', '@portal/remote-member'],
  ];
  expect(refused(wrong)).toEqual(named(wrong));
});

test('no code of a browser imports node, neither by its package name nor by a path', () => {
  const shared = readdirSync(join(root, 'shared/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node', 'testing'].includes(entry.name))
    .map(({ name }) => `shared/src/${name}`);
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const areas = remotes.flatMap((name) => [
    `${name}/src/app`,
    `${name}/src/feature`,
    `${name}/src/feature/part`,
  ]);
  const wrong: Probe[] = [
    ...shared.flatMap((folder): Probe[] => [
      [folder, '../node'],
      [folder, '../node/metrics'],
      [`${folder}/inner`, '../../node'],
    ]),
    ...[...shared, ...areas, 'shell/src/boot', 'shell/src/layout/header'].map(
      (folder): Probe => [folder, '@portal/shared/node'],
    ),
  ];
  const fine: Probe[] = ['server/src/http', 'shell/gateway/page', 'shared/src/node'].map((folder) => [
    folder,
    '@portal/shared/node',
  ]);
  expect(refused([...wrong, ...fine])).toEqual(named(wrong));
});

test('only the calendar imports the date pickers and dayjs, and never their barrel', () => {
  const wrong: Probe[] = [
    ['remote-auth/src/sampling', '@mui/x-date-pickers/DateCalendar'],
    ['remote-experiment/src/app', '@mui/x-date-pickers'],
    ['shell/src/layout', 'dayjs'],
    ['shared/src/pickup', '@mui/x-date-pickers/DateCalendar'],
    ['shared/src/ui', 'dayjs/locale/zh-cn'],
    ['shared/src/calendar', '@mui/x-date-pickers'],
  ];
  const fine: Probe[] = [
    ['shared/src/calendar', '@mui/x-date-pickers/DateCalendar'],
    ['shared/src/calendar', 'dayjs'],
    ['shared/src/pickup', '@portal/shared/calendar'],
  ];
  expect(refused([...wrong, ...fine])).toEqual(named(wrong));
});
