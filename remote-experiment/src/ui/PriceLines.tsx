import type { OrderQuote } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { formatPoints, ownPriceLabels } from '@portal/shared/rules';
import { Box, Money, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useGroupShares } from './useGroupShares';

interface PriceLinesProps {
  readonly quote: OrderQuote;
  /** Shows the price and the ways to pay beside each other on wide screens. */
  readonly wide?: boolean;
  /** Number of the project that the order names, when it is known: its budget may stop what a group pays. */
  readonly project?: string | undefined;
}

/** The price of an order line by line, as the server computes it, and by what it can be paid. */
export function PriceLines({ quote, wide = false, project }: PriceLinesProps) {
  const { list_fen, own, total_fen, coupon, discount_fen, due_fen } = quote;
  const quoted = total_fen - list_fen + (own?.saved_fen ?? 0);
  return (
    <Box sx={wide ? columns : undefined}>
      <Box component="dl" aria-label="价格明细" sx={list}>
        <Line label="目录价">
          <Money fen={list_fen} />
        </Line>
        {own && (
          <Line label={`${ownPriceLabels[own.group.kind]}（${own.group.name}）`}>
            <Money fen={-own.saved_fen} />
          </Line>
        )}
        {quoted !== 0 && (
          <Line label="报价单价格差额">
            {quoted > 0 && '+'}
            <Money fen={quoted} />
          </Line>
        )}
        {coupon && (
          <Line label={`优惠券“${coupon.name}”`}>
            <Money fen={-discount_fen} />
          </Line>
        )}
        <Line label="应付合计">
          <Box component="span" sx={{ fontSize: '1.375rem' }}>
            <Money fen={due_fen} strong />
          </Box>
        </Line>
      </Box>
      <PaidBy quote={quote} project={project} />
    </Box>
  );
}

/** What the member has to pay the order with. */
function PaidBy({ quote, project }: Omit<PriceLinesProps, 'wide'>) {
  const { enterprise, due_fen, credit_free_fen, prepaid_fen, points } = quote;
  const groups = useGroupShares(quote, project);
  const missing = due_fen - prepaid_fen - (enterprise ? 0 : credit_free_fen);
  return (
    <Box component="dl" aria-label="付款" sx={{ ...list, ...lineAbove, pt: 1.5, mt: 1.5 }} data-paid-by="">
      {!enterprise && (
        <Line label="可用信用额度">
          <Money fen={credit_free_fen} />
        </Line>
      )}
      <Line label="可用预存款">
        <Money fen={prepaid_fen} />
      </Line>
      {missing > 0 && (
        <Typography component="div" variant="body2" sx={{ gridColumn: '1 / -1', color: 'warning.main' }}>
          还差 <Money fen={missing} />
          {enterprise ? '，签署协议后、寄样前须预付足额' : '，提交前可申请提额或预存'}
        </Typography>
      )}
      {groups.map(({ rid, name, most_fen }) => (
        <Line key={rid} label={`结算时可由“${name}”分摊`}>
          至多 <Money fen={most_fen} />
        </Line>
      ))}
      {points > 0 && <Line label="付款后可得积分">约 {formatPoints(points)}</Line>}
    </Box>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap', typography: 'body2' }}>
        {children}
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 6,
  '& > [data-paid-by]': { borderTop: { md: 0 }, pt: { md: 0 }, mt: { md: 0 } },
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
} as const;
