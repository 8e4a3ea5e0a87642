import { currentVersions } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { users } from '../../src/modules/user/user.table';
import { codeBySms, newPhone } from '../account';
import { offer } from '../coupons';
import { member, testPassword } from '../factories';
import { place } from '../foreign/attempt';
import { agreedPayee } from '../promoters';
import { type Act, act, type Scene, tried } from './scene';

const { phone: _, ...region } = place;
const profile = { name: '王小明', email: 'li@example.com', organization: 3, company: '示例大学' } as const;

/** Acts on addresses, titles, notices and the account. */
export const accountActs = (scene: Scene): Act[] => [
  act('auth/address/add', () => place),
  ...tried(scene, 'auth/address/default address_rid'),
  act('auth/address/edit', () => ({ ...place, name: '王小明', address_rid: scene.its.address_rid })),
  act('auth/invoice/add', () => ({ holder: 'person', type: 1, title: '王小明' })),
  ...tried(scene, 'auth/invoice/default rid', 'auth/invoice/edit rid', 'auth/message/read rids'),
  act('auth/invoiceApply/finance/edit', () => ({ emails: ['finance@example.com'], auto: true })),
  act('auth/user/notice/edit', () => ({ kind: 'order', sms: false })),
  act('auth/user/updateInfo', () => ({ ...profile, ...region })),
  act('auth/user/update4profile', () => ({ ...profile, name: '王大明' })),
  act('auth/user/consent/add', () => ({ consent: currentVersions() })),
];

/** Acts on points, coupons and promotion. */
export function rewardActs(scene: Scene): Act[] {
  const { t, who, its, desk } = scene;
  const work = { token: desk.token };
  const points = () =>
    t.call('staff/integration/adjust', { account: who.phone, points: 1000, note: '补' }, work);
  return [
    act('auth/coupon/claim', async () => ({ code: (await offer(t, desk)).code })),
    act('auth/integration/apply', async () => {
      const { code: coupon_code } = await offer(t, desk);
      const voucher = {
        code: 'voucher',
        name: '优惠券',
        points: 100,
        stock: null,
        coupon_code,
        offered: true,
      };
      await t.call('staff/integration/saveGoods', voucher, work);
      await points();
      const { data } = await t.call('auth/integration/list4exchange', {}, { token: who.token });
      return { goods_rid: data.find(({ coupon }) => coupon)?.rid ?? '' };
    }),
    act('auth/integration/applyExchange', async () => {
      const notebook = { code: 'paper', name: '记录本', points: 300, stock: 9, offered: true };
      await t.call('staff/integration/saveGoods', notebook, work);
      await points();
      const { data } = await t.call('auth/integration/list4exchange', {}, { token: who.token });
      const goods_rid = data.find(({ coupon, name }) => !coupon && name === '记录本')?.rid ?? '';
      return { goods_rid, address_rid: its.address_rid };
    }),
    act('auth/integration/transfer', async () => ({ phone: (await member(t.db)).phone, points: 1 })),
    ...tried(scene, 'auth/promoter_rebate_withdraw/cancel rid'),
    act('auth/promoter_rebate_withdraw/add', () => ({ amount_fen: 20_000 })),
    act('auth/promoter_rebate_withdraw/update4user', () => ({ ...agreedPayee, bank: '另一银行' })),
    act('auth/promoter_rebate_withdraw/removePayee', () => ({})),
  ];
}

/** Acts on tokens and webhooks, which enterprises have. */
export function interfaceActs(scene: Scene): Act[] {
  const { t, who } = scene;
  return [
    act('auth/apiToken/add', async () => {
      await t.db.transaction((tx) => tx.update(users).set({ organization: 2 }).where(eq(users.rid, who.rid)));
      return { name: '程序', scopes: ['order:read'], days: 30 };
    }),
    ...tried(scene, 'auth/apiToken/del rid', 'auth/webhook/edit rid', 'auth/webhook/rotate rid'),
    ...tried(scene, 'auth/webhook/resend rid', 'auth/webhook/del rid'),
    act('auth/webhook/add', () => ({ url: 'https://hooks.example.com/', events: ['order.delivered'] })),
  ];
}

/** Acts that end something. */
export function endingActs(scene: Scene): Act[] {
  const { t, who } = scene;
  return [
    ...tried(scene, 'auth/address/del address_rid', 'auth/invoice/del rid'),
    act('auth/user/session/end', async () => {
      await t.call('open/login', { account: who.phone, password: testPassword });
      const { data } = await t.call('auth/user/session/list', {}, { token: who.token });
      return { rid: data.find(({ current }) => !current)?.rid ?? '' };
    }),
    act('auth/user/session/endOthers', async () => {
      await t.call('open/login', { account: who.phone, password: testPassword });
      return {};
    }),
    act('auth/user/update4contact', async () => {
      const phone = newPhone();
      return { phone, phone_code: await codeBySms(t, phone, 0), old: testPassword };
    }),
  ];
}
