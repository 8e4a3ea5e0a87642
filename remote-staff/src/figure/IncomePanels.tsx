import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { noQuery, ordersPath } from '../ui/ordersFilter';
import { CustomerLink } from './CustomerLink';
import { FigurePanel } from './FigurePanel';
import { FigureTable } from './FigureTable';
import { Lines } from './Lines';
import { RestNote } from './RestNote';
import { RowsLink } from './RowsLink';
import type { Period } from './shownPeriod';

type Income = Data<'staff/figure/income'>;
type Service = Income['services'][number];
type Customer = Income['customers'][number];

/** What the statements of the period bill by service, and what customers were billed and have paid. */
export function IncomePanels({ period }: { readonly period: Period }) {
  const answer = useQuery(query('staff/figure/income', { from: period.from, to: period.to }));
  return (
    <>
      <FigurePanel
        title="收入（按服务）"
        query={answer}
        empty={({ services }) => (services.length === 0 ? '这段时间没有出具结算单' : undefined)}
        reading={({ billed_fen }) => `这段时间出具的结算单共 ${formatFen(billed_fen)}。`}
        chart={({ services }) => (
          <Lines
            lines={services.map(({ kind, name, billed_fen }) => ({
              key: `${kind} ${name}`,
              label: name,
              size: billed_fen,
            }))}
          />
        )}
        table={({ services }) => (
          <FigureTable
            label="收入（按服务）"
            columns={serviceColumns}
            rows={services}
            keyOf={({ kind, name }) => `${kind} ${name}`}
          />
        )}
      />
      <FigurePanel
        title="收入（按客户）"
        query={answer}
        empty={({ customers }) => (customers.length === 0 ? '这段时间没有结算，也没有收款' : undefined)}
        reading={({ billed_fen, paid_fen }) =>
          `结算 ${formatFen(billed_fen)}，实收 ${formatFen(paid_fen)}（已减去退款）。`
        }
        chart={({ customers }) => (
          <Lines
            lines={customers.map((row) => ({
              key: row.member + row.phone,
              label: row.member,
              size: row.paid_fen,
              whole: row.billed_fen,
            }))}
          />
        )}
        table={({ customers, rest }) => (
          <>
            <FigureTable
              label="收入（按客户）"
              columns={customerColumns}
              rows={customers}
              keyOf={({ member, phone }) => member + phone}
            />
            <RestNote
              customers={rest.customers}
              amounts={[`结算 ${formatFen(rest.billed_fen)}`, `实收 ${formatFen(rest.paid_fen)}`]}
            />
          </>
        )}
      />
    </>
  );
}

const serviceColumns = [
  {
    label: '项目',
    wide: true,
    cell: ({ kind, name }: Service) =>
      kind === 'item' ? (
        <RowsLink to={ordersPath({ ...noQuery, queue: 'all', service: name, sort: 'newest' })}>
          {name}
        </RowsLink>
      ) : (
        name
      ),
  },
  { label: '结算', numeric: true, cell: ({ billed_fen }: Service) => formatFen(billed_fen) },
];

const customerColumns = [
  {
    label: '客户',
    wide: true,
    cell: ({ member, phone }: Customer) => <CustomerLink member={member} phone={phone} />,
  },
  { label: '结算', numeric: true, cell: ({ billed_fen }: Customer) => formatFen(billed_fen) },
  { label: '实收', numeric: true, cell: ({ paid_fen }: Customer) => formatFen(paid_fen) },
];
