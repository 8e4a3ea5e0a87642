import type { ClusterBudget } from '@portal/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { clusterAs, clusterMember } from '../../testing/cluster';
import { openCluster as open } from '../../testing/openCluster';

const budgets: ClusterBudget[] = [
  { user_rid: 'user-2', name: '李敏', amount_fen: 1_000_000, used_fen: 850_000, blocks: true },
  { user_rid: null, name: '21871001', amount_fen: 500_000, used_fen: 505_000, blocks: false },
];
const warnings = [
  { cluster_rid: 'cluster-1', cluster: '材料课题组', of: 'member', name: '李敏', percent: 85 },
  { cluster_rid: 'cluster-1', cluster: '材料课题组', of: 'project', name: '21871001', percent: 101 },
  { cluster_rid: 'cluster-2', cluster: '他组', of: 'own', name: '王伟', percent: 90 },
] as const;
const server = {
  'auth/cluster/budgets': () => ({ year: 2026, used_fen: 1_355_000, list: budgets }),
  'auth/cluster/budgetWarnings': () => ({ list: [...warnings], stops: [] }),
  'auth/cluster/entries': () => ({ list: [], next: null, month: null }),
};

test('the owner sees what is used of budgets, is warned in words, and sets, changes and ends them', async () => {
  const page = open(clusterAs('owner'), 'money', { ...server, 'auth/cluster/budget': () => null });
  const { visitor } = page;
  const table = within(await screen.findByRole('table', { name: '年度预算' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    '¥8,500.00 / ¥10,000.0085%',
    '¥5,050.00 / ¥5,000.00101%',
  ]);
  const told = within(await screen.findByRole('list', { name: '预算提醒' })).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    '李敏今年的预算快用完了（已用 85%）',
    '课题 21871001 今年的预算已超出（已用 101%）',
  ]);

  await visitor.click(screen.getByRole('button', { name: '课题预算' }));
  const dialog = within(await screen.findByRole('dialog', { name: '设置课题预算' }));
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('[课题编号]不能为空')).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: /^课题编号/ }), 'JS-2026');
  await visitor.type(dialog.getByRole('textbox', { name: /^年度预算/ }), '３０００');
  await visitor.click(dialog.getByRole('checkbox', { name: /^超出即停止/ }));
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('课题 JS-2026 的年度预算已设置')).toBeInTheDocument();

  await visitor.click(await table.findByRole('button', { name: '修改预算：李敏' }));
  const change = within(await screen.findByRole('dialog', { name: '设置 李敏 的预算' }));
  const amount = change.getByRole('textbox', { name: /^年度预算/ });
  expect(amount).toHaveValue('10000.00');
  const blocks = change.getByRole('checkbox', { name: /^超出即停止/ });
  expect(blocks).toBeChecked();
  await visitor.click(blocks);
  await visitor.clear(amount);
  await visitor.type(amount, '12000');
  await visitor.click(change.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('李敏 的年度预算已设置')).toBeInTheDocument();

  await visitor.click(await table.findByRole('button', { name: '更多：21871001' }));
  await visitor.click(await screen.findByRole('button', { name: '取消预算' }));
  const question = within(await screen.findByRole('dialog', { name: '取消预算' }));
  await visitor.click(question.getByRole('button', { name: '取消预算' }));
  await waitFor(() =>
    expect(page.server.inputs('auth/cluster/budget')).toEqual([
      { rid: 'cluster-1', fund_code: 'JS-2026', amount_fen: 300_000, blocks: true },
      { rid: 'cluster-1', user_rid: 'user-2', amount_fen: 1_200_000, blocks: false },
      { rid: 'cluster-1', fund_code: '21871001', amount_fen: null },
    ]),
  );
});

test('a manager reads budgets without acts', async () => {
  open(clusterAs('manager'), 'money', server);
  const table = within(await screen.findByRole('table', { name: '年度预算' }));
  expect(table.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '课题预算' })).not.toBeInTheDocument();
});

test('from the list of members, the amount that is saved is in the field', async () => {
  const { visitor } = open(clusterAs('owner'), 'members', {
    ...server,
    'auth/cluster/members': () => ({ total: 1, list: [clusterMember({ can: ['budget'] })] }),
  });
  await visitor.click(await screen.findByRole('button', { name: '更多：李敏' }));
  await visitor.click(await screen.findByRole('button', { name: '设置年度预算' }));
  const dialog = within(await screen.findByRole('dialog', { name: '设置 李敏 的预算' }));
  expect(await dialog.findByRole('textbox', { name: /^年度预算/ })).toHaveValue('10000.00');
  expect(dialog.getByText(/今年已用 ¥8,500.00/)).toBeInTheDocument();
});
