import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { useFilterNavigate } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { Figure, Figures } from '../../ui/Figures';

interface MonthSelectProps {
  readonly months: readonly string[];
  readonly month: string | undefined;
  /** Returns the URL for a month; an empty one shows all. */
  readonly to: (month: string) => string;
}

/** Chooses the month whose statement is shown. */
export function MonthSelect({ months, month, to }: MonthSelectProps) {
  const navigate = useFilterNavigate();
  return (
    <TextField
      select
      value={month ?? ''}
      onChange={({ target }) => navigate(to(target.value))}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': '月份' } }}
      sx={{ width: { xs: 1, sm: 240 }, mb: 1.5 }}
    >
      <option value="">全部月份</option>
      {months.map((one) => (
        <option key={one} value={one}>
          {one.replace('-', ' 年 ')} 月
        </option>
      ))}
    </TextField>
  );
}

type Sums = NonNullable<Data<'auth/cluster/entries'>['month']>;

/** The balances at both ends of a month, and what came in and went out between them. */
export const MonthFigures = ({ sums }: { readonly sums: Sums }) => (
  <Box sx={{ mb: 1.5 }}>
    <Figures>
      <Figure term="期初余额">{formatFen(sums.opening_fen)}</Figure>
      <Figure term="收入">{formatFen(sums.in_fen)}</Figure>
      <Figure term="支出">{formatFen(sums.out_fen)}</Figure>
      <Figure term="期末余额">{formatFen(sums.closing_fen)}</Figure>
    </Figures>
  </Box>
);
