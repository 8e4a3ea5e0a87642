import type { StaffSample } from '@portal/shared/contract';
import type { Column } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { sampleHazards } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { addressOf, recyclesPath, samplePath } from './sampleList';

/** Columns of the samples that are due on a day. */
export const dueColumns = (today: string): readonly Column<StaffSample>[] => [
  {
    label: '样品码',
    cell: ({ code }) => (
      <Box component={Link} to={samplePath(code)} sx={{ color: 'primary.main', whiteSpace: 'nowrap' }}>
        {code}
      </Box>
    ),
  },
  { label: '样品', cell: (row) => <Box sx={wrapped}>{describe(row)}</Box> },
  { label: '存放位置', cell: ({ place }) => place || '—' },
  { label: '客户', cell: ({ member }) => <Box sx={wrapped}>{member}</Box> },
  {
    label: '到期日',
    cell: ({ until }) => (
      <Box
        component="span"
        sx={{ whiteSpace: 'nowrap', color: until !== null && until < today ? 'error.main' : undefined }}
      >
        {until}
      </Box>
    ),
  },
  {
    label: '寄往',
    wide: true,
    cell: (row) =>
      row.recycle === null ? (
        addressOf(row) || '—'
      ) : (
        <Box component={Link} to={recyclesPath} sx={{ color: 'primary.main' }}>
          随寄回申请 {row.recycle}
        </Box>
      ),
  },
];

/** Text of a cell that does not take the width of the others. */
const wrapped = {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  minWidth: { sm: 150 },
  maxWidth: 240,
} as const;

/** Number, name and hazards of a sample. */
export function describe({
  number,
  name,
  hazards,
}: Pick<StaffSample, 'number' | 'name' | 'hazards'>): string {
  const dangers = hazards.map((hazard) => sampleHazards[hazard]).join('、');
  return `${number} ${name}${dangers === '' ? '' : `（${dangers}）`}`;
}
