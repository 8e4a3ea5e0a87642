import { member, Refused } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { planItem, planOf, saxs } from '../testing/fixture';
import { describeSamples, open, submit } from '../testing/orderPage';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const direct = { device_rid: 'saxs', options: { range: ['wide'] }, count: 3 };
const at = '/experiment/order?device=saxs&choice=range%3Awide&count=3';
const openDirect = (url = at) => {
  const page = open({ at: url, user: member({ cartNum: 2 }) });
  page.server.on({ 'open/web/device/detail': () => saxs });
  return page;
};

test('one service is ordered without the plan, whose count stays', async () => {
  const page = openDirect();
  expect(await screen.findByText('范围：宽角')).toBeInTheDocument();
  const summary = within(screen.getByRole('region', { name: '订单合计' }));
  expect(summary.getByText('¥300.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '修改' })).toHaveAttribute(
    'href',
    '/detail/saxs?choice=range%3Awide&count=3',
  );
  await describeSamples(page);
  await submit(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  expect(page.server.inputs('auth/order/add')).toEqual([
    expect.objectContaining({ item: direct, seen: { total_fen: 30_000, due_fen: 30_000, times: [] } }),
  ]);
  expect(page.session.planCount).toBe(2);
  // Neither read nor changed: an ordered service is not put into the plan.
  expect(page.server.inputs('auth/tempDevice')).toEqual([]);
  expect(page.server.unexpected).toEqual([]);
});

test('a member of a price group orders at the own price of the count; when it has ended, the form says so', async () => {
  const page = openDirect();
  const rule = {
    device_rid: 'saxs',
    option: null,
    choice: null,
    percent: null,
    from_count: 3,
    fixed_fen: 7000,
  };
  const group = { name: '江南材料', kind: 'enterprise' } as const;
  page.server.on({
    'auth/priceGroup/own': () => ({ group, rules: [rule] }),
    'auth/order/add': () => {
      page.server.on({ 'auth/priceGroup/own': () => ({ group: null, rules: [] }) });
      throw new Refused('seen_changed');
    },
  });
  const summary = within(await screen.findByRole('region', { name: '订单合计' }));
  expect(summary.getByText('¥210.00')).toBeInTheDocument();
  await describeSamples(page);
  await submit(page);
  const dialog = within(await screen.findByRole('dialog', { name: '订单内容有变化' }));
  expect(await dialog.findByText('¥300.00')).toBeInTheDocument();
  expect(page.server.inputs('auth/order/add')).toMatchObject([{ seen: { total_fen: 21_000 } }]);
});

test('a member who leaves without ordering finds the service in the plan', async () => {
  const page = openDirect();
  page.server.on({ 'auth/tempDevice/add': () => planOf({ 1: [planItem({ count: 5 })] }) });
  await screen.findByText('范围：宽角');
  await act(() => page.router.navigate('/project'));
  expect(await screen.findByText('未提交的项目已放入实验方案')).toBeInTheDocument();
  expect(page.server.inputs('auth/tempDevice/add')).toEqual([direct]);
  expect(page.session.planCount).toBe(5);
});

test.each([
  ['the plan has the same choice already', planItem({ ...direct, rid: 'item-saxs' }), '/'],
  ['the member goes back to the page of the service', planItem(), '/detail/saxs'],
])('the plan is not changed when %s', async (_, item, path) => {
  const page = openDirect();
  page.server.on({ 'auth/tempDevice': () => planOf({ 1: [item] }) });
  await screen.findByText('范围：宽角');
  window.history.replaceState(null, '', path);
  await act(() => page.router.navigate('/elsewhere'));
  await screen.findByText('another page');
  await act(async () => undefined);
  expect(page.server.inputs('auth/tempDevice/add')).toEqual([]);
});

test('a price that has changed is fetched again and explained', async () => {
  const page = openDirect();
  page.server.on({
    'auth/order/add': () => {
      page.server.on({ 'open/web/device/detail': () => ({ ...saxs, base_fen: 10_000 }) });
      throw new Refused('plan_changed');
    },
  });
  await describeSamples(page);
  await submit(page);
  const dialog = within(await screen.findByRole('dialog', { name: '订单内容有变化' }));
  expect(await dialog.findByText('¥360.00')).toBeInTheDocument();
});

test.each([
  ['options that are no longer offered', '/experiment/order?device=saxs&choice=range%3Agone&count=1'],
  ['missing options', '/experiment/order?device=saxs'],
])('%s is told and chosen again on the page of the service', async (_, url) => {
  openDirect(url);
  expect(await screen.findByText('所选的检测选项已变更')).toBeInTheDocument();
  expect(screen.getByText(/已填写的内容都已保留/)).toHaveTextContent(saxs.name);
  expect(screen.getByRole('link', { name: '重新选择' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/detail\/saxs\?/),
  );
});

test('a service that is no longer offered cannot be ordered', async () => {
  const page = open({ at });
  page.server.on({
    'open/web/device/detail': () => {
      throw new Refused('not_found');
    },
  });
  expect(await screen.findByText('该项目暂时不能下单')).toBeInTheDocument();
});

test('instrument time that is ordered without the plan asks for no sample', async () => {
  const page = openDirect();
  page.server.on({ 'open/web/device/detail': () => ({ ...saxs, type_id: 2, unit: '小时' }) });
  expect(await screen.findByText(/携带样品到场/)).toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({ sample_source: -1, samples: [], pickup: null, return_address: null }),
    ]),
  );
});
