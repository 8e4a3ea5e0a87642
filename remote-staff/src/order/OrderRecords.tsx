import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import {
  formatFen,
  formatInstant,
  invoiceApplyStateLabels,
  quotationStateLabels,
  reservationStateLabels,
  type StaffRole,
  statementStateLabels,
  transferApplyStateLabels,
  unclaimedStateLabels,
  worksheetStateLabels,
} from '@portal/shared/rules';
import { Box, Money, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { desk } from '../ui/session/desk';
import { QuoteButton } from './QuoteButton';

interface OrderRecordsProps {
  readonly order: Data<'staff/order/detail'>;
}

/** A record as a row: what it is, its code, its state, a note, and its amount if it has one. */
interface Row {
  readonly kind: string;
  readonly code: string;
  readonly state: string;
  readonly note: string;
  readonly fen: number | undefined;
}

/** Quotations, instrument time, worksheets, parcels that came without an announcement, statement, transfers and invoices of an order. */
export function OrderRecords({ order }: OrderRecordsProps) {
  const { code } = order;
  const records = useQuery(query('staff/desk/records', { code }));
  return (
    <Panel title="报价、机时与款项" aside={<QuoteButton order={order} />}>
      <QueryView query={records} loading={<Skeleton variant="rounded" height={80} />}>
        {(found) => <Rows rows={rowsOf(found)} />}
      </QueryView>
    </Panel>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary' }}>还没有报价、机时、工作单和结算单</Box>;
  return (
    <Box component="ul" sx={plainList}>
      {rows.map(({ kind, code, state, note, fen }) => (
        <Box component="li" key={code} sx={{ ...lineAbove, display: 'flex', gap: 1.5, py: 1, fontSize: 14 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {kind} <Code kind={kind} code={code} />
            {note !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{note}</Box>}
          </Box>
          <Box sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>{state}</Box>
          {fen !== undefined && <Money fen={fen} />}
        </Box>
      ))}
    </Box>
  );
}

/** Kinds of records with a page, and who may open it. */
const pages: Readonly<Record<string, { readonly path: string; readonly roles: readonly StaffRole[] }>> = {
  报价单: { path: '/staff/quotations/', roles: ['manager'] },
  工作单: { path: '/staff/bench/worksheets/', roles: ['lab'] },
  待认领包裹: { path: '/staff/reception/unclaimed?code=', roles: ['lab', 'manager'] },
  结算单: { path: '/staff/money/statements/', roles: ['finance'] },
  开票申请: { path: '/staff/money/invoices/', roles: ['finance'] },
};

/** The number of a record, which leads to its page where there is one for the person. */
function Code({ kind, code }: Pick<Row, 'kind' | 'code'>) {
  const page = pages[kind];
  if (!page || !desk.may(page.roles)) return <b>{code}</b>;
  return (
    <Box component={Link} to={`${page.path}${code}`} sx={{ color: 'primary.main' }}>
      {code}
    </Box>
  );
}

/** Returns the records in the order in which they come about: price, time, measurement, bill, money, invoice. */
function rowsOf({
  quotations,
  reservations,
  worksheets,
  unclaimed,
  statement,
  transfers,
  invoices,
}: Data<'staff/desk/records'>): Row[] {
  return [
    ...quotations.map(({ code, state, valid_until, amount_fen }) => ({
      kind: '报价单',
      code,
      state: quotationStateLabels[state],
      note: state === 'open' ? `有效期至 ${valid_until}` : '',
      fen: amount_fen,
    })),
    ...reservations.map(({ code, state, starts, ends, instrument }) => ({
      kind: '机时',
      code,
      state: reservationStateLabels[state],
      note: `${instrument} ${formatInstant(starts)} 至 ${formatInstant(ends)}`,
      fen: undefined,
    })),
    ...worksheets.map(({ code, state, service }) => ({
      kind: '工作单',
      code,
      state: worksheetStateLabels[state],
      note: service,
      fen: undefined,
    })),
    ...unclaimed.map(({ code, mark, settled }) => ({
      kind: '待认领包裹',
      code,
      state: unclaimedStateLabels.claimed,
      note: [mark, settled && formatInstant(settled)].filter(Boolean).join(' '),
      fen: undefined,
    })),
    ...(statement ? [statementRow(statement)] : []),
    ...transfers.map(({ code, state, amount_fen }) => ({
      kind: '转账',
      code,
      state: transferApplyStateLabels[state],
      note: '',
      fen: amount_fen,
    })),
    ...invoices.map(({ code, state, amount_fen }) => ({
      kind: '开票申请',
      code,
      state: invoiceApplyStateLabels[state],
      note: '',
      fen: amount_fen,
    })),
  ];
}

function statementRow({
  code,
  state,
  amount_fen,
  owed_fen,
  orders,
}: NonNullable<Data<'staff/desk/records'>['statement']>): Row {
  const notes = [
    ...(orders > 1 ? [`含 ${orders} 个订单`] : []),
    ...(owed_fen > 0 ? [`待付款 ${formatFen(owed_fen)}`] : []),
  ];
  return {
    kind: '结算单',
    code,
    state: statementStateLabels[state],
    note: notes.join('，'),
    fen: amount_fen,
  };
}
