import { createHash } from 'node:crypto';
import { protocolStates } from '@portal/shared/rules';
import { codeBySms } from '../../../testing/account';
import { member, type TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type Lab, lab, order, send, services } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { quoteOrder } from '../../../testing/quotations';
import { drawnPng, signingCode, signOrder } from '../../../testing/signatures';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  who = await member(t.db);
});

const detail = async (rid: string, version?: number) =>
  (await t.call('auth/protocol/detail', { rid, ...(version && { version }) }, { token: who.token })).data;
const list = async (input = {}) => (await t.call('auth/protocol/list', input, { token: who.token })).data;
const download = async (rid = '') => {
  const { url } = (await t.call('auth/web/orderFile/link', { rid }, { token: who.token })).data;
  return (await t.app.inject({ url })).rawPayload;
};
const upload = async (name = '签字.pdf', bytes: string | Buffer = '%PDF-1.4\n%%EOF\n') =>
  (await send(t, 'auth/upload4file', {}, { name, bytes }, who.token)).data.file_rid;
const handIn = async (rid: string) =>
  t.call('auth/order/updateProtocolFile', { rid, file_rid: await upload() }, { token: who.token });
/** Reprices the order by a quotation that the member accepts. */
const reprice = async (code: string) => {
  const charges = [{ name: '加急费', unit_fen: 5000 }];
  const { rid } = (await quoteOrder(t, desk.token, { code, charges })).data;
  await t.call('auth/quotation/accept', { rid }, { token: who.token });
};

describe('an agreement', () => {
  test('is read as the text of its PDF, whose hash is that of the download', async () => {
    const { rid, code } = await order(t, who);
    const protocol = await detail(rid);
    expect(protocol).toMatchObject({
      version: 1,
      state: 'open',
      can: ['sign', 'upload'],
      signed: null,
      superseded: null,
    });
    const pdf = await download(protocol.file?.rid);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(protocol.sha256);
    expect(protocol.text?.line).toContain(code);
    if (!hasPdftotext()) return;
    const words = textOfPdf(pdf).replace(/\s/g, '');
    const { parties = [], sections = [] } = protocol.text ?? {};
    const values = parties.flat().map(({ value }) => value);
    const parts = sections.flatMap(({ heading, clauses, table }) => [
      heading,
      ...clauses,
      ...(table?.rows.flat().flatMap((cell) => cell.split('\n')) ?? []),
    ]);
    for (const part of [...values, ...parts])
      expect(words).toContain(part.replace(/\s/g, '').replaceAll('\u207b', '-'));
  });

  test('that was replaced before it was signed is void and has no file; the text can still be read', async () => {
    const { rid, code } = await order(t, who);
    await desk.acts(code, 'confirm');
    const first = await detail(rid);
    expect(first).toMatchObject({ state: 'open', can: ['sign', 'upload'] });
    await reprice(code);
    const second = await detail(rid);
    expect(second).toMatchObject({ version: 2, state: 'open', due_fen: first.due_fen + 5000 });
    expect(second.sha256).not.toBe(first.sha256);
    expect(await detail(rid, 1)).toMatchObject({ state: 'void', can: [], file: null, text: first.text });
    expect(second.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'open'],
      [1, 'void'],
    ]);
  });

  test('that was signed stays with its file when a quotation replaces it', async () => {
    const { rid, code } = await order(t, who);
    await desk.acts(code, 'confirm');
    const { sha256 } = await detail(rid);
    await handIn(rid);
    expect(await detail(rid)).toMatchObject({ state: 'signed', can: ['upload'], copies: [{ by: 'member' }] });
    await reprice(code);
    expect(await detail(rid)).toMatchObject({ version: 2, state: 'open', can: ['sign', 'upload'] });
    const earlier = await detail(rid, 1);
    expect(earlier).toMatchObject({ state: 'signed', can: [] });
    expect(
      createHash('sha256')
        .update(await download(earlier.file?.rid))
        .digest('hex'),
    ).toBe(sha256);
    const files = await t.call('auth/web/orderFile/list4rid', { rid }, { token: who.token });
    expect(files.data.filter(({ kind }) => kind === 'protocol')).toHaveLength(1);
  });

  test('of a delivered order that was never handed in comes by post', async () => {
    const { rid, code } = await order(t, who);
    await desk.deliver(code);
    expect(await detail(rid)).toMatchObject({ state: 'paper', can: [] });
    await send(
      t,
      'staff/order/file',
      { code, kind: 'signed' },
      { name: 'a.pdf', bytes: '%PDF-1.4\n' },
      desk.token,
    );
    expect(await detail(rid)).toMatchObject({ state: 'signed', copies: [{ by: 'staff' }] });
  });

  test('has no version that was never made', async () => {
    const { rid } = await order(t, who);
    const answer = await t.call('auth/protocol/detail', { rid, version: 2 }, { token: who.token });
    expect(answer).toMatchObject({ status: 404, error: 'not_found', msg: '协议没有这个版本' });
  });
});

