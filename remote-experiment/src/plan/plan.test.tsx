import { outdate } from '@portal/shared/api';
import type { Plan } from '@portal/shared/contract';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { planItem, planOf } from '../testing/fixture';

/** A fake server that stores the plan. */
function plan(start: Plan) {
  let kept = start;
  const change = (edit: (items: Plan['groups'][number]['items']) => Plan['groups'][number]['items']) => {
    kept = planOf(Object.fromEntries(kept.groups.map((group) => [group.type_id, edit(group.items)])));
    kept = { ...kept, groups: kept.groups.filter((group) => group.items.length > 0) };
    return kept;
  };
  return {
    'auth/tempDevice': () => kept,
    'auth/web/sample/list4person': () => ({ list: [], next: null, counts: {}, ending: 0 }),
    'auth/tempDevice/edit': ({ rid, count }: { rid: string; count: number }) =>
      change((items) => items.map((item) => (item.rid === rid ? planItem({ ...item, count }) : item))),
    'auth/tempDevice/del': ({ rids }: { rids: string[] }) =>
      change((items) => items.filter((item) => !rids.includes(item.rid))),
  };
}

const xrd = planItem({ count: 2 });
const sem = planItem({ rid: 'item-sem', device_rid: 'sem', name: '扫描电镜', unit_fen: 20_000 });
const raman = planItem({ rid: 'item-raman', device_rid: 'raman', name: '原位拉曼', unit_fen: 80_000 });

const open = (start: Plan) =>
  renderRoute({ routes, at: '/experiment/plan', server: plan(start), user: member() });
const openWith = (start: Plan, items: string) =>
  renderRoute({ routes, at: `/experiment/plan?items=${items}`, server: plan(start), user: member() });
const total = () => screen.getByRole('region', { name: '合计' });

test('the plan is the first page of the area', async () => {
  renderRoute({ routes, at: '/experiment', user: member() });
  expect(await screen.findByText('redirected to /experiment/plan')).toBeInTheDocument();
});

test("groups have the server's order, special areas first", async () => {
  open(planOf({ 1: [xrd], 31: [raman] }));
  await screen.findByRole('heading', { name: '专区服务' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['专区服务', '送样检测']);
});

test('a plan of one type is fully selected; removing an item from the selection lowers the total', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd, sem] }));
  await screen.findByText('X 射线衍射');
  expect(total()).toHaveTextContent('已选 2 项 · 共 3 样');
  expect(total()).toHaveTextContent('¥320.00');
  await visitor.click(screen.getByRole('checkbox', { name: '选择扫描电镜' }));
  expect(total()).toHaveTextContent('¥120.00');
  expect(server.unexpected).toEqual([]);
});

test('a plan of several types begins with the type that was added last', async () => {
  open(planOf({ 1: [xrd, sem], 31: [raman] }, { latest_type: 1 }));
  await screen.findByText('X 射线衍射');
  expect(total()).toHaveTextContent('已选 2 项 · 共 3 样');
  expect(screen.getByRole('checkbox', { name: '选择原位拉曼' })).not.toBeChecked();
});

test('what an order again has added is selected, and nothing else of the plan', async () => {
  const start = planOf({ 1: [xrd, sem], 31: [raman] }, { latest_type: 31 });
  const { visitor } = openWith(start, 'item-sem,item-gone');
  await screen.findByText('X 射线衍射');
  expect(total()).toHaveTextContent('已选 1 项 · 共 1 样');
  expect(screen.getByRole('checkbox', { name: '选择扫描电镜' })).toBeChecked();
  await visitor.click(screen.getByRole('checkbox', { name: '选择X 射线衍射' }));
  expect(total()).toHaveTextContent('已选 2 项 · 共 3 样');
});

test('items that arrive after the first paint are selected as on a fresh visit, until the member chooses', async () => {
  let now = planOf({});
  const server = { ...plan(now), 'auth/tempDevice': () => now };
  const { visitor } = renderRoute({ routes, at: '/experiment/plan', server, user: member() });
  await screen.findByText('实验方案还是空的');
  now = planOf({ 1: [xrd] });
  act(() => outdate('auth/tempDevice', true));
  expect(await screen.findByRole('button', { name: '去下单' })).toBeEnabled();
  await visitor.click(screen.getByRole('checkbox', { name: '选择X 射线衍射' }));
  now = planOf({ 1: [xrd, sem] });
  act(() => outdate('auth/tempDevice', true));
  expect(await screen.findByText('扫描电镜')).toBeInTheDocument();
  expect(total()).toHaveTextContent('请选择要下单的项目');
});

