import { axisTitle } from '@portal/shared/measurement';
import { Check, line, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type Ink, strokeOf } from '../plot/ink';
import type { Series } from './useShown';

interface CurveListProps {
  readonly series: readonly Series[];
  readonly shown: readonly Series[];
  readonly onToggle: (one: Series) => void;
  readonly ink: Ink;
}

/** The curves of the file with their colours; a box shows or hides each. */
export function CurveList({ series, shown, onToggle, ink }: CurveListProps) {
  return (
    <Box component="ul" aria-label={`曲线，共 ${series.length} 条`} sx={list}>
      {series.map((one, index) => (
        <li key={one.key}>
          <Check checked={shown.includes(one)} onChange={() => onToggle(one)}>
            <Box
              component="span"
              aria-hidden
              sx={{
                width: 18,
                height: 3,
                flex: 'none',
                borderRadius: 1,
                bgcolor: strokeOf(ink, index).colour,
              }}
            />
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {one.name}
              <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
                {axisTitle(one.curve.yAxis)}
              </Box>
            </Box>
          </Check>
        </li>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  ...line,
  borderRadius: 1,
  px: 1.5,
  maxHeight: 240,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;
