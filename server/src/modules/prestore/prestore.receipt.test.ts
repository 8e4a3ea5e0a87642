import { grouping } from '../../../testing/clusters';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, send } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  who = await member(t.db);
});

async function applied(cluster_rid?: string) {
  const voucher = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
  const transfer = { amount_fen: 1_000_000, payer: '示例大学财务处', paid_on: '2026-11-17', file_rid };
  const group = cluster_rid === undefined ? {} : { cluster_rid };
  return (await t.call('auth/prestoreApply/add', { ...transfer, ...group }, { token: who.token })).data;
}
const receipt = (rid: string) => t.call('auth/prestoreApply/receipt', { rid }, { token: who.token });
const approve = (code: string) => t.call('staff/prestore/approve', { code }, { token: desk.token });

(hasPdftotext() ? test : test.skip)(
  'the receipt of a credited prepayment names the payer and the amount that arrived, without the bonus',
  async () => {
    const { rid, code, bonus_fen } = await applied();
    expect(bonus_fen).toBeGreaterThan(0);
    await approve(code);
    const response = await t.app.inject((await receipt(rid)).data.url);
    const name = decodeURIComponent(String(response.headers['content-disposition']));
    expect(name).toContain(`收据-${code}.pdf`);
    const words = textOfPdf(response.rawPayload).replaceAll(/\s/g, '');
    for (const word of ['示例大学财务处', '2026-11-17', code, '¥10,000.00', '人民币壹万元整', '不是税务发票'])
      expect(words).toContain(word);
    expect(words).not.toContain(`¥${bonus_fen / 100}`);
  },
);

(hasPdftotext() ? test : test.skip)('the receipt of a prepayment for a group names the group', async () => {
  const group = await grouping(t).add(who, { name: '电池课题组' });
  const { rid, code } = await applied(group.rid);
  await approve(code);
  const { rawPayload } = await t.app.inject((await receipt(rid)).data.url);
  expect(textOfPdf(rawPayload)).toContain('电池课题组');
});

test('there is no receipt before the money is credited', async () => {
  const { rid } = await applied();
  expect(await receipt(rid)).toMatchObject({
    status: 409,
    error: 'prestore_act_refused',
    msg: expect.stringContaining('到账后才能下载收据'),
  });
});