test('without a selection the bar offers each type instead of an amount of zero', async () => {
  const { visitor } = open(planOf({ 1: [xrd], 31: [raman] }));
  await screen.findByText('X 射线衍射');
  expect(total()).toHaveTextContent('请选择要下单的项目，一个订单一类服务');
  expect(total()).not.toHaveTextContent('¥0.00');
  await visitor.click(within(total()).getByRole('button', { name: '选择送样检测' }));
  expect(total()).toHaveTextContent('¥120.00');
  await visitor.click(screen.getByRole('checkbox', { name: '选择X 射线衍射' }));
  expect(within(total()).getByRole('button', { name: '选择专区服务' })).toBeEnabled();
  expect(screen.queryByText('¥0.00')).not.toBeInTheDocument();
});

test('items that are no longer offered are marked and can be removed together', async () => {
  const { visitor } = open(planOf({ 1: [planItem({ available: false, unit_fen: 0 })] }));
  await screen.findByText('X 射线衍射');
  expect(screen.queryByText('¥0.00')).not.toBeInTheDocument();
  expect(total()).toHaveTextContent('方案中的项目都已下架');
  await visitor.click(within(total()).getByRole('button', { name: '移除失效项目' }));
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }));
  expect(await screen.findByText('实验方案还是空的')).toBeInTheDocument();
});

test('fast clicks are shown at once, and the server ends with the last count', async () => {
  const { visitor, server, session } = open(planOf({ 1: [xrd] }));
  const count = within(await screen.findByRole('group', { name: 'X 射线衍射的数量' }));
  for (let click = 0; click < 6; click += 1)
    await visitor.click(count.getByRole('button', { name: /^增加/ }));
  expect(count.getByRole('textbox', { name: '数量' })).toHaveValue('8');
  await waitFor(() => expect(session.planCount).toBe(8));
  expect(server.inputs('auth/tempDevice/edit').at(-1)).toEqual({ rid: 'item-xrd', count: 8 });
  expect(within(total()).getByRole('status')).toHaveTextContent(/合计 ¥480\.00$/);
});

test('clicks during a call are merged into one next call', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd] }));
  const answers: (() => void)[] = [];
  server.on({
    'auth/tempDevice/edit': ({ rid, count }) =>
      new Promise((resolve) => answers.push(() => resolve(planOf({ 1: [planItem({ rid, count })] })))),
  });
  const more = within(await screen.findByRole('group', { name: 'X 射线衍射的数量' })).getByRole('button', {
    name: /^增加/,
  });
  for (let click = 0; click < 5; click += 1) await visitor.click(more);
  answers.shift()?.();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
  await waitFor(() => expect(total()).toHaveTextContent('共 7 样'));
  expect(server.inputs('auth/tempDevice/edit')).toEqual([
    { rid: 'item-xrd', count: 3 },
    { rid: 'item-xrd', count: 7 },
  ]);
});

test("a refused count is reset to the server's and explained", async () => {
  const { visitor, server } = open(planOf({ 1: [xrd] }));
  server.on({
    'auth/tempDevice/edit': () => {
      throw new Refused('too_many_requests');
    },
  });
  const count = within(await screen.findByRole('group', { name: 'X 射线衍射的数量' }));
  await visitor.click(count.getByRole('button', { name: /^增加/ }));
  expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeInTheDocument();
  expect(count.getByRole('textbox')).toHaveValue('2');
});

test('an item at a quoted price says so, and that another count costs the list price', async () => {
  const quotation = { code: 'Q20261121-000006', valid_until: '2026-12-21' };
  const quoted = planItem({ count: 5, quotation });
  const { visitor, server } = open(planOf({ 1: [quoted] }));
  expect(await screen.findByText(/^报价 Q20261121-000006，有效期至 2026-12-21/)).toBeInTheDocument();
  server.on({ 'auth/tempDevice/edit': () => planOf({ 1: [planItem({ count: 6, unit_fen: 8000 })] }) });
  await visitor.click(screen.getByRole('button', { name: /^增加/ }));
  expect(await screen.findByText('“X 射线衍射”的数量与报价不同，现按目录价计算')).toBeInTheDocument();
  expect(screen.queryByText(/^报价 Q/)).not.toBeInTheDocument();
});

