import type { CouponOffer } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { CouponsPage } from './coupon/CouponsPage';
import { ExchangesPage } from './exchange/ExchangesPage';
import type { ExchangeRow } from './exchange/exchangeList';
import { signedPoints } from './exchange/signedPoints';
import { GoodsPage } from './goods/GoodsPage';
import type { GoodsRow } from './goods/goodsList';
import { PromotersPage } from './promoter/PromotersPage';

const pageOf = <Row,>(list: readonly Row[]) => ({ list: [...list], next: null, total: list.length });

beforeEach(() => be('manager'));

test('an application to promote is approved; of two who decide the second is told', async () => {
  const promoter = {
    state: 'waiting' as const,
    channel: '课题组公众号',
    note: '',
    applied: '2026-11-28T02:00:00Z',
    member: '林晓 13800000000',
    account: '13800000000',
    code: null,
  };
  let isDecided = false;
  const { visitor, server } = openAtDesk(PromotersPage, {
    'staff/promoter/list': () => pageOf(isDecided ? [] : [promoter]),
    'staff/promoter/approve': () => {
      isDecided = true;
      throw new Refused('promoter_act_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '通过 13800000000' }));
  const shown = await dialogOf();
  await visitor.click(shown.getByRole('button', { name: '通过' }));
  expect(await shown.findByText(/不能再这样操作/)).toBeInTheDocument();
  expect(server.inputs('staff/promoter/approve')).toEqual([{ account: '13800000000' }]);
});

const exchange: ExchangeRow = {
  rid: 'x1',
  code: 'J20261128-000001',
  name: '实验记录本',
  points: 300,
  state: 'waiting',
  sent_to: { name: '林晓', phone: '13800000000', place: '北京市海淀区示例路 1 号' },
  parcel: null,
  note: '',
  created: '2026-11-28T02:00:00Z',
  member: '林晓 13800000000',
};

test('goods are sent with the number of the parcel, or refused with a reason', async () => {
  const { visitor, server } = openAtDesk(ExchangesPage, {
    'staff/integration/exchanges': () => pageOf([exchange]),
    'staff/integration/send': () => ({ ...exchange, state: 'sent' as const }),
    'staff/integration/refuse': () => ({ ...exchange, state: 'refused' as const }),
  });
  await visitor.click(await screen.findByRole('button', { name: `发货 ${exchange.code}` }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/快递单号/), 'jd 0001234567');
  await visitor.click(shown.getByRole('button', { name: '发货' }));
  expect(await screen.findByText(`${exchange.code} 已发货`)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: `退回积分 ${exchange.code}` }));
  const refusing = await dialogOf();
  await visitor.type(refusing.getByRole('textbox'), '缺货');
  await visitor.click(refusing.getByRole('button', { name: '退回' }));
  expect(await screen.findByText(`${exchange.code} 已退回积分`)).toBeInTheDocument();
  expect(server.inputs('staff/integration/send')).toEqual([
    { code: exchange.code, company: '顺丰速运', number: 'JD0001234567' },
  ]);
  expect(server.inputs('staff/integration/refuse')).toEqual([{ code: exchange.code, note: '缺货' }]);
});

test('points are adjusted by what was typed with any sign and width', async () => {
  expect([signedPoints('－２００'), signedPoints('1,000'), signedPoints('0'), signedPoints('1.5')]).toEqual([
    -200,
    1000,
    undefined,
    undefined,
  ]);
  const { visitor, server } = openAtDesk(ExchangesPage, {
    'staff/integration/exchanges': () => pageOf([]),
    'staff/integration/adjust': ({ points }) => ({ before: 500, after: 500 + points }),
  });
  await visitor.click(await screen.findByRole('button', { name: '调整积分' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/客户账号/), '13800000000');
  await visitor.type(shown.getByLabelText(/^积分/), '-200');
  await visitor.type(shown.getByLabelText(/原因/), '重复发放');
  await visitor.click(shown.getByRole('button', { name: '扣回' }));
  expect(await screen.findByText('积分由 500 调整为 300')).toBeInTheDocument();
  expect(server.inputs('staff/integration/adjust')).toEqual([
    { account: '13800000000', points: -200, note: '重复发放' },
  ]);
});

test('goods that a colleague changed meanwhile are not overwritten: the dialog says so and keeps what was typed', async () => {
  const goods: GoodsRow = {
    code: 'notebook',
    name: '实验记录本',
    sketch: '',
    img: '',
    points: 300,
    stock: 50,
    coupon_code: null,
    offered: true,
    position: 0,
    etag: 'abcdefghijklmnop',
  };
  const { visitor, server } = openAtDesk(GoodsPage, {
    'staff/integration/goods': () => [goods],
    'staff/integration/saveGoods': () => {
      throw new Refused('edited_meanwhile');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '修改 notebook' }));
  const shown = await dialogOf();
  await visitor.clear(shown.getByLabelText(/库存/));
  await visitor.click(shown.getByRole('button', { name: '保存' }));
  expect(await shown.findByText(/内容刚刚被修改过/)).toBeInTheDocument();
  expect(shown.getByLabelText(/库存/)).toHaveValue('');
  expect(server.inputs('staff/integration/saveGoods')).toMatchObject([
    { stock: null, etag: 'abcdefghijklmnop' },
  ]);
});

const offer: CouponOffer = {
  code: 'WELCOME-50',
  name: '新客立减',
  amount_fen: 5000,
  percent: null,
  cap_fen: null,
  minimum_fen: 30_000,
  type_id: null,
  child_id: null,
  scope: '',
  starts: '2026-11-01T00:00:00Z',
  ends: '2099-12-31T16:00:00Z',
  valid_days: null,
  total: null,
  per_member: 1,
  claimable: true,
  issued: 3,
};

test('an offer of coupons is made, given to a member and ended', async () => {
  const { visitor, server } = openAtDesk(CouponsPage, {
    'staff/coupon/list': () => ({ list: [offer], total: 1, page: 1, size: 100 }),
    'open/web/type/group': () => [],
    'staff/coupon/add': () => offer,
    'staff/coupon/end': () => offer,
  });
  await visitor.click(await screen.findByRole('button', { name: '新建优惠券' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/优惠券码/), 'ｓｐｒｉｎｇ-10');
  await visitor.type(shown.getByLabelText(/名称/), '春季');
  await visitor.type(shown.getByLabelText(/减（元）/), '100');
  await visitor.type(shown.getByLabelText(/发放至/), '2098-03-31');
  await visitor.click(shown.getByRole('button', { name: '建立' }));
  expect(await screen.findByText('WELCOME-50 已建立')).toBeInTheDocument();
  expect(server.inputs('staff/coupon/add')).toMatchObject([
    { code: 'SPRING-10', amount_fen: 10_000, ends: '2098-04-01T00:00:00+08:00', claimable: true },
  ]);
  await visitor.click(screen.getByRole('button', { name: '结束 WELCOME-50' }));
  const ending = await dialogOf();
  await visitor.type(ending.getByRole('textbox'), '活动结束');
  await visitor.click(ending.getByRole('button', { name: '结束' }));
  expect(await screen.findByText('WELCOME-50 已结束发放')).toBeInTheDocument();
});
