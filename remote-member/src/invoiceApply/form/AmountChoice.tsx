import { Check, line, lineAbove, plainList } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { AmountInput } from '../../ui/money/AmountInput';
import { amountProblem, typedAmount } from './applyFields';

interface AmountChoiceProps {
  readonly code: string;
  /** What stands below the code, before the amount that may be invoiced. */
  readonly note: string;
  readonly most: number;
  /** The typed amount; null for all, undefined when it is not chosen. */
  readonly typed: string | null | undefined;
  /** True when no more can be chosen. */
  readonly disabled: boolean;
  readonly onToggle: (chosen: boolean) => void;
  readonly onType: (typed: string) => void;
}

/** A statement or a prepayment that may be chosen, with the amount to invoice. */
export function AmountChoice({ code, note, most, typed, disabled, onToggle, onType }: AmountChoiceProps) {
  const chosen = typed !== undefined;
  const problem = chosen ? amountProblem(typed, most) : undefined;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Check checked={chosen} disabled={disabled} onChange={({ target }) => onToggle(target.checked)}>
          <span>
            {code}
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {note}，可开 {formatFen(most)}
            </Typography>
          </span>
        </Check>
      </Box>
      {chosen && (
        <Box sx={{ flex: '1 1 148px', maxWidth: { sm: 148 } }}>
          <AmountInput
            label={`开票金额（元）：${code}`}
            value={typedAmount(typed, most)}
            invalid={problem !== undefined}
            onChange={onType}
          />
          {problem && (
            <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
              {problem}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

/** The list of what may be chosen. */
export const choiceList = {
  ...plainList,
  ...line,
  borderRadius: 1,
  maxHeight: 280,
  overflowY: 'auto',
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 1.5,
  py: 0.75,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
