import type { Path } from '@portal/shared/contract';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { asset } from '../testing/fixture';
import { routes } from './routes';

/** Answers of a member who has nothing yet. */
const empty: Handlers = {
  'auth/web/asset/init': asset,
  'auth/web/asset/months': () => [],
  'auth/prestore_rule_balance': () => ({ tiers: [], bankAccount: null }),
  'auth/web/prestore/list': () => ({ total: 0, list: [], counts: {} }),
  'auth/prestoreApply/listPrestoreDetail': () => ({ list: [], next: null }),
  'auth/assign/settlementList': () => ({ total: 0, list: [] }),
  'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
  'auth/coupon/list': () => ({ total: 0, list: [], counts: { usable: 0, used: 0, expired: 0 } }),
  'auth/invoice/list': () => [],
  'auth/invoiceApply/list4person': () => ({ total: 0, list: [], counts: {} }),
  'auth/asset/invoiceHistory': () => ({ total: 0, list: [] }),
};

interface PageOfMoney {
  readonly at: string;
  /** The call whose answer the page shows. */
  readonly path: Path;
  /** What the page says when the answer is empty. */
  readonly says: string;
}

const pages: readonly PageOfMoney[] = [
  { at: 'prestore', path: 'auth/prestoreApply/listPrestoreDetail', says: '还没有收支' },
  { at: 'unsettled', path: 'auth/assign/settlementList', says: '没有待确认的结算单' },
  { at: 'unpaid', path: 'auth/assign/settlementList', says: '没有待付款的结算单' },
  { at: 'coupon', path: 'auth/coupon/list', says: '没有可使用的优惠券' },
  { at: 'invoiceMg', path: 'auth/invoice/list', says: '还没有发票抬头' },
  { at: 'invoiceLs', path: 'auth/invoiceApply/list4person', says: '还没有开票申请' },
  { at: 'invoiceLs?view=statements', path: 'auth/asset/invoiceHistory', says: '还没有结算单' },
];

const open = (at: string, server: Handlers) =>
  renderRoute({ routes, at: `/member/${at}`, user: member(), server: { ...empty, ...server } });

test.each(pages)('$at says what failed and loads again by 重试', async ({ at, path, says }) => {
  const { visitor, server } = open(at, {
    [path]: () => {
      throw new Refused('internal');
    },
  });
  expect(await screen.findByText('加载失败')).toBeInTheDocument();
  server.on({ [path]: empty[path] });
  await visitor.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(says)).toBeInTheDocument();
  expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
});

test.each(pages)(
  '$at shows its frame while the answer is slow, and nothing as empty',
  async ({ at, path, says }) => {
    let finish = () => {};
    const { server } = open(at, {
      [path]: () =>
        new Promise<never>((_, reject) => {
          finish = () => reject(new Refused('internal'));
        }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(server.inputs(path)).toHaveLength(1));
    expect(screen.queryByText(says)).not.toBeInTheDocument();
    expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
    finish();
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
  },
);
