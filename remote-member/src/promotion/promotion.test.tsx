import type { Data, Promoter, Rebate, RebateWithdrawal } from '@portal/shared/contract';
import { payeeConsent } from '@portal/shared/rules';
import { fakeEtag, type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

type Promotion = Data<'auth/myPromotion/init'>;

const payee = { name: '林晓', bank: '示例银行南京分行', account: '6222000000001234' };
const promoter = (part: Partial<Promoter> = {}): Promoter => ({
  state: 'approved',
  channel: '课题组',
  note: '',
  applied: '2026-11-20T02:00:00Z',
  ...part,
});
const promotion = (part: Partial<Promotion> = {}): Promotion => ({
  promoter: promoter(),
  link: { code: 'PABC1234', path: '/invited/PABC1234' },
  terms: { rebate_percent: 5, withdrawal_min_fen: 10_000 },
  referred: 8,
  ordered: 4,
  paid: 2,
  balance_fen: 50_000,
  available_fen: 30_000,
  held_fen: 20_000,
  owed_fen: 0,
  payee: { ...payee, etag: fakeEtag },
  payee_agreed: true,
  can: ['withdraw'],
  ...part,
});
const newcomer: Partial<Promotion> = {
  promoter: null,
  link: null,
  payee: null,
  can: ['apply'],
  referred: 0,
  ordered: 0,
  paid: 0,
  balance_fen: 0,
  available_fen: 0,
  held_fen: 0,
};
const rebate: Rebate = {
  member: '王**',
  paid_fen: 400_000,
  percent: 5,
  amount_fen: 20_000,
  returned_fen: 5000,
  created: '2026-11-20T02:00:00Z',
};
const withdrawal = (part: Partial<RebateWithdrawal> = {}): RebateWithdrawal => ({
  rid: 'withdrawal-1',
  code: 'T20261120-000001',
  amount_fen: 20_000,
  state: 'waiting',
  payee,
  note: '',
  reference: '',
  created: '2026-11-20T02:00:00Z',
  changed: '2026-11-20T02:00:00Z',
  can: ['cancel'],
  ...part,
});

beforeEach(() => {
  // Without a canvas the poster is an SVG, whose text can be read.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function open(given: Partial<Promotion> = {}, server: Handlers = {}, at = '/member/promotion') {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/myPromotion/init': () => promotion(given),
      'auth/promoter_rebate/list': () => ({ total: 1, list: [rebate] }),
      'auth/promoter_rebate_withdraw/list': () => ({ total: 1, list: [withdrawal()] }),
      ...server,
    },
  });
}

const fieldIn = (dialog: ReturnType<typeof within>, name: RegExp) => dialog.getByRole('textbox', { name });

describe('the application', () => {
  test('a new member reads the terms and applies once; then it waits', async () => {
    const { visitor, server } = open(newcomer);
    const form = within(await screen.findByRole('form', { name: '推广申请' }));
    expect(screen.getByRole('list', { name: '推广规则' })).toHaveTextContent('5%');
    expect(screen.queryByRole('region', { name: '我的返利' })).not.toBeInTheDocument();
    await visitor.click(form.getByRole('button', { name: '申请成为推广员' }));
    expect(await form.findByText('[推广渠道]不能为空')).toBeInTheDocument();
    const waiting = promoter({ state: 'waiting' });
    server.on({
      'auth/promoter_apply/add': () => waiting,
      'auth/myPromotion/init': () => promotion({ ...newcomer, promoter: waiting, can: ['withdraw'] }),
    });
    await visitor.type(fieldIn(form, /^推广渠道/), ' 课题组 ');
    await visitor.dblClick(form.getByRole('button', { name: '申请成为推广员' }));
    expect(await screen.findByText(/申请已于 2026-11-20 10:00 提交/)).toBeInTheDocument();
    expect(screen.getByText('推广申请已提交，审核后会通知您')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(server.inputs('auth/promoter_apply/add')).toEqual([{ channel: '课题组' }]);
  });

  test('a refused one says why and is made again from what was written', async () => {
    const refused = promoter({ state: 'refused', note: '请补充渠道' });
    open({ ...newcomer, promoter: refused, can: ['apply', 'withdraw'] });
    expect(await screen.findByText(/请补充渠道/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^推广渠道/ })).toHaveValue('课题组');
    expect(screen.getByRole('button', { name: '重新申请' })).toBeInTheDocument();
  });

  test('after the end there is no link, and what was earned can be withdrawn', async () => {
    open({ promoter: promoter({ state: 'ended', note: '到期' }), link: null, can: ['apply', 'withdraw'] });
    expect(await screen.findByText(/原因：到期/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '我的推广链接' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '申请提现' })).toBeEnabled();
  });

  test('one that was decided in another tab is refused, and the page shows the state', async () => {
    const { visitor, server } = open(newcomer);
    const form = within(await screen.findByRole('form', { name: '推广申请' }));
    server.on({
      'auth/promoter_apply/add': () => {
        throw new Refused('promoter_act_refused');
      },
      'auth/myPromotion/init': () => promotion(),
    });
    await visitor.type(fieldIn(form, /^推广渠道/), '课题组');
    await visitor.click(form.getByRole('button', { name: '申请成为推广员' }));
    expect(await screen.findByRole('region', { name: '我的推广链接' })).toBeInTheDocument();
  });
});

