import type { Data } from '@portal/shared/contract';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../../testing/desk';
import { MergePage } from './MergePage';

const account = {
  rid: 'a1',
  account: '13800000000',
  phone: '13800000000',
  name: '林晓',
  company: '示例大学',
  created: '2026-11-01T00:00:00Z',
  merged_into: null,
  merged: null,
  joined: [],
};
const kept = { ...account, rid: 'a2', account: '13900000000', phone: '13900000000' };

const preview: Data<'staff/accountMerge/preview'> = {
  from: account,
  into: kept,
  records: [{ label: '订单', moving: 3, present: 2 }],
  money: [{ label: '预存', unit: 'fen', moving: 12_000, present: 500, after: 12_500 }],
  obstacles: [],
};

const both = { at: '/?account=13800000000&into=13900000000' };
const accounts = ({ account: named }: { account: string }) => (named === kept.phone ? kept : account);

beforeEach(() => be('admin'));

test('what moves is shown side by side, and asked for with a reason', async () => {
  const { visitor, server } = openAtDesk(
    MergePage,
    {
      'staff/accountMerge/account': accounts,
      'staff/accountMerge/preview': () => preview,
      'staff/accountMerge/ask': () => ({ approval: 'F20261130-000001' }),
    },
    both,
  );
  expect(await screen.findByRole('row', { name: /预存 ¥120.00 ¥5.00 ¥125.00/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /订单 3 2 2 \+ 3/ })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '提交合并' }));
  const dialog = await dialogOf();
  expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled();
  await visitor.type(dialog.getByRole('textbox'), '同一人');
  await visitor.click(dialog.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('已提交 F20261130-000001，等待另一位管理员复核')).toBeInTheDocument();
  expect(server.inputs('staff/accountMerge/ask')).toEqual([
    { account: '13800000000', into: '13900000000', reason: '同一人' },
  ]);
});

test('what is in the way is named, and nothing can be asked for', async () => {
  const obstacles = ['有返利提现正在处理（T20261130-000001）'];
  openAtDesk(
    MergePage,
    {
      'staff/accountMerge/account': accounts,
      'staff/accountMerge/preview': () => ({ ...preview, obstacles }),
    },
    both,
  );
  expect(await screen.findByText('有返利提现正在处理（T20261130-000001）')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交合并' })).not.toBeInTheDocument();
});

test('a merged account leads to the one that was kept', async () => {
  openAtDesk(
    MergePage,
    {
      'staff/accountMerge/account': () => ({
        ...account,
        merged_into: kept,
        merged: '2026-11-30T02:00:00Z',
      }),
    },
    { at: '/?account=13800000000' },
  );
  const link = await screen.findByRole('link', { name: '13900000000 林晓' });
  expect(link).toHaveAttribute('href', '/staff/admin/merge?account=13900000000');
});
