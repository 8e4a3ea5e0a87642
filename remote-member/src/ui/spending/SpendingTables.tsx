import type { Spent } from '@portal/shared/contract';
import { DataTable } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ShownSpending } from './shownSpending';

const amount = {
  label: '金额',
  cell: ({ amount_fen }: { readonly amount_fen: number }) => formatFen(amount_fen),
  numeric: true,
} as const;

/** The amounts of the charts as tables. */
export const SpendingTables = ({
  spending: { months, members, services },
}: {
  readonly spending: ShownSpending;
}) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <DataTable
      label="按月份"
      rows={months}
      keyOf={({ month }) => month}
      columns={[{ label: '月份', cell: ({ month }) => month, wide: true }, amount]}
    />
    {members && <SpentTable label="按成员" of="成员" rows={members} />}
    <SpentTable label="按项目" of="项目" rows={services} />
  </Box>
);

interface SpentTableProps {
  readonly label: string;
  readonly of: string;
  readonly rows: readonly Spent[];
}

const SpentTable = ({ label, of, rows }: SpentTableProps) => (
  <DataTable
    label={label}
    rows={rows}
    keyOf={({ key }) => key}
    columns={[{ label: of, cell: ({ name }) => name, wide: true }, amount]}
  />
);
