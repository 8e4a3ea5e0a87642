import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab } from '../../../testing/orders';
import { bindWechat, busyMember, mark, visit } from '../../../testing/personal';
import { type TestApp, testApp } from '../../../testing/testApp';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  who = await member(t.db);
});

const link = async ({ token } = who) => (await t.call('auth/user/export', {}, { token })).data.url;

/** Downloads the export; returns the texts by path. */
async function exported(given = who): Promise<Record<string, string>> {
  const response = await t.app.inject(await link(given));
  expect(response.statusCode).toBe(200);
  const files = unzipSync(response.rawPayload);
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const deposit = ({ rid }: TestMember) =>
  t.db.transaction((tx) =>
    transfer(
      tx,
      [
        {
          id: `deposit:${rid}`,
          kind: 'deposit',
          debit: labOwner,
          credit: { kind: 'member', rid },
          amount: 500,
          cause: { kind: 'test', rid },
        },
      ],
      t.clock.now(),
    ),
  );

describe('the export of own data', () => {
  test('has every record as JSON, an index and the files that the member may download', async () => {
    const { order } = await busyMember(t, desk, who);
    const { code } = order;
    await bindWechat(t, who, 'wx-export');
    await deposit(who);
    const files = await exported();
    const json = (name: string) => JSON.parse(files[`${name}.json`] ?? 'null');
    const index = json('index');
    expect(index).toMatchObject({ account: who.phone, made: '2026-11-18T02:00:00.000Z' });
    const counts = index.json.map(({ path, records }: { path: string; records: number }) => [path, records]);
    expect(Object.fromEntries(counts)).toEqual({
      'profile.json': 1,
      'addresses.json': 2,
      'apiTokens.json': 0,
      'webhooks.json': 0,
      'invoices.json': 0,
      'coupons.json': 0,
      'exchanges.json': 0,
      'prestore.json': 0,
      'priceGroup.json': 0,
      'clusters.json': 0,
      'clusterBudgets.json': 0,
      'clusterData.json': 0,
      'clusterRequests.json': 0,
      'clusterPayments.json': 0,
      'credit.json': 0,
      'promoter.json': 0,
      'rebates.json': 0,
      'payee.json': 0,
      'withdrawals.json': 0,
      'plan.json': 1,
      'planShares.json': 0,
      'dataTags.json': 0,
      'dataViews.json': 0,
      'dataShares.json': 0,
      'orderDrafts.json': 0,
      'orders.json': 1,
      'evaluations.json': 0,
      'samples.json': 1,
      'recycles.json': 0,
      'samplings.json': 1,
      'reservations.json': 0,
      'waits.json': 0,
      'operations.json': 0,
      'quotations.json': 0,
      'reports.json': 0,
      'requirements.json': 1,
      'ledger.json': 3,
      'statements.json': 0,
      'invoiceApplies.json': 0,
      'invoiceFinance.json': 0,
      'transfers.json': 0,
      'messages.json': json('messages').length,
      'noticeChoices.json': 0,
      'consents.json': 2,
      'closing.json': 0,
      'sessions.json': 2,
      'signatures.json': 0,
      'wechat.json': 1,
      'uploads.json': 2,
    });
    expect(json('profile')).toMatchObject([{ phone: who.phone, name: '李同学', company: '示例大学' }]);
    expect(json('orders')).toMatchObject([
      {
        code,
        message: `易潮解，${mark}`,
        items: [{ device_rid: 'xrd' }],
        samples: [{ number: 'S1' }],
        timeline: [{ act: 'submit' }, { act: 'await_sample' }, { act: 'confirm' }, { act: 'send' }],
        promises: [],
        pickup: [{ type: 0 }],
        return_address: [{ name: mark, address: `${mark}路 30 号` }],
      },
    ]);
    expect(json('samplings')).toMatchObject([{ ...visit, phone: '13700137000' }]);
    expect(json('requirements')).toMatchObject([{ content: `${mark}的需求` }]);
    expect(files['首页.html']).toContain(`账号 ${who.phone}，导出于 2026-11-18 10:00`);
    expect(files['首页.html']).toMatch(/订单：.*<td class="n">\d+ 条<\/td><td><a href="orders\.json">/);
    expect(files['说明.txt']).toContain(`账号 ${who.phone} 的个人数据，导出于 2026-11-18 10:00`);

    const stored = Object.keys(files).filter((path) => path.startsWith('files/'));
    expect(stored.sort()).toEqual(index.files.map(({ path }: { path: string }) => path).sort());
    // The data file is missing: it is shown from the delivery on.
    expect(stored.filter((path) => !path.includes('协议'))).toEqual([
      `files/${code}/${mark}签字.pdf`,
      `files/uploads/${mark}.pdf`,
      `files/uploads/${mark}草稿.pdf`,
    ]);
    expect(stored).toHaveLength(4);
    expect(files[`files/${code}/${mark}签字.pdf`]).toContain('%PDF-1.4');
    expect(json('ledger')).toContainEqual(
      expect.objectContaining({
        kind: 'cash',
        entries: [expect.objectContaining({ amount: 500, balance: 500 })],
      }),
    );
    const all = Object.values(files).join('\n');
    for (const secret of ['argon2', 'stored"', 'hash']) expect(all).not.toContain(secret);
  });

  test('has nothing of another member', async () => {
    await busyMember(t, desk, who);
    const other = await member(t.db, { name: '别人' });
    const all = Object.values(await exported(other)).join('\n');
    expect(all).toContain('别人');
    expect(all).not.toContain(who.phone);
    expect(all).not.toContain(mark);
  });

  test('the link works for its member and for a minute only', async () => {
    const other = await member(t.db);
    const url = await link();
    expect((await t.app.inject(url.replace(who.rid, other.rid))).statusCode).toBe(403);
    expect((await t.app.inject(url.replace('/export/', '/zip/'))).statusCode).toBe(403);
    t.clock.pass(61);
    expect((await t.app.inject(url)).statusCode).toBe(403);
  });

  test('is limited: ten links an hour, thirty downloads an hour', async () => {
    const url = await link();
    for (let count = 1; count < 10; count++) await link();
    expect(await t.call('auth/user/export', {}, { token: who.token })).toMatchObject({ status: 429 });
    const codes: number[] = [];
    for (let count = 0; count < 31; count++) codes.push((await t.app.inject(url)).statusCode);
    expect(codes.slice(29)).toEqual([200, 429]);
  });

  test('is given without a consent too', async () => {
    const asked = await member(t.db, { consented: false });
    expect(Object.keys(await exported(asked))).toContain('profile.json');
  });
});
