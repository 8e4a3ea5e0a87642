import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { desk } from '../ui/session/desk';
import { ApprovalsPage } from './approval/ApprovalsPage';
import type { ApprovalRow } from './approval/approvalList';
import { PrestoresPage } from './prestore/PrestoresPage';
import type { PrestoreRow } from './prestore/prestoreList';
import { TransfersPage } from './transfer/TransfersPage';
import type { TransferRow } from './transfer/transferList';

const transfer: TransferRow = {
  rid: 't1',
  code: 'Z20261128-000001',
  statement: null,
  amount_fen: 100_000,
  payer: '示例大学',
  paid_on: '2026-11-27',
  state: 'waiting',
  arrived_fen: null,
  voucher: { name: '回单.pdf', size: 1024 },
  reason: '',
  created: '2026-11-28T02:00:00Z',
  decided: null,
  etag: 'e1',
  member: '林晓 13800000000',
  link: '/api/open/file/x',
  approval: null,
};

const prestore: PrestoreRow = {
  rid: 'p1',
  code: 'Y20261128-000001',
  state: 'waiting',
  amount_fen: 1_000_000,
  bonus_fen: 50_000,
  payer: '示例大学',
  paid_on: '2026-11-27',
  note: '',
  invoicing: 'spent',
  voucher: { name: '回单.pdf', size: 1024 },
  reason: '',
  created: '2026-11-28T02:00:00Z',
  decided: null,
  etag: 'e1',
  member: '林晓 13800000000',
  link: '/api/open/file/x',
  approval: null,
};

const approval: ApprovalRow = {
  code: 'F20261128-000001',
  act: 'prestore.approve',
  label: '批准预存',
  target: prestore.code,
  amount_fen: 1_000_000,
  requested_by: '王芳 13900000000',
  requested: '2026-11-28T02:00:00Z',
  own: false,
};

const pageOf = <Row,>(list: readonly Row[]) => ({ list: [...list], next: null, total: list.length });

function open(Page: ComponentType, server: Handlers) {
  const routes: readonly AreaRoute[] = [{ index: true, title: '款项', page: async () => Page }];
  return renderRoute({ routes, at: '/', server: { 'staff/desk/counts': () => ({ list: [] }), ...server } });
}

const dialog = async () => within(await screen.findByRole('dialog'));

test('a transfer is booked with what arrived; how that differs from the report and where it goes is said before', async () => {
  const { visitor, server } = open(TransfersPage, {
    'staff/transferApply/list': () => pageOf([transfer]),
    'staff/transferApply/match': () => ({ ...transfer, state: 'matched', approval: null }),
  });
  await visitor.click(await screen.findByRole('button', { name: `到账 ${transfer.code}` }));
  const shown = await dialog();
  expect(shown.getByRole('button', { name: '到账' })).toBeDisabled();
  await visitor.type(shown.getByLabelText(/到账金额/), '￥1,200');
  expect(shown.getByText('比申报多 ¥200.00；记入客户的预存款')).toBeInTheDocument();
  await visitor.click(shown.getByRole('button', { name: '到账' }));
  expect(await screen.findByText(`${transfer.code} 已到账`)).toBeInTheDocument();
  expect(server.inputs('staff/transferApply/match')).toEqual([{ code: transfer.code, amount_fen: 120_000 }]);
});

