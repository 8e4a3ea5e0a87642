import { query } from '@portal/shared/api';
import { fieldsOf, SubmitButton } from '@portal/shared/form';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Money, Paper, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PriceLines } from '../../ui/PriceLines';
import { chosenCoupon } from '../coupon/couponChoice';
import type { OrderFields } from '../orderFields';
import { SummaryRow, summaryCard } from '../SummaryRow';
import { differenceText, type Quoted, type Wanted } from './useSaveChange';

const { useField } = fieldsOf<OrderFields>();

interface EditSummaryProps {
  readonly rid: string;
  readonly wanted: readonly Wanted[];
  readonly quoted: Quoted;
  readonly waits: boolean;
}

/** The price before and after the change, and the button that saves it. */
export function EditSummary({ rid, wanted, quoted, waits }: EditSummaryProps) {
  const chosen = chosenCoupon(useField('coupon_rid').value, quoted.coupons);
  const due = quoted.quote.total_fen - (chosen?.discount_fen ?? 0);
  const items = wanted.map((item) => ({ ...item, options: { ...item.options } }));
  const withCoupon = useQuery({
    ...query('auth/order/change/quote', { rid, items, coupon_rid: chosen?.coupon.rid ?? null }),
    placeholderData: keepPreviousData,
    enabled: chosen !== undefined && !waits,
    retry: false,
  });
  const priced = chosen ? withCoupon.data?.quote : quoted.quote;
  // The lines of an earlier choice are not shown with the new one.
  const quote = priced?.due_fen === due ? priced : undefined;
  const { due_fen: before } = quoted.before;
  return (
    <Paper role="region" aria-label="修改后的价格" sx={summaryCard} aria-busy={waits}>
      <SummaryRow label="修改前应付">
        <Money fen={before} />
      </SummaryRow>
      {quote ? (
        <PriceLines quote={quote} />
      ) : (
        <SummaryRow label="应付合计">
          <Money fen={due} strong />
        </SummaryRow>
      )}
      <Box role="status" sx={{ mt: 1.5 }}>
        <SummaryRow label="比修改前">
          <strong>{waits ? '正在计算…' : differenceText(due - before)}</strong>
        </SummaryRow>
      </Box>
      <SubmitButton fullWidth size="large" color="secondary" disabled={waits} sx={{ mt: 1 }}>
        保存修改
      </SubmitButton>
      <Button fullWidth color="inherit" component={Link} to={paths.order(rid)} sx={{ mt: 1 }}>
        不修改，返回订单
      </Button>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        保存后预留的额度和预存款随之变化；最终费用以结算单为准。
      </Typography>
    </Paper>
  );
}
