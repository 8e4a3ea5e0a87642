import type { Order, OrderFile, Statement } from '@portal/shared/contract';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { routes } from '../app/routes';
import { managedList } from './cluster';
import { order, orderFile, setting, transferList } from './fixture';

/** Renders the page of an order that differs from the fixture's in `first`. */
export function openOrder(
  first: Partial<Order> = {},
  files: OrderFile[] = [orderFile()],
  organization: 0 | 2 = 0,
  statement?: Statement,
) {
  return renderRoute({
    routes,
    at: '/member/order/order-1',
    user: member({ userInfo: { organization } }),
    server: {
      'auth/web/order/detail': () => order(first),
      'auth/web/orderFile/list4rid': () => files,
      'open/setting': setting,
      'auth/evaluate/order': () => ({ items: [], points: 0 }),
      'auth/quotation/list': () => ({ list: [], next: null, total: 0 }),
      'auth/cluster/all': () => managedList(),
      'auth/cluster/joined': () => ({ total: 0, list: [] }),
      'auth/cluster/budgetWarnings': () => ({ list: [], stops: [] }),
      'auth/web/sample/list4person': () => ({ list: [], next: null, counts: {}, ending: 0 }),
      'auth/report/list': () => ({ list: [] }),
      'auth/cluster/shown': () => ({ list: [] }),
      'auth/retest/list': () => ({ of: null, list: [] }),
      'auth/asset/invoiceHistory': () => ({ total: 0, list: [] }),
      'auth/asset/prestoreHistory': () => ({ total: 0, list: [] }),
      'auth/transferApply/list': () => transferList(),
      'auth/assign/statement': () => {
        if (!statement) throw new Refused('not_found');
        return statement;
      },
    },
  });
}

/** Records the downloads that are started; jsdom can't follow links. */
export function recordDownloads(): string[] {
  const downloads: string[] = [];
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    downloads.push(`${event.target.getAttribute('href')} as ${event.target.download}`);
  };
  document.addEventListener('click', follow);
  return downloads;
}
