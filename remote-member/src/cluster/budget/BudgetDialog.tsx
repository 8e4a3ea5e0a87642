import { call, query } from '@portal/shared/api';
import type { Cluster, ClusterBudget } from '@portal/shared/contract';
import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import { DialogForm, fieldsOf, text, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOf, formatFen, texts, yuanOf } from '@portal/shared/rules';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface BudgetFields {
  readonly project: string;
  readonly amount: string;
  /** 超出即停止: payments beyond it are refused. */
  readonly blocks: boolean;
}

const { Amount, Check, Text } = fieldsOf<BudgetFields>();
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
  /** The budget's member or project; a project is typed without it. What is saved for a member of the list is loaded. */
  readonly budget?: Subject;
}

/** Sets what a member or a project may use of the group's money in a calendar year. */
export function BudgetDialog({ open, onClose, ...props }: BudgetDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      {props.budget && props.budget.amount_fen === undefined ? (
        <SavedForm {...props} budget={props.budget} onClose={onClose} />
      ) : (
        <BudgetForm {...props} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps extends Omit<BudgetDialogProps, 'open'> {}

/** The form of a member with what is saved now, so that no amount is replaced unseen. */
function SavedForm({ budget, ...props }: FormProps & { readonly budget: Subject }) {
  const budgets = useQuery({ ...query('auth/cluster/budgets', { rid: props.cluster.rid }), staleTime: 0 });
  const saved = budgets.data?.list.find(({ user_rid }) => user_rid === budget.user_rid);
  if (budgets.isSuccess && budgets.isFetchedAfterMount)
    return <BudgetForm {...props} budget={saved ?? budget} />;
  return (
    <>
      <DialogTitle>{titleOf(budget)}</DialogTitle>
      <DialogContent>
        <QueryView query={budgets} loading={<Skeleton variant="rounded" height={96} />}>
          {() => <Skeleton variant="rounded" height={96} />}
        </QueryView>
      </DialogContent>
    </>
  );
}

const titleOf = ({ name }: Subject): string => `设置 ${name} 的预算`;

function BudgetForm({ cluster: { rid }, budget, onClose }: FormProps) {
  const saved = budget?.amount_fen;
  const form = useForm<BudgetFields>({
    initial: {
      project: '',
      amount: saved === undefined ? '' : yuanOf(saved),
      blocks: budget?.blocks ?? false,
    },
    rules: { amount, project: budget ? kept : text(texts.fundCode) },
  });
  const send = async (typed: BudgetFields) => {
    const user_rid = budget?.user_rid ?? undefined;
    const project = user_rid === undefined ? (budget?.name ?? typed.project) : undefined;
    const amount_fen = fenOf(typed.amount) ?? 0;
    return await call('auth/cluster/budget', {
      rid,
      user_rid,
      fund_code: project,
      amount_fen,
      blocks: typed.blocks,
    });
  };
  const onSent = (_data: unknown, { project }: BudgetFields) => {
    notify.success(`${budget?.name ?? `课题 ${project}`} 的年度预算已设置`);
    onClose();
  };
  const used = budget?.used_fen;
  return (
    <DialogForm
      title={budget ? titleOf(budget) : '设置课题预算'}
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
        hint={`每个自然年（1 月 1 日起）的金额${used === undefined ? '' : `，今年已用 ${formatFen(used)}`}。用到 80% 和 100% 时提醒`}
      />
      <Check name="blocks">超出即停止：超出预算的付款不能提交（不勾选时只提醒）</Check>
    </DialogForm>
  );
}
