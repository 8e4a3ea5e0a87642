import { call } from '@portal/shared/api';
import type { Data, Statement } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { DialogForm, fieldsOf, type Sending, useForm, yuan } from '@portal/shared/form';
import { Fact, FactList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen, fundCodesOf } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { BudgetAlert } from '../budget/BudgetAlert';
import { reportedFen, useWaitingOf } from '../transfer/useTransfers';
import { Outcome } from './Outcome';
import { PayerPicker } from './PayerPicker';
import {
  mostOf,
  own,
  type PayerKey,
  type PayFields,
  type PayScene,
  payableOf,
  payInput,
  payPlan,
  proposedAmount,
  proposedShares,
} from './payPlan';
import { ShareFields } from './ShareFields';

const { Amount, Check, useField, useValue } = fieldsOf<PayFields>();

interface PayFormProps {
  readonly scene: PayScene;
  readonly statement: Statement;
  /** Loads the groups again; undefined when they are loaded. */
  readonly onRetryGroups: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The form of a payment: how much, by whom, and what everybody has afterwards. */
export function PayForm({ scene, statement, onRetryGroups, onClose }: PayFormProps) {
  const { code, owed_fen, waiting_fen, invoiced_fen } = statement;
  const form = useForm<PayFields>({ initial: initialOf(scene), rules: rulesOf(scene) });
  const send = async (values: PayFields, { keyOf }: Sending) => {
    const input = payInput(statement, values.by, payPlan(scene, values) ?? [], values.show);
    return await call('auth/statement/pay', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = (paid: Data<'auth/statement/pay'>) => {
    notify.success(paidText(paid));
    onClose();
  };
  return (
    <DialogForm
      title="余额支付"
      submit="确认付款"
      disabled={!canPay(scene)}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={places}
    >
      <FactList>
        <Fact term="结算单">{code}</Fact>
        <Fact term="待付款">{formatFen(owed_fen)}</Fact>
        {invoiced_fen > 0 && (
          <Fact term="已申请开票">{formatFen(invoiced_fen)}（不能用赠送金或已开票的预存款支付）</Fact>
        )}
        <Fact term="付款顺序">先用已开票的预存款（先到账的先用），再用未开票的预存款，最后用赠送金</Fact>
        {waiting_fen > 0 && <Fact term="待批准">{formatFen(waiting_fen)}（社群付款）</Fact>}
      </FactList>
      <Reported statement={statement} />
      <Short scene={scene} />
      {onRetryGroups && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={onRetryGroups}>
              重试
            </Button>
          }
        >
          社群加载失败，暂时只能用自己的余额
        </Alert>
      )}
      <Amount name="amount" />
      <Payers scene={scene} />
      <Budgets scene={scene} statement={statement} />
      <Split scene={scene} />
      <ShowData />
      <Result scene={scene} />
    </DialogForm>
  );
}

/** Fields at which refusals are shown. */
const places = {
  amount_fen: 'amount',
  balance_short: 'payers',
  cluster_limit_exceeded: 'payers',
  cluster_budget_exceeded: 'payers',
  cluster_act_refused: 'payers',
} as const;

/** The member pays alone, or without own money the first group that has some. */
function initialOf(scene: PayScene): PayFields {
  const group = scene.clusters.find(({ rid }) => mostOf(scene, rid) !== 0);
  const payers = [mostOf(scene, own) === 0 && group ? group.rid : own];
  return { amount: proposedAmount(scene, payers), by: 'amount', payers, shares: {}, show: false };
}

function rulesOf(scene: PayScene) {
  const kept = { required: true, clean: <Value,>(value: Value) => value, check: () => undefined };
  return {
    amount: yuan('付款金额', payableOf(scene.statement)),
    by: { ...kept, label: '分摊方式' },
    show: { ...kept, label: '管理员可查看数据' },
    payers: {
      ...kept,
      label: '付款方',
      check: (_: readonly PayerKey[], all: object) => payersProblem(scene, { ...initialOf(scene), ...all }),
    },
  };
}

function payersProblem(scene: PayScene, values: PayFields): string | undefined {
  if (values.payers.length === 0) return '[付款方]不能为空';
  const plan = payPlan(scene, values);
  if (!plan) return '[付款方]各方付款之和须等于付款金额';
  const wrong = plan.find(({ problem }) => problem);
  return wrong && `[付款方]${nameOf(scene, wrong.key)}${wrong.problem}`;
}

const canPay = (scene: PayScene): boolean =>
  payableOf(scene.statement) > 0 &&
  [own, ...scene.clusters.map(({ rid }) => rid)].some((key) => mostOf(scene, key) !== 0);

function paidText({ owed_fen, waiting_fen }: Data<'auth/statement/pay'>): string {
  if (owed_fen === 0) return '付款成功，结算单已结清';
  if (waiting_fen > 0) return `付款已提交，其中 ${formatFen(waiting_fen)} 待社群管理员批准`;
  return `付款成功，还需付款 ${formatFen(owed_fen)}`;
}

/** Names the transfers that wait for the same statement: what is paid now as well becomes a prepayment when they arrive. */
function Reported({ statement: { rid } }: Pick<PayFormProps, 'statement'>) {
  const waiting = useWaitingOf(rid);
  if (waiting.length === 0) return null;
  const codes = waiting.map(({ code }) => code).join('、');
  return (
    <Alert severity="warning" variant="outlined">
      已上报的转账 {formatFen(reportedFen(waiting))}（{codes}
      ）正在核对。现在再用余额支付，转账到账后多付的部分记入您的预存款。
    </Alert>
  );
}

/** Says before the payment that the money is not enough. */
function Short({ scene }: { readonly scene: PayScene }) {
  const payable = payableOf(scene.statement);
  const most = mostOf(scene, own) ?? 0;
  if (most >= payable) return null;
  const groups = scene.clusters.some(({ rid }) => mostOf(scene, rid) !== 0) ? '可由社群付款或分摊，' : '';
  return (
    <Alert severity="info" variant="outlined">
      {most === 0
        ? `余额为 ¥0.00，${groups || '请'}用“转账付款”${groups && '也可以'}。`
        : `余额不足以付清，${groups || '可先付一部分，'}或用“转账付款”付清余下的 ${formatFen(payable - most)}。`}
    </Alert>
  );
}

/** The payers. Without groups there is no choice. */
function Payers({ scene }: { readonly scene: PayScene }) {
  const { value, error, set } = useField('payers');
  const amount = useField('amount');
  const shares = useField('shares');
  const by = useValue('by');
  const choose = (payers: readonly PayerKey[]) => {
    // An amount that was proposed is proposed again; a typed one stays.
    const next = amount.value === proposedAmount(scene, value) ? proposedAmount(scene, payers) : amount.value;
    if (next !== amount.value) amount.set(next);
    shares.set(proposedShares(scene, { amount: next, by, payers }));
    set(payers);
  };
  return <PayerPicker scene={scene} payers={value} error={error} onChange={choose} />;
}

/** Warns of the budgets that the chosen groups have for the member and the statement's projects, and says what else can pay beyond them. */
function Budgets({ scene, statement: { orders } }: Pick<PayFormProps, 'scene' | 'statement'>) {
  const payers = useValue('payers');
  const stopped = payers.filter(
    (key) => (scene.caps.get(key)?.most_fen ?? Infinity) < payableOf(scene.statement),
  );
  const others = [own, ...scene.clusters.map(({ rid }) => rid)].filter(
    (key) => !payers.includes(key) && mostOf(scene, key) !== 0,
  );
  const names = others.map((key) => nameOf(scene, key));
  return (
    <>
      <BudgetAlert clusters={payers.filter((key) => key !== own)} paying={fundCodesOf(orders)} />
      {stopped.length > 0 && (
        <Alert severity="info" variant="outlined">
          {stopped
            .map(
              (key) =>
                `“${nameOf(scene, key)}”受预算限制，最多可付 ${formatFen(scene.caps.get(key)?.most_fen ?? 0)}`,
            )
            .join('；')}
          。余下的{names.length > 0 && `可由${names.join('、')}付款，也`}可用“转账付款”。
        </Alert>
      )}
    </>
  );
}

const nameOf = ({ clusters }: PayScene, key: PayerKey): string =>
  clusters.find(({ rid }) => rid === key)?.name ?? '我的余额';

/** Whether the managers of the groups that pay see the data; off unless the member wants it, and changed on the order's page. */
function ShowData() {
  const groups = useValue('payers').filter((key) => key !== own);
  if (groups.length === 0) return null;
  return <Check name="show">付款社群的管理员可查看这些订单的数据（默认不可，可在订单页更改）</Check>;
}

/** How several payers share the amount. The last one pays the rest, so that the parts always add up. */
function Split({ scene }: { readonly scene: PayScene }) {
  const payers = useValue('payers');
  const shares = useField('shares');
  const by = useField('by');
  const amount = useValue('amount');
  if (payers.length < 2) return null;
  return (
    <ShareFields
      scene={scene}
      values={{ amount, by: by.value, payers, shares: shares.value }}
      onBy={(next) => {
        by.set(next);
        shares.set(proposedShares(scene, { amount, by: next, payers }));
      }}
      onShares={shares.set}
    />
  );
}

function Result({ scene }: { readonly scene: PayScene }) {
  const values = {
    amount: useValue('amount'),
    by: useValue('by'),
    payers: useValue('payers'),
    shares: useValue('shares'),
  };
  return <Outcome scene={scene} plan={payPlan(scene, values)} />;
}
