import { chartNumber } from '@portal/shared/chart';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { at, spanOf } from '../plot/pyramid';
import type { Titles } from '../plot/scene';
import type { Range } from '../plot/window';
import { TableFrame } from '../tables/TableFrame';
import type { Series } from './useShown';

/** Rows of one curve that the table shows: a screen reader can't go through a million. */
const mostRows = 500;

interface CurveTableProps {
  readonly series: readonly Series[];
  /** The abscissas that the drawing shows. */
  readonly range: Range;
  readonly titles: Titles;
}

/** The values of the first shown curve between the drawing's ends, for who does not see the drawing, and for exact numbers. */
export function CurveTable({ series: [one], range, titles }: CurveTableProps) {
  const [open, setOpen] = useState(false);
  if (!one) return null;
  return (
    <Box
      component="details"
      sx={{ typography: 'body2' }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Box component="summary" sx={{ width: 'fit-content', lineHeight: '2.5rem', cursor: 'pointer' }}>
        查看数值
      </Box>
      {open && <Rows one={one} range={range} titles={titles} />}
    </Box>
  );
}

interface RowsProps {
  readonly one: Series;
  readonly range: Range;
  readonly titles: Titles;
}

function Rows({ one: { name, curve, pyramid }, range, titles }: RowsProps) {
  const [begin, end] = spanOf(curve.x, pyramid, ...range);
  const step = Math.max(1, Math.ceil((end - begin) / mostRows));
  const rows = Array.from({ length: Math.ceil((end - begin) / step) }, (_, row) => begin + row * step);
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {name}，图中范围共 {end - begin} 个点
        {step > 1 && `，每 ${step} 个点显示一个，放大后显示更多`}
      </Box>
      <TableFrame
        label={`${name}的数值`}
        columns={[titles.x, titles.y]}
        rows={rows.map((index) => [chartNumber(at(curve.x, index)), chartNumber(at(curve.y, index))])}
      />
    </>
  );
}
