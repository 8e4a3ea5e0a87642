import type { AssetEntry } from '@portal/shared/contract';
import { DataTable } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { accountKinds, formatFen, formatInstant } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';

/** Entries of money as a table; on phones each is a card. */
export function EntryTable({ list }: { readonly list: readonly AssetEntry[] }) {
  return (
    <DataTable
      label="收支明细"
      rows={list}
      keyOf={({ account, id }) => `${account} ${id}`}
      columns={[
        { label: '时间', cell: ({ at }) => formatInstant(at) },
        { label: '事项', cell: (entry) => <Cause entry={entry} />, wide: true },
        { label: '账户', cell: ({ account }) => accountKinds[account].label },
        { label: '收支', cell: (entry) => <Amount entry={entry} />, numeric: true },
        { label: '余额', cell: ({ balance }) => formatFen(balance), numeric: true },
      ]}
    />
  );
}

/** What happened, with a link to the order that caused it. */
function Cause({ entry: { label, cause } }: { readonly entry: AssetEntry }) {
  if (cause.code === null) return label;
  return (
    <>
      {label}{' '}
      {cause.kind === 'order' ? (
        <MuiLink component={Link} to={paths.order(cause.rid)}>
          {cause.code}
        </MuiLink>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {cause.code}
        </Box>
      )}
    </>
  );
}

function Amount({ entry: { amount } }: { readonly entry: AssetEntry }) {
  const sign = amount > 0 ? '+' : '';
  return (
    <Box component="span" sx={{ fontWeight: 500, color: amount > 0 ? 'success.main' : 'text.primary' }}>
      {sign}
      {formatFen(amount)}
    </Box>
  );
}
