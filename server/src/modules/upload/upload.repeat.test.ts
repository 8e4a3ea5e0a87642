import { eq } from 'drizzle-orm';
import { postgresUrl } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { onePixel } from '../../../testing/picture';
import { type TestApp, testApp } from '../../../testing/testApp';
import { files } from './file.table';

const pdf = '%PDF-1.4\n%%EOF\n';
const drivers = postgresUrl() === undefined ? (['pglite'] as const) : (['pglite', 'postgres'] as const);

describe.each(drivers)('one upload that is sent again, on %s', (database) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database });
  });

  const keptOf = (user_rid: string) =>
    t.db.read((tx) => tx.select({ stored: files.stored }).from(files).where(eq(files.user_rid, user_rid)));

  test.each([
    ['auth/upload4file', 'a.pdf', pdf],
    ['auth/upload4pic', 'a.png', onePixel],
  ] as const)(
    '%s: one after the other and at once under one key, one file is kept',
    async (path, name, bytes) => {
      const who = await member(t.db);
      const before = t.ports.stored.size;
      const upload = () => send(t, path, {}, { name, bytes }, who.token, `try-of-${name}`);
      const first = await upload();
      const later = await Promise.all([upload(), upload()]);
      expect(first).toMatchObject({ code: 1 });
      for (const { data } of later) expect(data).toEqual(first.data);
      expect(await keptOf(who.rid)).toHaveLength(1);
      expect(t.ports.stored.size).toBe(before + 1);

      const other = await member(t.db);
      const together = await Promise.all(
        Array.from({ length: 4 }, () => send(t, path, {}, { name, bytes }, other.token, `try-of-${name}`)),
      );
      const done = together.filter(({ code }) => code === 1);
      expect(new Set(done.map(({ data }) => data.file_rid)).size).toBe(1);
      for (const { code, error } of together) if (code !== 1) expect(error).toBe('idempotency_in_flight');
      const [kept, ...more] = await keptOf(other.rid);
      expect(more).toEqual([]);
      expect(t.ports.stored.has(kept?.stored ?? '')).toBe(true);
      expect(t.ports.stored.size).toBe(before + 2);
    },
  );

  test('another file under the same key is refused, and leaves no bytes', async () => {
    const who = await member(t.db);
    const upload = (bytes: string) =>
      send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes }, who.token, 'one-key-only');
    expect(await upload(pdf)).toMatchObject({ code: 1 });
    const before = t.ports.stored.size;
    expect(await upload(`${pdf}%`)).toMatchObject({ status: 422, error: 'idempotency_mismatch' });
    expect(t.ports.stored.size).toBe(before);
  });

  test('without a key, or with another one, a file is kept each time', async () => {
    const who = await member(t.db);
    const upload = (key?: string) =>
      send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes: pdf }, who.token, key);
    for (const key of [undefined, undefined, 'key-number-1', 'key-number-2'])
      expect(await upload(key)).toMatchObject({ code: 1 });
    expect(await keptOf(who.rid)).toHaveLength(4);
  });
});