test('a count that can’t be taken stays as typed, and nothing is ordered with the one before', async () => {
  const { visitor, session, router } = open(planOf({ 1: [xrd] }));
  const input = await screen.findByRole('textbox', { name: '数量' });
  await visitor.clear(input);
  await visitor.type(input, '5.5');
  await visitor.click(screen.getByRole('button', { name: '去下单' }));
  expect(input).toHaveValue('5.5');
  expect(input).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('请填 1–999 的整数');
  expect(router.state.location.pathname).toBe('/experiment/plan');
  await visitor.clear(input);
  await visitor.type(input, '5{Enter}');
  await waitFor(() => expect(session.planCount).toBe(5));
});

test('removing asks for confirmation', async () => {
  const { visitor, server, session } = open(planOf({ 1: [xrd, sem] }));
  await visitor.click(await screen.findByRole('button', { name: '移除扫描电镜' }));
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }));
  expect(server.inputs('auth/tempDevice/del')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await visitor.click(screen.getByRole('button', { name: '移除扫描电镜' }));
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByText('扫描电镜')).not.toBeInTheDocument());
  await waitFor(() => expect(session.planCount).toBe(2));
});

test('removing all selected items leaves an empty plan that links to the projects', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd, sem] }));
  await visitor.click(await screen.findByRole('button', { name: '移除所选' }));
  await visitor.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('link', { name: '浏览服务项目' })).toHaveAttribute('href', '/project');
  await waitFor(() =>
    expect(server.inputs('auth/tempDevice/del')).toEqual([{ rids: ['item-xrd', 'item-sem'] }]),
  );
});

test('selecting an item of another group moves the selection there and explains it', async () => {
  const { visitor } = open(planOf({ 1: [xrd], 31: [raman] }));
  await visitor.click(await screen.findByRole('checkbox', { name: '选择X 射线衍射' }));
  await visitor.click(screen.getByRole('checkbox', { name: '选择原位拉曼' }));
  expect(screen.getByRole('checkbox', { name: '选择X 射线衍射' })).not.toBeChecked();
  expect(await screen.findByText(/已改为选择“专区服务”的项目/)).toBeInTheDocument();
  expect(total()).toHaveTextContent('¥800.00');
});

test('an item that is no longer offered is marked and can only be removed', async () => {
  open(planOf({ 1: [xrd, { ...sem, available: false }] }));
  expect(await screen.findByText('已下架或选项已变更')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '选择扫描电镜' })).toBeDisabled();
  expect(
    within(screen.getByRole('group', { name: '扫描电镜的数量' })).getByRole('button', { name: /^增加/ }),
  ).toBeDisabled();
  expect(screen.getByRole('button', { name: '移除扫描电镜' })).toBeEnabled();
});

test('ordering continues with the selected items in the URL', async () => {
  const { visitor, router } = open(planOf({ 1: [xrd, sem] }));
  await visitor.click(await screen.findByRole('checkbox', { name: '选择扫描电镜' }));
  await visitor.click(screen.getByRole('button', { name: '去下单' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/order'));
  expect(router.state.location.search).toBe('?items=item-xrd');
});

test('a failed load offers a retry', async () => {
  const { visitor, server } = renderRoute({ routes, at: '/experiment/plan', user: member() });
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  server.on(plan(planOf({ 1: [xrd] })));
  await visitor.click(retry);
  expect(await screen.findByText('X 射线衍射')).toBeInTheDocument();
});

test('a plan that is nearly full says how many more items it takes; items saved for later count', async () => {
  const items = Array.from({ length: 93 }, (_, index) => planItem({ rid: `item-${index}` }));
  open({ ...planOf({ 1: items }), saved: [sem, raman] });
  expect(await screen.findByText('还可添加 5 个项目（最多 100）')).toBeInTheDocument();
});