test('of two people who refuse one transfer the second reads what happened to it, and can not press again', async () => {
  let isDecided = false;
  const { visitor } = open(TransfersPage, {
    'staff/transferApply/list': ({ code }) =>
      pageOf(
        code === '' || isDecided ? [isDecided ? { ...transfer, state: 'matched' as const } : transfer] : [],
      ),
    'staff/transferApply/refuse': () => {
      isDecided = true;
      throw new Refused('transfer_apply_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: `驳回 ${transfer.code}` }));
  const shown = await dialog();
  await visitor.type(shown.getByRole('textbox'), '未查到这笔转账');
  await visitor.click(shown.getByRole('button', { name: '驳回' }));
  expect(await shown.findByText(/不能再这样操作/)).toBeInTheDocument();
  expect(shown.getByText(/已到账/)).toBeInTheDocument();
  expect(shown.getByRole('textbox')).toHaveValue('未查到这笔转账');
  expect(shown.getByRole('button', { name: '驳回' })).toHaveAttribute('aria-disabled', 'true');
});

test('a prepayment is credited only with the amount that was applied for; a large one waits for a second person', async () => {
  const { visitor, server } = open(PrestoresPage, {
    'staff/prestore/list': () => pageOf([prestore]),
    'staff/prestore/approve': () => ({ state: 'waiting' as const, approval: approval.code }),
  });
  await visitor.click(await screen.findByRole('button', { name: `批准 ${prestore.code}` }));
  const shown = await dialog();
  await visitor.type(shown.getByLabelText(/到账金额/), '9999');
  expect(shown.getByText(/不同，不能入账/)).toBeInTheDocument();
  expect(shown.getByRole('button', { name: '批准' })).toBeDisabled();
  await visitor.click(shown.getByRole('button', { name: '与申请一致' }));
  await visitor.click(shown.getByRole('button', { name: '批准' }));
  expect(await screen.findByText(/已提交复核 F20261128-000001/)).toBeInTheDocument();
  expect(server.inputs('staff/prestore/approve')).toEqual([
    { code: prestore.code, seen: { amount_fen: 1_000_000 } },
  ]);
});

describe('the second person', () => {
  const be = (roles: readonly ('finance' | 'admin')[]) =>
    runInAction(() => {
      desk.self = {
        account: 'li',
        name: '李',
        roles: [...roles],
        locked: null,
        second_factor: true,
        created: '2026-11-01T00:00:00Z',
      };
    });
  afterEach(() => runInAction(() => Object.assign(desk, { self: undefined })));

  test('sees who asked and what changes, agrees, and reads the refusal when a colleague was faster', async () => {
    be(['admin']);
    const { visitor } = open(ApprovalsPage, {
      'staff/approval/list': () => pageOf([approval]),
      'staff/prestore/list': () => pageOf([prestore]),
      'staff/approval/agree': () => {
        throw new Refused('approval_decided');
      },
    });
    await visitor.click(await screen.findByRole('button', { name: `同意 ${approval.code}` }));
    const shown = await dialog();
    expect(await shown.findByText('预存款增加 ¥10,000.00，赠送 ¥500.00')).toBeInTheDocument();
    expect(shown.getByText(/王芳 13900000000/)).toBeInTheDocument();
    await visitor.click(shown.getByRole('button', { name: '同意并执行' }));
    expect(await shown.findByText(/不能再这样操作/)).toBeInTheDocument();
    expect(shown.getByRole('button', { name: '同意并执行' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('is not who asked, and not who may only ask', async () => {
    be(['finance']);
    const { visitor, server } = open(ApprovalsPage, {
      'staff/approval/list': () => pageOf([approval, { ...approval, code: 'F20261128-000002', own: true }]),
      'staff/prestore/list': () => pageOf([prestore]),
      'staff/approval/refuse': () => null,
    });
    await visitor.click(await screen.findByRole('button', { name: '撤回 F20261128-000002' }));
    expect(screen.queryByRole('button', { name: /^同意/ })).not.toBeInTheDocument();
    const shown = await dialog();
    await visitor.type(shown.getByRole('textbox'), '金额填错');
    await visitor.click(shown.getByRole('button', { name: '撤回' }));
    expect(await screen.findByText('F20261128-000002 已撤回')).toBeInTheDocument();
    expect(server.inputs('staff/approval/refuse')).toEqual([
      { code: 'F20261128-000002', reason: '金额填错' },
    ]);
  });
});
