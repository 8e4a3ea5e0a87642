import type { KeptView } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { mergeAccounts } from '../../../testing/merges';
import { lab } from '../../../testing/orders';
import { deliveredData, keptView } from '../../../testing/shares';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let owner: TestMember;
let rids: string[];
let rid: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  owner = await member(t.db);
  ({ rids } = await deliveredData(t, owner, { '甲.csv': '1', '乙.csv': '2' }));
  rid = rids[0] ?? '';
});

const own = () => ({ token: owner.token });
const read = (file = rid) => t.call('auth/dataView/detail', { rid: file }, own());
/** Saves from the state with this etag, or as if nothing were kept. */
const save = (kept: KeptView | null, etag?: string) =>
  t.call('auth/dataView/save', { rid, kept, etag }, own());

test('what is kept with a file is read again, with that file only; keeping nothing goes back to the plain curve', async () => {
  expect((await read()).data).toEqual({ kept: null });
  const { data: saved } = await save(keptView());
  expect(saved).toEqual({ kept: keptView(), etag: expect.any(String) });
  expect((await read()).data).toEqual(saved);
  expect((await read(rids[1])).data).toEqual({ kept: null });
  expect((await save(null, saved.etag)).data).toEqual({ kept: null });
  expect((await read()).data).toEqual({ kept: null });
});

test('of two tabs the second is refused, and told what is kept; the file stays as the first left it', async () => {
  const { etag } = (await save(keptView())).data;
  expect((await save(keptView({ offset: 0.5 }), etag)).error).toBeUndefined();
  const late = await save(keptView({ notes: [] }), etag);
  expect(late).toMatchObject({ error: 'edited_meanwhile', present: { kept: keptView({ offset: 0.5 }) } });
  expect((await save(null, etag)).error).toBe('edited_meanwhile');
  expect((await save(keptView({ notes: [] }))).error).toBe('edited_meanwhile');
  expect((await read()).data.kept).toEqual(keptView({ offset: 0.5 }));
});

test('two tabs that begin at the same time do not overwrite each other', async () => {
  const both = await Promise.all([save(keptView({ offset: 0.1 })), save(keptView({ offset: 0.2 }))]);
  expect(both.map(({ error }) => error).sort()).toEqual(['edited_meanwhile', undefined]);
});

test('pasted annotations are cleaned; one without words, and more than fit, are refused by name', async () => {
  const note = { axis: '2θ（°）', from: 10, to: 20 };
  const noted = (text: string, count = 1) =>
    save(keptView({ notes: Array.from({ length: count }, () => ({ ...note, text })) }));
  const { data } = await noted('  (111)\u200b\n峰 ');
  expect(data.kept?.notes).toEqual([{ ...note, text: '(111) 峰' }]);
  expect((await noted(' \u200b ')).msg).toContain('[标注]');
  expect((await noted('长'.repeat(61))).msg).toContain('[标注]');
  expect((await noted('多', limits.viewNotes + 1)).msg).toBe(`[标注]最多 ${limits.viewNotes} 条`);
});

test('what the viewer can not set is refused: bounds, order, unknown fields', async () => {
  const { acts } = keptView();
  const refused = [
    { ...keptView(), offset: 2 },
    { ...keptView(), range: { from: 3, to: 3 } },
    { ...keptView(), shown: Array.from({ length: 11 }, (_, index) => index) },
    { ...keptView(), acts: { ...acts, smooth: { window: 8, degree: 2 } } },
    { ...keptView(), acts: { ...acts, baseline: { stiffness: 99 } } },
    { ...keptView(), notes: [{ axis: 'x', from: 2, to: 1, text: '反' }] },
    { ...keptView(), notes: [{ axis: 'x', from: 1e300, to: 1e300, text: '远' }] },
    { ...keptView(), script: 'x' },
  ];
  for (const kept of refused) expect((await save(kept)).error).toBe('invalid_input');
  expect((await read()).data).toEqual({ kept: null });
});

test('another member neither reads nor changes it', async () => {
  const { etag } = (await save(keptView())).data;
  const { token } = await member(t.db);
  expect((await t.call('auth/dataView/detail', { rid }, { token })).error).toBe('not_found');
  const stolen = { rid, kept: null, etag };
  expect((await t.call('auth/dataView/save', stolen, { token })).error).toBe('not_found');
  expect((await read()).data.kept).toEqual(keptView());
});

test('who has a link sees it exactly when the member shows it with the link', async () => {
  await save(keptView());
  const share = async (views: boolean) => {
    const { data } = await t.call('auth/dataShare/add', { name: '数据', rids: [rid], views }, own());
    expect(data.views).toBe(views);
    return data.code;
  };
  const seen = async (code: string, file = rid) => t.call('open/dataShare/view', { code, file });
  expect((await seen(await share(false))).data).toEqual({ kept: null });
  const code = await share(true);
  expect((await seen(code)).data).toEqual({ kept: keptView() });
  expect((await seen(code, rids[1])).error).toBe('not_found');
});

test('a merge takes it along', async () => {
  await save(keptView());
  const into = await member(t.db);
  await mergeAccounts(t, await lab(t), { from: owner, into });
  const { token } = await withSession(t.db, into, t.clock.now());
  expect((await t.call('auth/dataView/detail', { rid }, { token })).data.kept).toEqual(keptView());
});
