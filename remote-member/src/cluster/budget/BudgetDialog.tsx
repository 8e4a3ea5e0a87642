import { call } from '@portal/shared/api';
import type { Cluster, ClusterBudget } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { DialogForm, fieldsOf, text, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOf, formatFen, texts, yuanOf } from '@portal/shared/rules';

interface BudgetFields {
  readonly project: string;
  readonly amount: string;
}

const { Amount, Text } = fieldsOf<BudgetFields>();
const amount = yuan('年度预算');
const kept = {
  label: texts.fundCode[0],
  required: false,
  clean: (value: string) => value,
  check: () => undefined,
};

/** Whose budget is set: a member's, or that of a project which has one. */
type Subject = Pick<ClusterBudget, 'user_rid' | 'name'> & Partial<ClusterBudget>;

interface BudgetDialogProps extends LazyDialogProps {
  readonly cluster: Cluster;
  /** The budget's member or project; a project is typed without it. */
  readonly budget?: Subject;
}

/** Sets what a member or a project may use of the group's money in a calendar year. */
export function BudgetDialog({ open, onClose, ...props }: BudgetDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <BudgetForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function BudgetForm({ cluster: { rid }, budget, onClose }: Omit<BudgetDialogProps, 'open'>) {
  const saved = budget?.amount_fen;
  const form = useForm<BudgetFields>({
    initial: { project: '', amount: saved === undefined ? '' : yuanOf(saved) },
    rules: { amount, project: budget ? kept : text(texts.fundCode) },
  });
  const send = async (typed: BudgetFields) => {
    const user_rid = budget?.user_rid ?? undefined;
    const project = user_rid === undefined ? (budget?.name ?? typed.project) : undefined;
    const amount_fen = fenOf(typed.amount) ?? 0;
    return await call('auth/cluster/budget', { rid, user_rid, fund_code: project, amount_fen });
  };
  const onSent = (_data: unknown, { project }: BudgetFields) => {
    notify.success(`${budget?.name ?? `课题 ${project}`} 的年度预算已设置`);
    onClose();
  };
  const used = budget?.used_fen;
  return (
    <DialogForm
      title={budget ? `设置 ${budget.name} 的预算` : '设置课题预算'}
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus={budget ? 'amount' : 'project'}
      places={{ fund_code: 'project', amount_fen: 'amount', cluster_limit: 'project' }}
    >
      {!budget && <Text name="project" placeholder="与下单时填写的课题编号一致" />}
      <Amount
        name="amount"
        hint={`每个自然年（1 月 1 日起）的金额${used === undefined ? '' : `，今年已用 ${formatFen(used)}`}。用到 80% 和 100% 时提醒，不限制付款`}
      />
    </DialogForm>
  );
}
