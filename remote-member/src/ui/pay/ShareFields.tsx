import { ChoiceChips } from '@portal/shared/form';
import { formatFen } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { AmountInput } from '../money/AmountInput';
import {
  inOrder,
  own,
  type PayerPart,
  type PayScene,
  type PayShares,
  payPlan,
  type SplitBy,
} from './payPlan';

interface ShareFieldsProps {
  readonly scene: PayScene;
  readonly values: PayShares;
  readonly onBy: (by: SplitBy) => void;
  readonly onShares: (shares: PayShares['shares']) => void;
}

const choices = [
  { value: 'amount', label: '按金额' },
  { value: 'percent', label: '按比例' },
] as const;

/** The share of each payer, in yuan or percent; the last one pays the rest. */
export function ShareFields({ scene, values, onBy, onShares }: ShareFieldsProps) {
  const keys = inOrder(scene, values.payers);
  const plan = payPlan(scene, values);
  const nameOf = (key: string) =>
    key === own ? '我的余额' : (scene.clusters.find(({ rid }) => rid === key)?.name ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoiceChips label="分摊方式" name="by" choices={choices} value={values.by} onChange={onBy} />
      {keys.map((key, index) => {
        const part = plan?.find((one) => one.key === key);
        const isLast = index === keys.length - 1;
        return (
          <Box key={key} sx={row}>
            <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {nameOf(key)}
              {part?.problem && (
                <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
                  {part.problem}
                </Typography>
              )}
            </Box>
            {isLast ? (
              <span>付其余 {part && shown(part, values.by)}</span>
            ) : (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box sx={{ width: 112 }}>
                  <AmountInput
                    label={`${nameOf(key)}分摊（${values.by === 'percent' ? '%' : '元'}）`}
                    value={values.shares[key] ?? ''}
                    invalid={plan === undefined || part?.problem !== undefined}
                    onChange={(typed) => onShares({ ...values.shares, [key]: typed })}
                  />
                </Box>
                {values.by === 'percent' ? `% ${part ? formatFen(part.amount_fen) : ''}` : '元'}
              </Box>
            )}
          </Box>
        );
      })}
      {plan === undefined && (
        <Typography role="alert" variant="caption" sx={{ color: 'error.main' }}>
          各方付款之和须等于付款金额，请检查
        </Typography>
      )}
    </Box>
  );
}

const shown = ({ share, amount_fen }: PayerPart, by: SplitBy): string =>
  by === 'percent' ? `${share / 100}%，${formatFen(amount_fen)}` : formatFen(amount_fen);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;
