import { query } from '@portal/shared/api';
import { fieldsOf, SubmitButton } from '@portal/shared/form';
import { countText, promiseHours } from '@portal/shared/rules';
import { Box, Money, Paper, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PriceLines } from '../ui/PriceLines';
import { chosenCoupon, type OrderCoupons, wantedOf } from './coupon/couponChoice';
import { GroupBudgets } from './GroupBudgets';
import type { OrderFields } from './orderFields';
import type { OrderItems } from './orderItems';
import { SummaryRow, summaryCard } from './SummaryRow';

const { useField, useValue } = fieldsOf<OrderFields>();

interface SummaryProps {
  readonly order: OrderItems;
  readonly coupons: OrderCoupons;
}

/** The order's price line by line and the button that places it. */
export function Summary({ order, coupons }: SummaryProps) {
  const chosen = chosenCoupon(useField('coupon_rid').value, coupons);
  const project = useValue('fund_code');
  const due = order.total - (chosen?.discount_fen ?? 0);
  const quoted = useQuery({
    ...query('auth/order/quote', { ...wantedOf(order), coupon_rid: chosen?.coupon.rid ?? null }),
    placeholderData: keepPreviousData,
  });
  // The lines of an earlier choice are not shown with the new one; without the server's, the total is still known.
  const quote = quoted.data?.due_fen === due ? quoted.data : undefined;
  return (
    <Paper role="region" aria-label="订单合计" sx={summaryCard}>
      <SummaryRow label="检测项目">{order.items.length} 项</SummaryRow>
      <SummaryRow label="数量">{countText(order.items)}</SummaryRow>
      {quote ? (
        <>
          <PriceLines quote={quote} project={project} />
          <GroupBudgets groups={quote.groups} />
        </>
      ) : (
        <>
          {chosen && (
            <SummaryRow label="优惠券">
              <Money fen={-chosen.discount_fen} />
            </SummaryRow>
          )}
          <SummaryRow label="应付合计">
            <Box component="span" sx={{ fontSize: '1.375rem' }}>
              <Money fen={due} strong />
            </Box>
          </SummaryRow>
        </>
      )}
      <SubmitButton fullWidth size="large" color="secondary" sx={{ mt: 2 }}>
        提交订单
      </SubmitButton>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        提交后将生成《检测技术服务协议》，可在订单详情中签署，或下载签字后回传。
        {`${callText(order)}；最终费用以结算单为准。`}
      </Typography>
    </Paper>
  );
}

/** When the account manager calls: without a sample there is no receipt from which the hours of the promise count. */
function callText({ needsSample, onSite }: OrderItems): string {
  if (needsSample) return `收到样品后，客户经理会在 ${promiseHours.call} 小时内致电与您核对方案`;
  return `客户经理会尽快致电与您${onSite ? '核对机时与方案' : '核对数据与方案'}`;
}
