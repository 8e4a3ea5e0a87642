import type { Data, EditPath, Input } from '@portal/shared/contract';
import { newRid } from '../src/db/rid';
import { changeInput, formOf } from './changes';
import { grouping } from './clusters';
import { member, newcomer, staff, type TestMember } from './factories';
import { invoicing, paidStatement } from './invoices';
import { lab, order, send } from './orders';
import { priceGroup, priceRule } from './priceGroups';
import { agreedPayee, applyAsPromoter } from './promoters';
import { deliveredData, keptView } from './shares';
import { type TestApp, testApp } from './testApp';

/** Two people who have seen a record in the same state, and change different fields of it. */
interface Scene<P extends EditPath> {
  readonly etag: string;
  readonly tokens: readonly [string, string];
  readonly edits: readonly [Input<P>, Input<P>];
  /** A part of the record after the first edit. */
  readonly after: object;
}

let t: TestApp;
let who: TestMember;
let desk: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  // Over the windows of the limits by member and IP address.
  t.clock.pass(900);
  who = await member(t.db, { organization: 2 }, t.clock.now());
  desk = await staff(t.db, {}, t.clock.now());
});

let count = 1;
/** Returns a number that no earlier scene had. */
const next = () => ++count;

const bothOf = (one: TestMember) => [one.token, one.token] as const;
/** A change of an order at its price. */
const seenChange = async (form: Data<'auth/order/change/get'>) => {
  const { data } = await t.call('auth/web/order/detail', { rid: form.rid }, { token: who.token });
  const { etag: _, ...input } = changeInput(form);
  return { ...input, seen: { total_fen: data.total_fen, due_fen: data.due_fen } };
};

const own = () => ({ token: who.token });
const ours = () => ({ token: desk.token });

async function certification() {
  const { data } = await t.call('auth/user/info', {}, own());
  const { rid: _, account: _account, phone: _phone, invitation_code: _code, ...known } = data.userInfo;
  const who4 = { ...known, organization: 2 as const };
  const [home] = data.address;
  if (!home) throw new Error('a member has an address');
  const { province, city, area, address, address_code } = home;
  return { etag: data.etag, who: who4, place: { province, city, area, address, address_code } };
}

