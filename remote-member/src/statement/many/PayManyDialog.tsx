import { query } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { ChoiceChips } from '@portal/shared/form';
import { ConfirmDialog, type LazyDialogProps, useAct } from '@portal/shared/parts';
import { Link, notify, paths } from '@portal/shared/portal';
import { formatFen, fundCodesOf } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BudgetAlert } from '../../ui/budget/BudgetAlert';
import { useBudgetStops } from '../../ui/budget/useBudgetStops';
import { own, type PayerKey } from '../../ui/pay/payPlan';
import { useGroups } from '../../ui/pay/useGroups';
import { useWaitingTransfers } from '../../ui/transfer/useTransfers';
import { ChosenList } from './ChosenList';
import type { ManyDialogProps } from './ConfirmManyDialog';
import { paymentOf } from './manyPayment';
import { sumOf } from './useSelection';

/** Lists the statements that one payment pays and what they add up to, says what is left then, and asks once. */
export function PayManyDialog({ open, ...props }: ManyDialogProps & LazyDialogProps) {
  return open && <Asked {...props} />;
}

function Asked({ rows: given, onResult, onClose }: ManyDialogProps & Pick<LazyDialogProps, 'onClose'>) {
  // What was asked about stays, whatever the list shows by then.
  const [rows] = useState(given);
  const [payer, setPayer] = useState<PayerKey>(own);
  const { clusters, loading } = useGroups();
  const asset = useQuery(query('auth/web/asset/init', {}));
  const groups = clusters.filter(({ can }) => can.includes('pay'));
  const cluster = groups.find(({ rid }) => rid === payer);
  const sum = sumOf('pay', rows);
  const budgets = useBudgetStops(groups.length > 0);
  const payment = paymentOf({ rows, cluster, asset: asset.data, stops: budgets.stops });
  const pay = useAct('auth/statement/payMany', {
    onDone: ({ done, list, waiting_fen }) => {
      onResult(rows, list);
      if (done) notify.success(paidText(rows.length, sum, waiting_fen));
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`合并付款：${rows.length} 张结算单`}
      confirm={`付款 ${formatFen(sum)}`}
      color="primary"
      open
      pending={pay.isPending}
      disabled={payment?.problem !== undefined || payment === undefined || loading || budgets.loading}
      onClose={onClose}
      onConfirm={() =>
        pay.mutate({
          rows: rows.map(({ rid, owed_fen, waiting_fen }) => ({ rid, seen: { owed_fen, waiting_fen } })),
          ...(cluster && { cluster_rid: cluster.rid }),
        })
      }
    >
      <ChosenList act="pay" rows={rows} />
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
        {groups.length > 0 && (
          <ChoiceChips
            label="付款方"
            name="payer"
            value={payer}
            onChange={setPayer}
            choices={[
              { value: own, label: '我的余额' },
              ...groups.map(({ rid, name }) => ({ value: rid, label: name })),
            ]}
          />
        )}
        <BudgetAlert
          clusters={cluster ? [cluster.rid] : []}
          paying={rows.flatMap(({ orders }) => fundCodesOf(orders))}
        />
        <Reported rids={rows.map(({ rid }) => rid)} />
        {payment?.problem !== undefined && (
          <Alert severity="warning" variant="outlined">
            {payment.problem}
            {!cluster && (
              <>
                ，
                <MuiLink component={Link} to={paths.memberPage('prestore')}>
                  去预存
                </MuiLink>
                ，或取消选择其中几张
              </>
            )}
          </Alert>
        )}
        <Typography variant="body2" component="p" role="status" sx={{ color: 'text.secondary' }}>
          {payment?.problem === undefined && payment?.outcome}
          {rows.some(({ invoiced_fen }) => invoiced_fen > 0) &&
            '已申请开票的部分不能用赠送金或已开票的预存款支付。'}
          有一张不能付款时，一张都不会付款。
        </Typography>
      </Box>
    </ConfirmDialog>
  );
}

function paidText(count: number, sum: number, waiting_fen: number): string {
  const paid = `已付 ${count} 张结算单，合计 ${formatFen(sum)}`;
  return waiting_fen > 0 ? `${paid}，其中 ${formatFen(waiting_fen)} 待社群管理员批准` : paid;
}

/** Says that transfers for some of them wait: what is paid now as well becomes a prepayment when they arrive. */
function Reported({ rids }: { readonly rids: readonly string[] }) {
  const waiting = useWaitingTransfers();
  const reported = rids.reduce((sum, rid) => sum + waiting.ofStatement(rid), 0);
  if (reported === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      其中有已上报的转账 {formatFen(reported)} 正在核对。现在再用余额支付，转账到账后多付的部分记入预存款。
    </Alert>
  );
}