test('the list of each state has the agreements in this state, found by code or item, page by page', async () => {
  const placed: string[] = [];
  for (const step of ['submitted', 'open', 'signed', 'delivered', 'cancelled', 'replaced'] as const) {
    t.clock.pass(1);
    const { rid, code } = await order(t, who, step === 'submitted' ? services.analysis : services.sampled);
    placed.push(code);
    if (step === 'open' || step === 'signed' || step === 'replaced') await desk.acts(code, 'confirm');
    await detail(rid);
    if (step === 'signed') await handIn(rid);
    if (step === 'delivered') await desk.deliver(code);
    if (step === 'cancelled')
      await t.call('auth/order/cancel', { rid, reason: '不做了' }, { token: who.token });
    if (step === 'replaced') {
      await reprice(code);
      await detail(rid);
    }
  }
  const all = await list();
  expect(all.counts).toEqual({ draft: 1, open: 2, signed: 1, paper: 1, void: 2 });
  for (const state of protocolStates) {
    const rows = (await list({ state })).list;
    expect(rows.map((row) => row.state)).toEqual(rows.map(() => state));
    expect(rows).toHaveLength(all.counts[state] ?? 0);
  }
  expect((await list({ kw: placed[3]?.toLowerCase() ?? '' })).list.map((row) => row.order.code)).toEqual([
    placed[3],
  ]);
  expect((await list({ kw: all.list[0]?.item ?? '' })).list).toHaveLength(6);
  const first = await list({ size: 4 });
  const rest = await list({ size: 4, before: first.next });
  expect([...first.list, ...rest.list]).toEqual(all.list);
  expect(rest.next).toBeNull();
});

