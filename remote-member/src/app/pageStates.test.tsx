import type { Path } from '@portal/shared/contract';
import type { MemberRoutePath } from '@portal/shared/portal';
import { type Handlers, member, Refused, renderRoute, violations } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { newMember } from '../testing/newMember';
import { routes } from './routes';

/** What each page shows to a member who has nothing yet; a page of one record shows the record. */
const firstTexts: Readonly<Record<MemberRoutePath, string>> = {
  center: '暂时没有需要您处理的事项',
  prestore: '还没有收支',
  unsettled: '没有待确认的结算单',
  unpaid: '没有待付款的结算单',
  coupon: '没有可使用的优惠券',
  information: '所有通知都会出现在站内信中，可以另外选择短信和邮件。',
  'information/interface': '还没有接口令牌',
  'information/interface/:rid': '还没有记录',
  address: '还没有地址',
  order: '还没有订单',
  'order/:rid': 'X 射线衍射',
  'order/door/:door': '今天您没有预约这台仪器',
  oquery: '还没有订单',
  sample: '还没有样品',
  promotion: '申请成为推广员',
  invite: '还没有好友注册',
  integral: '还没有积分',
  invoiceMg: '还没有发票抬头',
  invoiceLs: '还没有开票申请',
  communityMg: '还没有管理的社群',
  'communityMg/:rid': '7KQ2MX4P',
  communityJn: '还没有加入社群',
  'communityJn/:rid': '7KQ2MX4P',
};

/** The other lists of pages that have several. */
const furtherLists = {
  'order?kind=visit': '还没有上门取样预约',
  'order?kind=reservation': '还没有仪器机时',
  'order?kind=data': '还没有检测数据',
  'order?kind=share': '还没有分享',
  'sample?kind=recycle': '还没有寄回申请',
  'invoiceLs?view=statements': '还没有结算单',
  'integral?tab=exchanges': '还没有兑换',
  'communityJn?tab=requests': '没有申请与邀请',
  'communityJn?tab=payments': '还没有用社群资金付款',
};

const pages = Object.entries({ ...firstTexts, ...furtherLists }).map(([path, says]) => ({
  at: `/member/${path.replace(':rid', 'rid-1').replace(':door', '0'.repeat(32))}`,
  says,
}));

/** Calls that answer the whole record of a page. */
const records: readonly Path[] = ['auth/web/order/detail', 'auth/cluster/detail'];

/**
 * Calls whose answer only adds a detail: the lab's address, the URL of a webhook above its log, beside what is owed the transfers that
 * wait, and the warnings about budgets, which block nothing.
 */
const optional: readonly Path[] = [
  'open/setting',
  'auth/webhook/list',
  'auth/transferApply/list',
  'auth/cluster/budgetWarnings',
];

const open = (at: string, server: Handlers) =>
  renderRoute({
    routes,
    at,
    user: member({ userInfo: { organization: 2 } }),
    server: { ...newMember, ...server },
  });

const fails = () => {
  throw new Refused('internal');
};
const failing = (paths: readonly string[]): Handlers =>
  Object.fromEntries(paths.map((path) => [path, fails]));
const everyCall = Object.keys(newMember);

/** Handlers that answer like a new member's once `finish` is called. */
function slow() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handlers: Handlers = Object.fromEntries(
    Object.entries(newMember).map(([path, answer]) => [
      path,
      async (input: never) => {
        await finished;
        return answer(input);
      },
    ]),
  );
  return { handlers, finish: () => act(async () => finish()) };
}

beforeEach(() => {
  // Without a canvas the poster is an SVG.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test.each(pages)(
  '$at shows skeletons while it is slow, and then what a new member has',
  async ({ at, says }) => {
    const { handlers, finish } = slow();
    const { container, server } = open(at, handlers);
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeInTheDocument());
    expect(screen.queryByText(/^(还没有|没有|暂时没有)/)).not.toBeInTheDocument();
    expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await finish();
    expect((await screen.findAllByText(says))[0]).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await violations()).toEqual([]);
    expect(server.unexpected).toEqual([]);
  },
);

test.each(pages)('$at says once in each part what failed, and 重试 loads it', async ({ at, says }) => {
  const { visitor, server } = open(at, failing(everyCall));
  const [first] = await screen.findAllByText('加载失败');
  expect(first).toBeInTheDocument();
  expect(screen.queryByText(/^(还没有|没有|暂时没有)/)).not.toBeInTheDocument();
  for (const part of document.querySelectorAll('section'))
    expect(part.querySelectorAll('[role=alert]').length).toBeLessThanOrEqual(1);
  expect(await violations()).toEqual([]);
  server.on(newMember);
  for (const retry of screen.getAllByRole('button', { name: '重试' }))
    if (retry.isConnected) await visitor.click(retry);
  expect((await screen.findAllByText(says))[0]).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('加载失败')).not.toBeInTheDocument());
});

test.each(pages)(
  '$at names the failure of each single call and shows its other parts',
  async ({ at, says }) => {
    const whole = open(at, {});
    await screen.findAllByText(says);
    const paths = [...new Set(whole.server.calls.map(({ path }) => path))];
    const title = document.querySelector('h1')?.textContent;
    whole.unmount();
    for (const path of paths) {
      const { unmount } = open(at, failing([path]));
      if (!optional.some((one) => one === path))
        expect(await screen.findByText('加载失败')).toBeInTheDocument();
      if (!records.some((record) => record === path))
        await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(title ?? ''));
      unmount();
    }
  },
);
