import type { ClusterEntry } from '@portal/shared/contract';
import type { Column } from '@portal/shared/parts';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** Columns of the entries of a group's account. */
export const entryColumns: readonly Column<ClusterEntry>[] = [
  { label: '时间', cell: ({ at }) => formatInstant(at) },
  { label: '事项', cell: (entry) => <Matter entry={entry} />, wide: true },
  { label: '经办人', cell: ({ member }) => member ?? '—' },
  { label: '收支', cell: ({ amount_fen }) => <Amount fen={amount_fen} />, numeric: true },
  { label: '余额', cell: ({ balance_fen }) => formatFen(balance_fen), numeric: true },
];

/** What happened with the statement, and the orders and projects that it bills. */
function Matter({ entry: { label, code, orders, fund_codes } }: { readonly entry: ClusterEntry }) {
  const billed = [
    orders.length > 0 && `订单 ${orders.join('、')}`,
    fund_codes !== '' && `课题 ${fund_codes}`,
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {[label, code].filter(Boolean).join(' ')}
      {billed.length > 0 && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {billed.join(' · ')}
        </Box>
      )}
    </Box>
  );
}

const Amount = ({ fen }: { readonly fen: number }) => (
  <Box component="span" sx={{ fontWeight: 500, color: fen > 0 ? 'success.main' : 'text.primary' }}>
    {fen > 0 ? '+' : ''}
    {formatFen(fen)}
  </Box>
);
