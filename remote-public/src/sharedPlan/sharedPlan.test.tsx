import type { PlanItem, SharedPlan } from '@portal/shared/contract';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../app/routes';

const item = (rid: string, name: string, part: Partial<PlanItem> = {}): PlanItem => ({
  rid,
  device_rid: name,
  name,
  img: '',
  unit: '样',
  turnaround_days: 3,
  needs_sample: true,
  options: {},
  option_text: ['范围：常规'],
  count: 2,
  unit_fen: 6000,
  total_fen: 12_000,
  changeable: false,
  available: true,
  ...part,
});
const shared: SharedPlan = {
  from: '李**',
  expires: '2026-12-18T02:00:00Z',
  items: [item('0', 'XRD'), item('1', 'SEM'), item('2', 'TEM', { available: false })],
  total_fen: 24_000,
};
const plan = { groups: [], saved: [], cartNum: 5, latest_type: 1 };

const open = (user?: ReturnType<typeof member>) =>
  renderRoute({
    routes,
    at: '/shared/code-1',
    ...(user && { user }),
    server: {
      'open/planShare': () => shared,
      'auth/tempDevice': () => plan,
      'auth/planShare/copy': () => ({ plan, added: 1, gone: [] }),
    },
  });
const copy = () => screen.findByRole('button', { name: '加入我的方案' });

test('a visitor sees the items, and copies some of them after the login', async () => {
  const { visitor, server, portal, session, router } = open();
  expect(await screen.findByText(/李\*\* 分享，有效期至 2026-12-18/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '选择TEM' })).toBeDisabled();
  expect(screen.getByRole('region', { name: '合计' })).toHaveTextContent('已选 2 项，合计 ¥240.00');
  await visitor.click(screen.getByRole('checkbox', { name: '选择XRD' }));
  await visitor.click(await copy());
  expect(portal.dialogs.current?.name).toBe('login');
  expect(server.inputs('auth/planShare/copy')).toEqual([]);
  act(() => session.show(member()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/plan'));
  expect(server.inputs('auth/planShare/copy')).toEqual([{ code: 'code-1', positions: [1] }]);
  expect(session.planCount).toBe(5);
});

test('instrument time is not copied: it leads to the week of its service', async () => {
  const { visitor, server } = open(member());
  const hours = item('2', 'onsite-xrd', { books_time: true, unit: '小时', needs_sample: false });
  server.on({ 'open/planShare': () => ({ ...shared, items: [item('0', 'XRD'), hours] }) });
  expect(await screen.findByRole('link', { name: /^选机时 ?：onsite-xrd$/ })).toHaveAttribute(
    'href',
    '/detail/onsite-xrd#time',
  );
  expect(screen.getByRole('checkbox', { name: '选择onsite-xrd' })).toBeDisabled();
  await visitor.click(await copy());
  expect(server.inputs('auth/planShare/copy')).toEqual([{ code: 'code-1', positions: [0] }]);
});

test('what is no longer offered is named after copying', async () => {
  const { visitor, server } = open(member());
  server.on({ 'auth/planShare/copy': () => ({ plan, added: 1, gone: ['SEM'] }) });
  await visitor.click(await copy());
  const { alerts } = await import('@portal/shared/portal');
  await waitFor(() => expect(alerts.queue[0]?.text).toMatch(/“SEM”已下架或选项已变更/));
});

test('a link that has ended says so', async () => {
  const { server } = open();
  server.on({
    'open/planShare': () => {
      throw new Refused('not_found');
    },
  });
  expect(await screen.findByText('链接已失效')).toBeInTheDocument();
});

test('a plan that can’t take all chosen items says so before the copy', async () => {
  const { server } = open(member());
  const full = { ...plan, saved: Array.from({ length: 99 }, (_, index) => item(`saved ${index}`, 'XRD')) };
  server.on({ 'auth/tempDevice': () => ({ ...full, groups: [] }) });
  expect(await screen.findByText(/您的方案还可添加 1 个项目（最多 100/)).toBeInTheDocument();
});
