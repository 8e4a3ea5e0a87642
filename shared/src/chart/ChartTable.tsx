import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import type { Chart } from '../contract';
import { line, lineAbove } from '../parts';
import { placesOf } from './chartLayout';
import { chartNumber } from './chartNumber';

/** A chart's values in a collapsible table; the rows are rendered when it opens. */
export function ChartTable({ chart }: { readonly chart: Chart }) {
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Box component="summary" sx={{ width: 'fit-content', py: 0.5, cursor: 'pointer' }}>
        查看数据
      </Box>
      {open && <Values chart={chart} />}
    </Box>
  );
}

function Values({ chart }: { readonly chart: Chart }) {
  const label = `${chart.title}的数据`;
  const columns = chart.series.map(({ name, points }) => ({ name, values: new Map(points) }));
  // A scrollable element must be focusable for the keyboard.
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={frame}>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.x_label}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {columns.length > 1 ? name : chart.y_label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placesOf(chart).map((place) => (
            <tr key={place}>
              <th scope="row">{chartNumber(place)}</th>
              {columns.map(({ name, values }) => (
                <td key={name}>{cellOf(values.get(place))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const cellOf = (value: number | undefined) => (value === undefined ? '–' : chartNumber(value));

const frame = {
  maxHeight: 260,
  overflow: 'auto',
  ...line,
  borderRadius: 1,
  color: 'text.primary',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { px: 1.5, py: 0.5, textAlign: 'right', fontWeight: 400 },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', color: 'text.secondary' },
  '& tbody tr': { ...lineAbove },
} as const;
