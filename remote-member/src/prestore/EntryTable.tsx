import type { AssetEntry } from '@portal/shared/contract';
import { type Column, DataTable } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { accountKinds, formatFen, formatInstant, type OwnedAccount } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';
import { type EntryRow, entryRows } from './entryRows';

interface EntryTableProps {
  readonly list: readonly AssetEntry[];
  /** The account that the entries are of; cash and bonus together when it is left out. */
  readonly account?: OwnedAccount | undefined;
}

/** Entries of money as a table; on phones each is a card. Cash and bonus have a column each, with what is left after each entry. */
export function EntryTable({ list, account }: EntryTableProps) {
  const rows = entryRows(list);
  return (
    <DataTable
      label={account === 'credit' ? '额度明细' : '收支明细'}
      rows={rows}
      keyOf={({ entry }) => `${entry.account} ${entry.id}`}
      columns={[
        { label: '时间', cell: ({ entry }) => formatInstant(entry.at) },
        { label: '事项', cell: ({ entry }) => <Cause entry={entry} />, wide: true },
        ...(account ? columnsOf(account) : together),
      ]}
    />
  );
}

const together: readonly Column<EntryRow>[] = (['cash', 'bonus'] as const).map((account) => ({
  label: accountKinds[account].label,
  cell: (row) => <OfAccount row={row} account={account} />,
  numeric: true,
}));

/** On credit what is owed is told as what is to be paid. */
const columnsOf = (account: OwnedAccount): readonly Column<EntryRow>[] => [
  {
    label: account === 'credit' ? '变动' : '收支',
    cell: ({ entry }) => <Amount entry={entry} />,
    numeric: true,
  },
  account === 'credit'
    ? { label: '待付款', cell: ({ entry }) => formatFen(-entry.balance), numeric: true }
    : { label: '余额', cell: ({ entry }) => formatFen(entry.balance), numeric: true },
];

/** What an entry moves on one of two accounts, and what the account has after it. */
function OfAccount({ row, account }: { readonly row: EntryRow; readonly account: 'cash' | 'bonus' }) {
  const { entry } = row;
  const balance = row[account];
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'end' }}>
      {entry.account === account && <Amount entry={entry} />}
      {balance !== undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          余额 {formatFen(balance)}
        </Box>
      )}
    </Box>
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
