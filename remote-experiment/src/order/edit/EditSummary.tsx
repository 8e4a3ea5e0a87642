import { query } from '@portal/shared/api';
import { fieldsOf, SubmitButton } from '@portal/shared/form';
import { line } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Money, Paper, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PriceLines } from '../../ui/PriceLines';
import { chosenCoupon } from '../coupon/couponChoice';
import type { OrderFields } from '../orderFields';
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
    <Paper role="region" aria-label="修改后的价格" sx={card} aria-busy={waits}>
      <Row label="修改前应付">
        <Money fen={before} />
      </Row>
      {quote ? (
        <PriceLines quote={quote} />
      ) : (
        <Row label="应付合计">
          <Money fen={due} strong />
        </Row>
      )}
      <Box role="status" sx={{ mt: 1.5 }}>
        <Row label="比修改前">
          <strong>{waits ? '正在计算…' : differenceText(due - before)}</strong>
        </Row>
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

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="span" variant="body2">
        {children}
      </Typography>
    </Box>
  );
}

const card = {
  ...line,
  p: { xs: 2, sm: 3 },
  position: { md: 'sticky' },
  top: { md: 96 },
} as const;
