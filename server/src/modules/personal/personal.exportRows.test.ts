import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { member, type TestMember } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Db } from '../../db/client';
import { jsonOf } from './personal.exportJson.rules';
import { ownRows } from './personal.exportRows.service';

async function* given<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}

async function text(pieces: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of pieces) all += piece;
  return all;
}

test('rows are written as JSON.stringify writes them', async () => {
  const row = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true });
  const nested = fc.array(row, { maxLength: 3 });
  const rows = fc.array(fc.record({ row, timeline: nested, files: nested }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      let count = 0;
      const own = list.map((one) => ({
        row: one.row,
        lists: [
          { name: 'timeline', rows: given(one.timeline) },
          { name: 'files', rows: given(one.files) },
        ],
      }));
      const written = await text(jsonOf(given(own), () => count++));
      const plain = list.map(({ row, timeline, files }) => {
        const { timeline: _, files: __, ...rest } = row;
        return { ...rest, timeline, files };
      });
      // Through JSON, which writes -0 as 0.
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(plain)));
      if (list.every((one) => !('timeline' in one.row || 'files' in one.row)))
        expect(written).toBe(JSON.stringify(plain, null, 2));
      expect(count).toBe(list.length);
    }),
  );
});

/** 900 requirements, the last of which has 1,100 messages, and every tenth one. */
async function busy({ db }: TestApp, { rid }: TestMember): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO requirement (code, kind, user_rid, name, phone, email, company, device_rid, title, content, created)
      SELECT 'XQ' || lpad(n::text, 6, '0'), 'requirement', ${rid}, '', '', '', '', '', '', 'no ' || n,
        timestamptz '2026-01-01' + n / 3 * interval '1 minute'
      FROM generate_series(1, 900) n`);
    await tx.execute(sql`
      INSERT INTO requirement_message (rid, requirement_code, act, by, text, at)
      SELECT ${rid} || '-' || n, 'XQ' || lpad((CASE WHEN n > 90 THEN 900 ELSE n * 10 - 5 END)::text, 6, '0'), 'write', 'staff',
        'message ' || n, timestamptz '2026-02-01' + n * interval '1 minute'
      FROM generate_series(1, 1190) n`);
  });
}

/** A database that counts reads and the rows that one of them gave at most. */
function watched(db: Db) {
  const seen = { reads: 0, most: 0 };
  const read: Db['read'] = async (work) => {
    seen.reads++;
    return db.read(work);
  };
  return { seen, db: { read } };
}

describe('the rows of a member', () => {
  let t: TestApp;
  let who: TestMember;
  beforeAll(async () => {
    t = await testApp();
    who = await member(t.db);
    await busy(t, who);
  });

  test('are all there with their lists, in their order, however many', async () => {
    const rows = JSON.parse(await text(jsonOf(ownRows(t.db, who, 'requirements'), () => undefined)));
    expect(rows.map(({ content }: { content: string }) => content)).toEqual(
      Array.from({ length: 900 }, (_, index) => `no ${index + 1}`),
    );
    const texts = rows.flatMap(({ messages }: { messages: { text: string }[] }) =>
      messages.map((one) => one.text),
    );
    expect(texts).toEqual(Array.from({ length: 1190 }, (_, index) => `message ${index + 1}`));
    expect(rows[4].messages).toHaveLength(1);
    expect(rows[899].messages).toHaveLength(1100);
    expect(Object.keys(rows[4].messages[0])).toEqual(['rid', 'act', 'by', 'text', 'at']);
  });

  test('are read only as fast as they are taken, in many reads between which other calls have their turn', async () => {
    const { db, seen } = watched(t.db);
    const rows = ownRows(db, who, 'requirements');
    for (let count = 0; count < 200; count++) await rows.next();
    // The keys, the first page, and the keys of its messages.
    expect(seen.reads).toBe(3);
    await text(jsonOf(rows, () => undefined));
    expect(seen.reads).toBeGreaterThan(15);
  });

  test('a row that is deleted meanwhile is left out, and the others keep their lists', async () => {
    const rows = ownRows(t.db, who, 'requirements');
    for (let count = 0; count < 200; count++) await rows.next();
    await t.db.transaction((tx) =>
      tx.execute(sql`DELETE FROM requirement_message WHERE text IN ('message 25', 'message 100')`),
    );
    const left = JSON.parse(await text(jsonOf(rows, () => undefined)));
    expect(left).toHaveLength(700);
    const texts = left.flatMap(({ content, messages }: { content: string; messages: { text: string }[] }) =>
      messages.length === 1 ? [`${content}: ${messages[0]?.text}`] : [],
    );
    expect(texts[0]).toBe('no 205: message 21');
    expect(texts).not.toContain('no 245: message 25');
    expect(texts[4]).toBe('no 255: message 26');
    expect(left[699].messages).toHaveLength(1099);
  });
});
