import type { Quotation } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { written } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, type QuotationState } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import type { QuotationRow } from './quotationRow';

type Ended = Exclude<QuotationState, 'open'>;

const severities = {
  accepted: 'success',
  declined: 'info',
  expired: 'warning',
  superseded: 'info',
  withdrawn: 'info',
} as const satisfies Record<Ended, string>;

/** How a quotation ended, in words. */
const texts: Readonly<Record<Ended, (quotation: QuotationRow) => string>> = {
  accepted: ({ target, changed, valid_until }) =>
    target.kind === 'order'
      ? `您已于 ${formatInstant(changed)} 接受，订单价格已按报价单调整。`
      : `您已于 ${formatInstant(changed)} 接受，报价项目已加入实验方案，请在 ${valid_until} 前按报价的数量下单。`,
  declined: ({ changed, reason }) => `您已于 ${formatInstant(changed)} 拒绝：${reason}`,
  expired: ({ valid_until }) => `已于 ${valid_until} 到期。如仍需要，请联系客户经理重新报价。`,
  superseded: () => '已被新的报价替代。',
  withdrawn: ({ changed, reason }) => `客户经理已于 ${formatInstant(changed)} 撤回${reason && `：${reason}`}`,
};

/** Returns how a quotation has ended, in words; empty while it is open. */
export const outcomeText = (quotation: QuotationRow): string =>
  quotation.state === 'open' ? '' : texts[quotation.state](quotation);

/** How a quotation ended, and the way on after it was accepted for a requirement: the plan. */
export function Outcome({ quotation }: { readonly quotation: Quotation }) {
  const { state, target } = quotation;
  if (state === 'open') return null;
  return (
    <Alert variant="outlined" severity={severities[state]} sx={{ mt: 2, ...written }}>
      {texts[state](quotation)}
      {state === 'accepted' && target.kind === 'requirement' && (
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="contained" component={Link} to={paths.plan}>
            去下单
          </Button>
        </Box>
      )}
    </Alert>
  );
}
