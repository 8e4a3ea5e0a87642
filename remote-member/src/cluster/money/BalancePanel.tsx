import type { Cluster } from '@portal/shared/contract';
import { Panel, useLazyDialog } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Money, Typography } from '@portal/shared/ui';

const loadDeposit = () => import('./DepositDialog').then((m) => m.DepositDialog);
const loadWithdraw = () => import('./WithdrawDialog').then((m) => m.WithdrawDialog);

/** The group's money and what payments that wait have reserved; nothing for members who manage nothing. */
export function BalancePanel({ cluster }: { readonly cluster: Cluster }) {
  const { available, approvals } = cluster;
  if (!available) return null;
  return (
    <Panel title="社群资金" aside={moves(cluster) && <MoneyActs cluster={cluster} available={available} />}>
      <Box component="dl" sx={figures}>
        <Figure term="可用预存" fen={available.cash_fen} />
        <Figure term="可用赠送金" fen={available.bonus_fen} note="不可开票" />
        <Figure term="待审批占用" fen={approvals.amount_fen} note={`${approvals.count} 笔付款`} />
      </Box>
    </Panel>
  );
}

/** True when the member may move money in or out. */
const moves = ({ can }: Cluster): boolean =>
  (['deposit', 'withdraw', 'prestore'] as const).some((act) => can.includes(act));

interface MoneyActsProps {
  readonly cluster: Cluster;
  readonly available: NonNullable<Cluster['available']>;
}

function MoneyActs({ cluster, available }: MoneyActsProps) {
  const { rid, can } = cluster;
  const deposit = useLazyDialog('cluster deposit', loadDeposit, { cluster });
  const withdraw = useLazyDialog('cluster withdraw', loadWithdraw, { cluster, available });
  const hasMoney = available.cash_fen + available.bonus_fen > 0;
  return (
    <Box role="group" aria-label="资金操作" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.includes('withdraw') && hasMoney && (
        <Button
          size="small"
          color="inherit"
          {...withdraw.prefetchProps}
          loading={withdraw.loading}
          onClick={withdraw.show}
        >
          转出
        </Button>
      )}
      {can.includes('prestore') && (
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={`${paths.memberPage('prestore')}?cluster=${encodeURIComponent(rid)}`}
        >
          为社群预存
        </Button>
      )}
      {can.includes('deposit') && (
        <Button
          size="small"
          variant="outlined"
          {...deposit.prefetchProps}
          loading={deposit.loading}
          onClick={deposit.show}
        >
          转入
        </Button>
      )}
      {deposit.dialog}
      {withdraw.dialog}
    </Box>
  );
}

interface FigureProps {
  readonly term: string;
  readonly fen: number;
  readonly note?: string;
}

function Figure({ term, fen, note }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
        <Money fen={fen} />
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {note}
          </Typography>
        )}
      </Box>
    </div>
  );
}

const figures = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
