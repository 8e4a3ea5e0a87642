import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { member } from '../../testing/factories';
import { lab } from '../../testing/reservations';
import { startPortal, t, typed } from '../../testing/staffCommand';
import { type InstrumentSeed, instrumentSeeds } from '../seed/instruments';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-instrument-'));
  await startPortal();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const sem = instrumentSeeds.find(({ code }) => code === 'SEM-2');

/** Types the command with a file of these terms; those of SEM-2 where nothing else is given. */
async function save(terms: Partial<Record<keyof InstrumentSeed | 'etag', unknown>>) {
  const file = join(dir, 'instrument.json');
  await writeFile(file, JSON.stringify({ ...sem, code: 'SEM-9', ...terms }));
  return typed(`instrument save ${file}`);
}

const range = { starts: lab('09:30'), ends: lab('10:30') };
const device_rid = 'onsite-sem';

/** The instrument with this code as the service's page offers it. */
async function offered(code: string) {
  const free = { device_rid, from: '2026-12-01', to: '2026-12-01' };
  const { data } = await t.call('open/web/instrument/free', free);
  return data.find((one) => one.code === code);
}

test('an instrument is added from a file, can be reserved, and is changed under its code', async () => {
  const { token } = await member(t.db, {}, t.clock.now());
  expect(await offered('SEM-9')).toBeUndefined();
  expect((await save({ name: '新电镜' })).out).toBe('SEM-9　新电镜　材料楼 B1-02　每段 60 分钟　同时 1 个');
  expect((await typed('instruments')).out).toContain('SEM-9　新电镜');
  const instrument_rid = (await offered('SEM-9'))?.rid ?? '';
  const wish = { device_rid, instrument_rid, ...range };
  expect((await t.call('auth/reservation/add', wish, { token })).data).toMatchObject({
    instrument: { code: 'SEM-9' },
  });
  // The reservation stays as it is.
  expect((await save({ name: '旧电镜', slot_minutes: 120 })).out).toContain(
    'slot_minutes　文件：120　现在：60',
  );
  const { etag } = JSON.parse((await typed('instrument show SEM-9')).out);
  expect((await save({ etag, name: '旧电镜', slot_minutes: 120 })).out).toContain(
    '旧电镜　材料楼 B1-02　每段 120 分钟',
  );
  const { data } = await t.call('auth/web/reservation/list4person', {}, { token });
  const starts = new Date(range.starts).toISOString();
  expect(data.list).toMatchObject([{ instrument: { name: '旧电镜' }, starts }]);
});

test.each([
  ['a service that the catalogue does not have', { device_rids: ['onsite-sem', 'gone'] }, 'gone'],
  ['a field of the wrong type', { slot_minutes: '60' }, '[时段长度]格式不正确'],
  [
    'hours that end before they begin',
    { hours: [{ weekday: 1, from: '18:00', to: '08:00' }] },
    '[结束时间]须晚于开始时间',
  ],
])('an instrument with %s is refused and changes nothing', async (_case, terms, said) => {
  const before = (await typed('instruments')).out;
  const { code, out } = await save({ code: 'SEM-2', ...terms });
  expect(code).not.toBe(0);
  expect(out).toContain(said);
  expect((await typed('instruments')).out).toBe(before);
});
