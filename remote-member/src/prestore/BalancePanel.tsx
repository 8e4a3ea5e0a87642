import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Money, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** What the member has: cash and bonus, what of them orders have reserved, and what is free on credit. */
export function BalancePanel() {
  const asset = useQuery(query('auth/web/asset/init', {}));
  return (
    <Panel title="余额">
      <QueryView query={asset} loading={<Skeleton variant="rounded" height={72} />}>
        {({ cash_fen, bonus_fen, reserved, credit }) => (
          <Box component="dl" sx={facts}>
            <Figure term="预存款" fen={cash_fen} strong />
            <Figure term="赠送金" fen={bonus_fen} note="不可提现、不可开票" />
            <Figure
              term="订单占用"
              fen={reserved.cash_fen + reserved.bonus_fen}
              note="订单结算或取消后释放"
            />
            <Figure term="可用信用额度" fen={credit.free_fen} note={`共 ${formatFen(credit.limit_fen)}`} />
          </Box>
        )}
      </QueryView>
    </Panel>
  );
}

interface FigureProps {
  readonly term: string;
  readonly fen: number;
  readonly note?: string;
  readonly strong?: boolean;
}

function Figure({ term, fen, note, strong = false }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'h3', ...(strong && { color: 'secondary.dark' }) }}>
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

const facts = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