test('an approved promoter sees link, poster, funnel and rebates', async () => {
  open();
  expect(await screen.findByText('http://localhost/invited/PABC1234')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: '推广海报，邀请码 PABC1234' })).toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: '推广成果' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '注册8 人 · 100%',
    '下单4 人 · 50%',
    '付款2 人 · 25%',
  ]);
  const table = within(await screen.findByRole('table', { name: '返利明细' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['2026-11-20 10:00', '王**', '¥4,000.00', '5%', '¥200.00', '-¥50.00'],
  ]);
});

test('without referred members and rebates the page says what to do', async () => {
  open({ referred: 0, ordered: 0, paid: 0 }, { 'auth/promoter_rebate/list': () => ({ total: 0, list: [] }) });
  expect(await screen.findByText('还没有客户注册')).toBeInTheDocument();
  expect(await screen.findByText('还没有返利')).toBeInTheDocument();
});

describe('a withdrawal', () => {
  test('is sent once within its limits, to the account whose end is shown', async () => {
    const { visitor, server } = open();
    await visitor.click(await screen.findByRole('button', { name: '申请提现' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请提现' }));
    expect(dialog.getByText('尾号 1234')).toBeInTheDocument();
    const amount = fieldIn(dialog, /^提现金额/);
    const submit = dialog.getByRole('button', { name: '提交' });
    await visitor.type(amount, '99.99');
    await visitor.click(submit);
    expect(await dialog.findByText('[提现金额]不能少于 ¥100.00')).toBeInTheDocument();
    await visitor.clear(amount);
    await visitor.type(amount, '300.01');
    await visitor.click(submit);
    expect(await dialog.findByText('[提现金额]不能超过 ¥300.00')).toBeInTheDocument();
    await visitor.click(dialog.getByRole('button', { name: '全部' }));
    expect(amount).toHaveValue('300.00');
    expect(dialog.getByText('提现后还可提现 ¥0.00')).toBeInTheDocument();
    server.on({ 'auth/promoter_rebate_withdraw/add': () => withdrawal({ amount_fen: 30_000 }) });
    await visitor.dblClick(submit);
    expect(await screen.findByText(/^提现 T20261120-000001 已提交/)).toBeInTheDocument();
    expect(server.inputs('auth/promoter_rebate_withdraw/add')).toEqual([{ amount_fen: 30_000 }]);
    await waitFor(() => expect(server.inputs('auth/myPromotion/init')).toHaveLength(2));
  });

  test('asks for the account first when there is none', async () => {
    const { visitor, server } = open({ payee: null, payee_agreed: false });
    await visitor.click(await screen.findByRole('button', { name: '申请提现' }));
    const dialog = within(await screen.findByRole('dialog', { name: '收款账户' }));
    await visitor.type(fieldIn(dialog, /^户名/), '林晓');
    await visitor.type(fieldIn(dialog, /^开户银行/), '示例银行');
    await visitor.type(fieldIn(dialog, /^银行账号/), '12 34');
    await visitor.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('[银行账号]格式不正确')).toBeInTheDocument();
    expect(dialog.getByText('请先阅读并勾选单独同意')).toBeInTheDocument();
    await visitor.click(dialog.getByRole('checkbox', { name: /^我单独同意/ }));
    await visitor.type(fieldIn(dialog, /^银行账号/), ' 5678 1234');
    server.on({
      'auth/promoter_rebate_withdraw/update4user': () => null,
      'auth/myPromotion/init': () => promotion(),
    });
    await visitor.click(dialog.getByRole('button', { name: '保存' }));
    const next = within(await screen.findByRole('dialog', { name: '申请提现' }));
    expect(next.getByText('示例银行南京分行')).toBeInTheDocument();
    expect(server.inputs('auth/promoter_rebate_withdraw/update4user')).toEqual([
      { name: '林晓', bank: '示例银行', account: '123456781234', consent: payeeConsent.version },
    ]);
  });

  test('asks again for the consent when it is missing; the box is not ticked', async () => {
    const { visitor } = open({ payee_agreed: false });
    await visitor.click(await screen.findByRole('button', { name: '申请提现' }));
    const dialog = within(await screen.findByRole('dialog', { name: '收款账户' }));
    expect(fieldIn(dialog, /^户名/)).toHaveValue('林晓');
    expect(dialog.getByRole('checkbox', { name: /^我单独同意/ })).not.toBeChecked();
  });

  test('ends with the consent to the account, after a question', async () => {
    const { visitor, server } = open();
    await visitor.click(await screen.findByRole('button', { name: /^撤回对收款账户/ }));
    const question = within(await screen.findByRole('dialog', { name: '撤回同意并删除收款账户' }));
    server.on({ 'auth/promoter_rebate_withdraw/removePayee': () => null });
    await visitor.dblClick(question.getByRole('button', { name: '撤回并删除' }));
    expect(await screen.findByText('已撤回同意，收款账户已删除')).toBeInTheDocument();
    expect(server.inputs('auth/promoter_rebate_withdraw/removePayee')).toHaveLength(1);
  });

  test('can not be asked for below the smallest amount', async () => {
    open({ available_fen: 9999 });
    expect(await screen.findByRole('button', { name: '申请提现' })).toBeDisabled();
    expect(screen.getByText('满 ¥100.00 可提现')).toBeInTheDocument();
  });

  test('that is refused for the balance says so at the amount', async () => {
    const { visitor, server } = open();
    await visitor.click(await screen.findByRole('button', { name: '申请提现' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请提现' }));
    server.on({
      'auth/promoter_rebate_withdraw/add': () => {
        throw new Refused('balance_short');
      },
    });
    await visitor.type(fieldIn(dialog, /^提现金额/), '200');
    await visitor.click(dialog.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(fieldIn(dialog, /^提现金额/)).toBeInvalid());
    expect(fieldIn(dialog, /^提现金额/)).toHaveValue('200');
  });

  test('is cancelled while it waits, after a question; others say what came of them', async () => {
    const paid = { rid: 'withdrawal-2', code: 'T20261119-000002', state: 'paid', reference: 'BT1' } as const;
    const refused = { rid: 'withdrawal-3', code: 'T20261118-000003', state: 'refused' } as const;
    const { visitor, server } = open(
      { owed_fen: 700 },
      {
        'auth/promoter_rebate_withdraw/list': () => ({
          total: 3,
          list: [
            withdrawal(),
            withdrawal({ ...paid, can: [] }),
            withdrawal({ ...refused, note: '户名不符', can: [] }),
          ],
        }),
      },
      '/member/promotion?tab=withdrawals',
    );
    expect(await screen.findByText('¥7.00')).toBeInTheDocument();
    expect(await screen.findByRole('listitem', { name: paid.code })).toHaveTextContent('银行流水号 BT1');
    expect(screen.getByRole('listitem', { name: refused.code })).toHaveTextContent('户名不符');
    expect(screen.getAllByRole('button', { name: /^取消提现/ })).toHaveLength(1);
    server.on({ 'auth/promoter_rebate_withdraw/cancel': () => withdrawal({ state: 'cancelled', can: [] }) });
    await visitor.click(screen.getByRole('button', { name: '取消提现：T20261120-000001' }));
    const question = within(await screen.findByRole('dialog', { name: '取消提现' }));
    expect(question.getByText(/¥200.00 退回返利余额/)).toBeInTheDocument();
    await visitor.dblClick(question.getByRole('button', { name: '取消提现' }));
    expect(await screen.findByText('提现已取消')).toBeInTheDocument();
    expect(server.inputs('auth/promoter_rebate_withdraw/cancel')).toEqual([{ rid: 'withdrawal-1' }]);
  });
});

test('tab and page are in the URL and in the call', async () => {
  const { visitor, server, router } = open(
    {},
    { 'auth/promoter_rebate_withdraw/list': () => ({ total: 45, list: [withdrawal()] }) },
  );
  await visitor.click(await screen.findByRole('link', { name: '提现记录' }));
  await visitor.click(await screen.findByRole('link', { name: '第 3 页' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=withdrawals&page=3'));
  await waitFor(() =>
    expect(server.inputs('auth/promoter_rebate_withdraw/list').at(-1)).toEqual({ page: 3, size: 20 }),
  );
});

test('a promotion that fails to load is fetched again', async () => {
  const { visitor, server } = open(
    {},
    {
      'auth/myPromotion/init': () => {
        throw new Refused('unavailable');
      },
    },
  );
  const retry = await screen.findByRole('button', { name: '重试' });
  server.on({ 'auth/myPromotion/init': () => promotion() });
  await visitor.click(retry);
  expect(await screen.findByRole('region', { name: '我的推广链接' })).toBeInTheDocument();
});
