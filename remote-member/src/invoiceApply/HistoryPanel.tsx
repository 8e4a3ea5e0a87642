import { call, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DataTable, line, PagedView, SheetButtons } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatFen, invoiceApplyStateLabels } from '@portal/shared/rules';
import { Box, Button, EmptyState, Money, MuiLink, Paper, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { StatementChip } from '../ui/statement/StatementChip';
import { historyInput, type InvoiceApplyFilter, invoiceApplyPath } from './invoiceApplyFilter';

type Row = Data<'auth/asset/invoiceHistory'>['list'][number];

/** What was paid, is invoiced and may still be invoiced of each statement. */
export function HistoryPanel({ filter }: { readonly filter: InvoiceApplyFilter }) {
  const input = historyInput(filter);
  const history = useQuery({
    ...query('auth/asset/invoiceHistory', input),
    placeholderData: keepPreviousData,
  });
  return (
    <Paper component="section" aria-label="结算单开票情况" sx={line}>
      <PagedView
        query={history}
        input={input}
        to={(page) => invoiceApplyPath({ view: 'statements', page })}
        counted
        loading={<Skeleton variant="rounded" height={240} sx={{ m: 2.5 }} />}
        empty={<EmptyState title="还没有结算单" text="数据交付后会出具结算单，确认后可申请开票" />}
      >
        {(list) => (
          <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
            <SheetButtons
              ask={(format) => call('auth/asset/invoiceHistory/export', { format })}
              name="结算单开票情况"
              page={invoiceApplyPath({ view: 'statements' })}
            />
            <HistoryTable list={list} filter={filter} />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', py: 1 }}>
              已付款不含赠送金支付的部分，该部分不可开票。付款时先用已开票的预存款（先到账的先用），再用未开票的预存款。
            </Typography>
          </Box>
        )}
      </PagedView>
    </Paper>
  );
}

interface TableProps {
  readonly list: readonly Row[];
  readonly filter: InvoiceApplyFilter;
}

function HistoryTable({ list, filter }: TableProps) {
  return (
    <DataTable
      label="结算单开票情况"
      rows={list}
      keyOf={({ statement_rid }) => statement_rid}
      columns={[
        { label: '结算单', cell: (row) => <StatementCell row={row} /> },
        { label: '金额', cell: ({ total_fen }) => <Money fen={total_fen} />, numeric: true },
        { label: '已付款', cell: ({ paid_cash_fen }) => <Money fen={paid_cash_fen} />, numeric: true },
        { label: '已开票', cell: (row) => <Invoiced row={row} />, numeric: true },
        { label: '申请中', cell: ({ asked_fen }) => <Money fen={asked_fen} />, numeric: true },
        { label: '可开票', cell: (row) => <Ask row={row} filter={filter} />, numeric: true },
        {
          label: '开票申请',
          cell: (row) => (row.applies.length > 0 ? <Applies row={row} filter={filter} /> : '—'),
          wide: true,
        },
      ]}
    />
  );
}

/** Wraps, because the cells of a table do not and the column would be as wide as the sentence. */
const narrowNote = {
  color: 'text.secondary',
  whiteSpace: 'normal',
  maxWidth: { sm: '10em' },
  ml: { sm: 'auto' },
} as const;

/** What is issued; what is asked for has its own column. */
const Invoiced = ({ row: { invoiced_fen, asked_fen, invoiced_cash_fen } }: { readonly row: Row }) => (
  <>
    <Money fen={invoiced_fen - asked_fen} />
    {invoiced_cash_fen > 0 && (
      <Typography variant="caption" component="div" sx={narrowNote}>
        其中 {formatFen(invoiced_cash_fen)} 由已开票的预存款支付，不再开票
      </Typography>
    )}
  </>
);

const StatementCell = ({ row: { code, state } }: { readonly row: Row }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
    <MuiLink component={Link} to={statementPage(state)}>
      {code}
    </MuiLink>
    <StatementChip state={state} />
  </Box>
);

/** Returns the URL of the list that has statements in this state. */
function statementPage(state: Row['state']): string {
  if (state === 'open' || state === 'disputed') return paths.memberPage('unsettled');
  return `${paths.memberPage('unpaid')}${state === 'paid' ? '?state=paid' : ''}`;
}

function Applies({ row: { applies }, filter }: { readonly row: Row; readonly filter: InvoiceApplyFilter }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, '& a': { whiteSpace: { sm: 'nowrap' } } }}>
      {applies.map(({ rid, code, state, amount_fen }) => (
        <span key={rid}>
          <MuiLink
            component={Link}
            to={invoiceApplyPath({ ...filter, over: { kind: 'detail', rid } })}
            replace
            preventScrollReset
          >
            {code}
          </MuiLink>{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {invoiceApplyStateLabels[state]} <Money fen={amount_fen} />
          </Box>
        </span>
      ))}
    </Box>
  );
}

/** What may still be invoiced, with the way to it. */
function Ask({ row, filter }: { readonly row: Row; readonly filter: InvoiceApplyFilter }) {
  const { statement_rid, code, open_fen } = row;
  if (open_fen <= 0) return <Money fen={0} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: { xs: 'start', sm: 'end' }, gap: 0.75 }}>
      <Money fen={open_fen} strong />
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={invoiceApplyPath({ ...filter, over: { kind: 'new', statement_rid } })}
        replace
        preventScrollReset
        aria-label={`申请开票：${code}`}
      >
        申请开票
      </Button>
    </Box>
  );
}
