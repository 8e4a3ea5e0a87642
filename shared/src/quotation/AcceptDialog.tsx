import { type Attempt, attemptFor, call, query } from '@portal/shared/api';
import type { Quotation } from '@portal/shared/contract';
import { ConfirmDialog, type LazyDialogProps } from '@portal/shared/parts';
import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';
import { formatFen, limits, planItemCount, roomOf } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface AcceptDialogProps extends LazyDialogProps {
  readonly quotation: Quotation;
}

/** Says what accepting a quotation does, and accepts it. An accepted requirement leads to the plan. */
export function AcceptDialog({ quotation, open, onClose }: AcceptDialogProps) {
  const { rid, code, target, due_fen } = quotation;
  const openPlan = useOpenPlan();
  const lacking = usePlanLack(quotation, open);
  const attempt = useRef<Attempt>(undefined);
  const accept = useMutation({
    mutationFn: () => {
      attempt.current = attemptFor(rid, attempt.current);
      return call(
        'auth/quotation/accept',
        { rid, seen: { due_fen } },
        { idempotencyKey: attempt.current.key },
      );
    },
    onSuccess: async () => {
      if (target.kind === 'requirement') await openPlan();
      notify.success(target.kind === 'order' ? '已接受，订单价格已调整' : '已接受，报价项目已加入实验方案');
    },
    onError: (error) => {
      // A refusal is final for this attempt: after a change, the next click is another one.
      attempt.current = undefined;
      notify.failed(error);
    },
    onSettled: () => {
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="接受报价"
      confirm="接受报价"
      cancel="再想想"
      color="primary"
      open={open}
      pending={accept.isPending}
      disabled={lacking !== undefined}
      onClose={onClose}
      onConfirm={() => accept.mutate()}
    >
      报价单 {code}，应付 {formatFen(due_fen)}。接受后：
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {effects(quotation).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Box>
      接受后不能撤回。
      {lacking && (
        <Typography variant="body2" role="note" sx={{ mt: 1, color: 'warning.main' }}>
          {lacking}
        </Typography>
      )}
    </ConfirmDialog>
  );
}

function effects({ target, lines, valid_until }: Quotation): readonly string[] {
  if (target.kind === 'order')
    return [
      `订单 ${target.code} 的项目、数量和价格改为报价单的内容。`,
      '为订单预留的信用额度或预存款按新价格调整。',
      '协议按新价格重新生成，报价单作为附件；已签的协议继续有效。',
    ];
  return [
    `${lines.length} 个项目按报价加入实验方案，您随后选择样品来源并提交订单。`,
    `请在 ${valid_until} 前下单，之后按目录价。`,
    '报价只适用于所报的数量，改变数量后按目录价。',
  ];
}

/** Returns why the plan can't take the items of a requirement's quotation; undefined when it can. */
function usePlanLack({ target, lines }: Quotation, open: boolean): string | undefined {
  const plan = useQuery({
    ...query('auth/tempDevice', {}),
    enabled: open && target.kind === 'requirement',
  });
  if (!plan.data || target.kind === 'order') return undefined;
  const { left } = roomOf('planItems', planItemCount(plan.data));
  if (lines.length <= left) return undefined;
  return `实验方案最多 ${limits.planItems} 个项目，还可添加 ${left} 个，少于报价的 ${lines.length} 个。请先下单或移除部分项目。`;
}

/**
 * Loads the plan with the accepted items, so that the header counts them and the plan selects them, and opens it. The list of
 * quotations is fetched again meanwhile and takes the dialog with it, which cancels reads of its queries: so this is a plain call.
 */
function useOpenPlan(): () => Promise<void> {
  const queryClient = useQueryClient();
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    // The plan's page shows why it can't be loaded.
    const plan = await call('auth/tempDevice', {}, { harmless: true }).catch(() => undefined);
    if (plan) {
      queryClient.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
      session.setPlanCount(plan.cartNum);
    }
    void navigate(paths.plan);
  };
}