describe('signing on the page', () => {
  const drawn = drawnPng({
    width: 600,
    height: 200,
    ink: (x, y) => x > 100 && x < 400 && Math.abs(y - 90) < 3,
  });
  const confirmed = async () => {
    const placed = await order(t, who);
    await desk.acts(placed.code, 'confirm');
    return placed;
  };
  const sign = async (rid: string, given: object) => {
    const { sha256 } = await detail(rid);
    const input = {
      rid,
      seen: { sha256: sha256 ?? '' },
      name: '李同学',
      code: '000000',
      agreed: true as const,
    };
    return t.call('auth/protocol/sign', { ...input, ...given }, { token: who.token });
  };

  test('keeps who signed which document when, and makes the signed copy', async () => {
    const { rid, code } = await confirmed();
    const before = await detail(rid);
    expect(await signOrder(t, who, rid, drawn.toString('base64'))).toMatchObject({ code: 1 });
    const after = await detail(rid);
    expect(after).toMatchObject({
      state: 'signed',
      can: ['upload'],
      sha256: before.sha256,
      copies: [{ by: 'signature' }],
      signature: {
        version: 1,
        name: '李同学',
        method: 'drawn',
        sha256: before.sha256,
        consent: before.consent,
        phone: expect.stringMatching(/^139\*{4}\d{4}$/),
        at: '2026-11-18T02:00:00.000Z',
        picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
      },
    });
    const { data } = await t.call('staff/order/detail', { code }, { token: desk.token });
    expect(data.signatures).toEqual([
      expect.objectContaining({
        name: '李同学',
        sha256: before.sha256,
        ip: '127.0.0.1',
        user_agent: expect.any(String),
      }),
    ]);
    if (!hasPdftotext()) return;
    const pages = textOfPdf(await download(after.copies[0]?.rid))
      .replace(/[^\S\f]/g, '')
      .split('\f');
    const last = pages.findLast((page) => page !== '') ?? '';
    for (const part of [before.sha256 ?? '', code, '李同学', '手写签名', '2026年11月18日', before.consent])
      expect(last).toContain(part.replace(/\s/g, ''));
    expect(pages.join('')).toContain('日期：2026年11月18日');
  });

  test("agrees an enterprise's order in its name; without a drawing by the typed name", async () => {
    who = await member(t.db, { organization: 2, company: '示例科技有限公司' });
    await fund(t.db, who, 100_000);
    const { rid, code } = await confirmed();
    expect((await detail(rid)).consent).toContain('示例科技有限公司');
    expect(await signOrder(t, who, rid)).toMatchObject({ code: 1 });
    expect(await detail(rid)).toMatchObject({ signature: { method: 'typed', picture: null } });
    await desk.acts(code, 'await_sample');
  });

  test('of an earlier text, twice, or with the code of another act is refused and stores nothing', async () => {
    const { rid, code } = await confirmed();
    const { sha256 } = await detail(rid);
    await reprice(code);
    const own = await signingCode(t, who, rid);
    const stored = t.ports.stored.size;
    expect(await sign(rid, { seen: { sha256 }, code: own })).toMatchObject({ error: 'seen_changed' });
    expect(await sign(rid, { code: own, picture: 'AAAA' })).toMatchObject({
      error: 'invalid_input',
      fields: { picture: expect.any(String) },
    });
    t.clock.pass(61);
    await t.call('auth/user/code4proof', {}, { token: who.token });
    const proof = /\d{6}/.exec(t.ports.lastSms(who.phone))?.[0] ?? '';
    if (proof !== own) expect(await sign(rid, { code: proof })).toMatchObject({ error: 'code_wrong' });
    expect(t.ports.stored.size).toBe(stored);
    const both = await Promise.all([sign(rid, { code: own }), sign(rid, { code: own })]);
    expect(both.map((answer) => answer.status).sort()).not.toEqual([200, 200]);
    expect(both.map((answer) => answer.code)).toContain(1);
    expect(t.ports.stored.size).toBe(stored + 1);
    expect(await sign(rid, { code: own })).toMatchObject({ error: 'protocol_signed' });
  });

  test('by a code that does not wait for the code of the login; two of them are a minute apart', async () => {
    const { rid, code } = await order(t, who);
    await desk.acts(code, 'confirm');
    await codeBySms(t, who.phone, 3);
    expect(await signingCode(t, who, rid)).toMatch(/^\d{6}$/);
    const early = await t.call('auth/protocol/code', { rid }, { token: who.token });
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60']);
  });

  test('waits for the answer to a quotation', async () => {
    const { rid, code } = await confirmed();
    await quoteOrder(t, desk.token, { code, charges: [{ name: '加急费', unit_fen: 5000 }] });
    expect(await detail(rid)).toMatchObject({ can: ['upload'], quoted: true });
    expect(await t.call('auth/protocol/code', { rid }, { token: who.token })).toMatchObject({
      error: 'order_act_refused',
      msg: expect.stringContaining('报价单'),
    });
  });
});
