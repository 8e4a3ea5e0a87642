/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// Days are the lab's and the time is the server's, wherever and with whatever clock the code runs: see docs/requests.md.

const root = join(__dirname, '../../..');

/** Sources below folders, without tests and what only tests and the sample data use. */
function sourcesOf(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => !/\/testing\/|\/node_modules\/|\.d\.ts$/.test(path)),
  );
}

const areas = readdirSync(root).filter((name) => name.startsWith('remote-'));
const browser = sourcesOf('shared/src', 'shell/src', ...areas.map((area) => `${area}/src`)).filter(
  (path) => !path.startsWith('shared/src/node/'),
);
const everywhere = [...browser, ...sourcesOf('server/src', 'shell/gateway', 'shared/src/node')];

/** Lines of files that match, without comments. */
const linesWith = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line.replace(/\/\/.*|^\s*\*.*|\/\*\*.*/, '')))
      .map((line) => `${path}: ${line.trim()}`),
  );

test('nothing reads a date in the time zone of the machine', () => {
  const local =
    /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(|\.toLocale(Date|Time)?String\(/;
  expect(linesWith(everywhere, local)).toEqual([]);
});

test('dates are formatted with the time zone of the lab', () => {
  const formats = everywhere.filter((path) =>
    /Intl\.DateTimeFormat\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  const without = formats.filter(
    (path) => !/timeZone: 'Asia\/Shanghai'/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(without).toEqual([]);
});

test('dayjs, which counts in the time zone of the machine, is only in the calendar and the sample data', () => {
  const found = everywhere.filter((path) => /from 'dayjs/.test(readFileSync(join(root, path), 'utf8')));
  expect(found.filter((path) => !/^(shared\/src\/calendar|server\/src\/seed)\//.test(path))).toEqual([]);
});

/** Code of the browser that measures time that passes, or asks for no day, and why the device's clock will do. */
const ownClock: Readonly<Record<string, string>> = {
  'shared/src/api/serverTime.ts': 'the time until the first answer',
  'shared/src/api/query.ts': 'compared with a time of React Query',
  'shared/src/form/draft.ts': 'when a draft was edited on this device',
  'shared/src/form/keptValues.ts': 'the same',
  'shared/src/parts/downloadBegun.ts': 'time that passes',
  'shared/src/parts/useCountdown.ts': 'what is left after a reload, with an upper limit',
  'shared/src/reservation/HoldClock.tsx': 'with the difference to the server’s clock',
  'shared/src/reservation/TimeBooking.tsx': 'the same',
  'shared/src/reservation/useOwnTime.ts': 'the same',
  'remote-member/src/ui/reservation/MoveDialog.tsx': 'the same',
  'shell/src/remotes/watchReleases.ts': 'time that passes',
  'shell/src/routing/areas.ts': 'time that passes',
  'shell/src/session/sessionStore.ts': 'when the token is renewed, from the time when it came',
};

test('pages ask the server what time it is', () => {
  const found = linesWith(browser, /new Date\(\)|Date\.now\(\)/);
  expect(found.filter((line) => !(line.slice(0, line.indexOf(':')) in ownClock))).toEqual([]);
});

test('the server asks for the time of the database', () => {
  // Besides the clock itself: waiting for the database, and the age of files on this machine.
  const allowed = [
    'server/src/db/clock.ts',
    'server/src/db/patience.ts',
    'server/src/kit/oldFiles.ts',
    'server/src/ports/files/folderFiles.ts',
  ];
  const found = linesWith(sourcesOf('server/src'), /new Date\(\)|Date\.now\(\)/);
  expect(
    found.filter((line) => !allowed.some((path) => line.startsWith(`${path}:`)) && !line.includes('/cli/')),
  ).toEqual([]);
});
