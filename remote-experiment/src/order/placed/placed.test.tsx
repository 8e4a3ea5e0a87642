import type { Order } from '@portal/shared/contract';
import { member, order, Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { placedSteps } from './placedSteps';

const open = (part: Partial<Order>) =>
  renderRoute({
    routes,
    at: '/experiment/order/placed/order-1',
    user: member(),
    server: { 'auth/web/order/detail': () => order(part) },
  });
const titles = (part: Partial<Order>) => placedSteps(order(part)).map(({ title, by }) => `${title}/${by}`);
const pickup = {
  type: 1,
  date: '2026-12-01',
  time: '10:30-12:30',
  name: '林晓',
  phone: '13800000000',
} as const;

test('a student signs and posts the sample at once, and each step leads to where it is done', async () => {
  open({ state: 'awaiting_sample' });
  expect(await screen.findByRole('heading', { level: 1, name: '订单已提交' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '下单步骤' })).toHaveTextContent('提交订单');
  const [, , last] = within(screen.getByRole('list', { name: '下单步骤' })).getAllByRole('listitem');
  expect(last).toHaveAttribute('aria-current', 'step');
  const steps = within(await screen.findByRole('list', { name: '接下来' })).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(within(steps[0] as HTMLElement).getByRole('link', { name: '签署协议' })).toHaveAttribute(
    'href',
    '/experiment/contract/order-1',
  );
  expect(within(steps[2] as HTMLElement).getByRole('link', { name: '打印寄样标签' })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(steps[3]).toHaveTextContent('2 小时内致电，锁定方案');
  expect(steps[4]).toHaveTextContent('自收到样品并完成方案复核起 5 个工作日出数据');
});

test.each<[string, Partial<Order>, string[]]>([
  [
    'a pick-up has its time in place of the parcel',
    { state: 'awaiting_sample', sample_source: 4, pickup: { ...pickup, place: '杨浦区', message: '' } },
    ['签署协议/member', '准备样品/member', '等待上门取样/member', '实验室收样/lab', '检测与交付/lab'],
  ],
  [
    'an enterprise is called, signs and prepays before the sample is sent',
    { enterprise: true },
    [
      '客户经理与您确认方案/lab',
      '签署协议/member',
      '预存全款/member',
      '准备样品/member',
      '寄出样品/member',
      '实验室收样/lab',
      '检测与交付/lab',
    ],
  ],
  [
    'a stored sample needs nobody',
    { state: 'awaiting_sample', sample_source: 0 },
    ['签署协议/member', '调取留存样品/lab', '实验室收样/lab', '检测与交付/lab'],
  ],
  [
    'an analysis needs its data',
    { type_id: 3, sample_source: -1, takes_raw: true, pickup: null },
    ['客户经理与您确认方案/lab', '签署协议/member', '上传待分析的数据/member', '检测与交付/lab'],
  ],
  [
    'instrument time is a time to come',
    { type_id: 2, sample_source: -1, pickup: null },
    ['客户经理与您确认方案/lab', '签署协议/member', '按时到场/member', '检测与交付/lab'],
  ],
])('%s', (_, part, expected) => {
  expect(titles(part)).toEqual(expected);
});

test("another member's order is not found", async () => {
  renderRoute({
    routes,
    at: '/experiment/order/placed/order-2',
    user: member(),
    server: {
      'auth/web/order/detail': () => {
        throw new Refused('not_found');
      },
    },
  });
  expect(await screen.findByText('订单不存在，或不属于当前账号')).toBeInTheDocument();
});