/** A scene for each call that edits a record. TypeScript requires all of them. */
const scenes: { readonly [P in EditPath]: () => Promise<Scene<P>> } = {
  'auth/address/edit': async () => {
    const [saved] = (await t.call('auth/address/list', {}, own())).data;
    if (!saved) throw new Error('a member has an address');
    const { etag, ...fields } = saved;
    return {
      etag,
      tokens: bothOf(who),
      after: { company: '甲公司' },
      edits: [
        { ...fields, company: '甲公司' },
        { ...fields, address: '别处 2 号' },
      ],
    };
  },
  'auth/order/change': async () => {
    const { rid } = await order(t, who);
    const form = await formOf(t, who, rid);
    return {
      etag: form.etag,
      tokens: bothOf(who),
      after: { message: '样品怕潮' },
      edits: [
        { ...(await seenChange(form)), message: '样品怕潮' },
        { ...(await seenChange(form)), materials: ['test_list'] },
      ],
    };
  },
  'auth/invoice/edit': async () => {
    const title = { holder: 'company', type: 1, title: '甲公司', tax_number: '91350100M000100Y43' } as const;
    const { etag, ...fields } = (await t.call('auth/invoice/add', title, own())).data;
    return {
      etag,
      tokens: bothOf(who),
      after: { bank: '甲银行' },
      edits: [
        { ...fields, bank: '甲银行' },
        { ...fields, registered_address: '乙路 2 号' },
      ],
    };
  },
  'auth/cluster/edit': async () => {
    const { rid, owner, manager } = await grouping(t).full();
    const { etag } = (await t.call('auth/cluster/detail', { rid }, { token: owner.token })).data;
    const fields = { rid, name: '甲组', approval_fen: 50_000 };
    return {
      etag,
      tokens: [manager.token, owner.token],
      after: { approval_fen: 100, limit_fen: 200 },
      edits: [
        { ...fields, approval_fen: 100, limit_fen: 200 },
        { ...fields, intro: '新的简介' },
      ],
    };
  },
  'auth/dataView/save': async () => {
    // An enterprise would have to sign a contract before its samples are received.
    const student = await member(t.db, {}, t.clock.now());
    const { rids } = await deliveredData(t, student);
    const rid = rids[0] ?? '';
    const { etag = '' } = (
      await t.call('auth/dataView/save', { rid, kept: keptView() }, { token: student.token })
    ).data;
    return {
      etag,
      tokens: bothOf(student),
      after: { kept: keptView({ offset: 0.5 }) },
      edits: [
        { rid, kept: keptView({ offset: 0.5 }) },
        { rid, kept: keptView({ notes: [] }) },
      ],
    };
  },
  'auth/webhook/edit': async () => {
    const given = { url: 'https://hooks.example.com/', events: ['bill.paid' as const] };
    const { etag, rid } = (await t.call('auth/webhook/add', given, own())).data;
    return {
      etag,
      tokens: bothOf(who),
      after: { url: 'https://hooks.example.com/2' },
      edits: [
        { rid, ...given, url: 'https://hooks.example.com/2', enabled: true },
        { rid, ...given, enabled: false },
      ],
    };
  },
  'auth/prestoreApply/edit': async () => {
    const file = await send(
      t,
      'auth/upload4file',
      {},
      { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' },
      who.token,
    );
    const fields = { amount_fen: 100_000, payer: '甲公司', paid_on: '2026-11-17', seen: { bonus_fen: 0 } };
    const given = { ...fields, file_rid: file.data.file_rid };
    const { etag, rid } = (await t.call('auth/prestoreApply/add', given, own())).data;
    return {
      etag,
      tokens: bothOf(who),
      after: { payer: '乙公司' },
      edits: [
        { ...fields, rid, payer: '乙公司' },
        { ...fields, rid, amount_fen: 200_000 },
      ],
    };
  },
  'auth/transferApply/edit': async () => {
    const voucher = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
    const fields = { amount_fen: 100_000, payer: '甲公司', paid_on: '2026-11-17' };
    const given = { ...fields, statement_rid: null, file_rid };
    const { etag, rid } = (await t.call('auth/transferApply', given, own())).data;
    return {
      etag,
      tokens: bothOf(who),
      after: { payer: '乙公司' },
      edits: [
        { ...fields, rid, payer: '乙公司' },
        { ...fields, rid, amount_fen: 200_000 },
      ],
    };
  },
  'auth/invoiceApply/edit': async () => {
    const bench = await lab(t);
    // Samples of enterprises arrive in another way.
    who = await member(t.db, {}, t.clock.now());
    const bill = await invoicing(t, bench, who);
    const { rid: statement_rid } = await paidStatement(t, bench, who);
    const { rid, etag } = await bill.asked(statement_rid, 300);
    const fields = { rid, type: 1 as const, invoice_rid: bill.invoice_rid };
    const parts = [{ statement_rid, amount_fen: 300 }];
    return {
      etag,
      tokens: bothOf(who),
      after: { note: '合同 7' },
      edits: [
        { ...fields, parts, note: '合同 7' },
        { ...fields, parts: [{ statement_rid, amount_fen: 200 }] },
      ],
    };
  },
  'auth/promoter_rebate_withdraw/update4user': async () => {
    await applyAsPromoter(t, who);
    await t.call('auth/promoter_rebate_withdraw/update4user', agreedPayee, own());
    const etag = (await t.call('auth/myPromotion/init', {}, own())).data.payee?.etag ?? '';
    return {
      etag,
      tokens: bothOf(who),
      after: { bank: '甲银行' },
      edits: [
        { ...agreedPayee, bank: '甲银行' },
        { ...agreedPayee, name: '王小明' },
      ],
    };
  },
  'auth/user/updateInfo': async () => {
    const { etag, who: person, place: home } = await certification();
    return {
      etag,
      tokens: bothOf(who),
      after: { company: '甲公司' },
      edits: [
        { ...person, ...home, company: '甲公司' },
        { ...person, ...home, address: '别处 2 号' },
      ],
    };
  },
  'auth/user/update4profile': async () => {
    const { etag, who: person } = await certification();
    return {
      etag,
      tokens: bothOf(who),
      after: { company: '甲公司' },
      edits: [
        { ...person, company: '甲公司' },
        { ...person, name: '王小明' },
      ],
    };
  },
  'staff/device/save': async () => {
    const { etag, published } = (await t.call('staff/device/detail', { rid: 'xrd' }, ours())).data;
    if (!published) throw new Error('a service is published');
    const base_fen = 6000 + next();
    return {
      etag,
      tokens: bothOf(desk),
      after: { draft: { base_fen } },
      edits: [
        { rid: 'xrd', content: { ...published, base_fen } },
        { rid: 'xrd', content: { ...published, sketch: `简介 ${next()}` } },
      ],
    };
  },
  'staff/article/save': async () => {
    const content = {
      type: 'news' as const,
      title: '讲座',
      img: '/upload/img/xrd.svg',
      sketch: '安排',
      source: null,
      author: '编辑部',
      body: '<p>周五</p>',
      devices: [],
      created: '2026-11-18',
    };
    const { rid, etag } = (await t.call('staff/article/save', { content }, ours())).data;
    return {
      etag,
      tokens: bothOf(desk),
      after: { draft: { title: '改期' } },
      edits: [
        { rid, content: { ...content, title: '改期' } },
        { rid, content: { ...content, author: '甲' } },
      ],
    };
  },
  'staff/home/save': async () => {
    const { etag } = (await t.call('staff/home/detail', { part: 'partner' }, ours())).data;
    const partner = (name: string) => ({
      content: { part: 'partner' as const, list: [{ name, img: '/upload/img/xrd.svg' }] },
    });
    const [first, second] = [`单位 ${next()}`, `单位 ${next()}`];
    const after = { draft: { list: [{ name: first }] } };
    return { etag, tokens: bothOf(desk), after, edits: [partner(first), partner(second)] };
  },
  'staff/instrument/save': async () => {
    const terms = {
      code: 'TEM-9',
      name: '电镜',
      slot_minutes: 60,
      capacity: 1,
      self_operated: false,
      device_rids: ['onsite-tem'],
      hours: [],
    };
    const { etag } = (await t.call('staff/instrument/save', terms, ours())).data;
    return {
      etag,
      tokens: bothOf(desk),
      after: { capacity: 2 },
      edits: [
        { ...terms, capacity: 2 },
        { ...terms, name: '透射电镜' },
      ],
    };
  },
  'staff/integration/saveGoods': async () => {
    const goods = { code: 'mug', name: '杯子', points: 300, stock: 50, offered: true };
    const { etag } = (await t.call('staff/integration/saveGoods', goods, ours())).data;
    return {
      etag,
      tokens: bothOf(desk),
      after: { points: 800 },
      edits: [
        { ...goods, points: 800 },
        { ...goods, name: '马克杯' },
      ],
    };
  },
  'staff/unclaimed/edit': async () => {
    // Of each scene another parcel: one that waits already is answered as it is.
    const mark = newRid().slice(0, 20);
    const { code, etag } = (await t.call('staff/unclaimed/add', { mark }, ours())).data;
    return {
      etag,
      tokens: bothOf(desk),
      after: { place: 'A 柜' },
      edits: [
        { code, place: 'A 柜' },
        { code, note: '寄件人王某' },
      ],
    };
  },
  'staff/priceGroup/edit': async () => {
    const { code, etag } = await priceGroup(t, desk);
    const facts = { code, name: '合作高校', kind: 'university' } as const;
    return {
      etag,
      tokens: bothOf(desk),
      after: { note: '框架协议' },
      edits: [
        { ...facts, note: '框架协议' },
        { ...facts, name: '重点高校' },
      ],
    };
  },
  'staff/priceGroup/saveRule': async () => {
    const { code } = await priceGroup(t, desk);
    const { rid, etag } = await priceRule(t, desk, { code, percent: 80 });
    const rule = { code, rid, percent: 80, starts: '2026-11-01' };
    return {
      etag,
      tokens: bothOf(desk),
      after: { from_count: 5 },
      edits: [
        { ...rule, from_count: 5 },
        { ...rule, percent: 70 },
      ],
    };
  },
  'staff/setting/update': async () => {
    const { etag } = (await t.call('staff/setting/detail', { key: 'slotCapacity' }, ours())).data;
    const [first, second] = [10 + next(), 10 + next()];
    return {
      etag,
      tokens: bothOf(desk),
      after: { value: first },
      edits: [
        { key: 'slotCapacity', value: first },
        { key: 'slotCapacity', value: second },
      ],
    };
  },
};

const paths = Object.keys(scenes) as EditPath[];

test.each(paths)(
  '%s over a change that was not seen is refused with what is there, and done after that',
  async (path) => {
    const { etag, tokens, edits, after } = await scenes[path]();
    const [first, second] = edits;
    expect(await t.call(path, { ...first, etag }, { token: tokens[0] })).toMatchObject({ status: 200 });
    const late = await t.call(path, { ...second, etag }, { token: tokens[1] });
    expect(late).toMatchObject({ status: 409, error: 'edited_meanwhile', present: after });
    const seen = { ...second, etag: String(late.present?.etag) };
    expect(await t.call(path, seen, { token: tokens[1] })).toMatchObject({ status: 200 });
  },
);

test.each(paths)('%s by two at the same moment is done for one', async (path) => {
  const { etag, tokens, edits } = await scenes[path]();
  const answers = await Promise.all(
    edits.map((edit, index) => t.call(path, { ...edit, etag }, { token: tokens[index] ?? '' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each(paths)('%s without an etag is refused for a record that exists', async (path) => {
  const { tokens, edits } = await scenes[path]();
  const { statusCode, ...response } = await t.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: edits[0],
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  expect([statusCode, response.json().data.error]).toEqual([409, 'edited_meanwhile']);
});

test('a first certification needs no etag, because there is nothing to replace', async () => {
  const { token } = await newcomer(t.db, { name: '' }, t.clock.now());
  const { who: person, place: home } = await certification();
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/user/updateInfo',
    payload: { ...person, ...home },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
});
