import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { desk } from '../ui/session/desk';
import { Bars } from './Bars';
import { CustomerLink } from './CustomerLink';
import { FigurePanel } from './FigurePanel';
import { FigureTable } from './FigureTable';
import { RestNote } from './RestNote';
import { RowsLink } from './RowsLink';

type Open = Data<'staff/figure/open'>;
type Owed = Pick<Open, (typeof ages)[number]['key']>;
type Customer = Open['customers'][number];

/** Parts of what is owed by the days since the statement was confirmed. */
const ages = [
  { key: 'to30_fen', label: '30 天内' },
  { key: 'to60_fen', label: '31–60 天' },
  { key: 'to90_fen', label: '61–90 天' },
  { key: 'beyond_fen', label: '90 天以上' },
] as const;

const sumOf = (owed: Owed): number => ages.reduce((sum, { key }) => sum + owed[key], 0);

/** What members owe now, by age and by customer. */
export function OpenMoney() {
  const answer = useQuery(query('staff/figure/open', {}));
  return (
    <FigurePanel
      title="待付款"
      query={answer}
      empty={(open) => (sumOf(open) === 0 ? '没有待付款的结算单' : undefined)}
      reading={(open) =>
        `现在待付款共 ${formatFen(sumOf(open))}，自确认结算单起超过 90 天的有 ${formatFen(open.beyond_fen)}。`
      }
      chart={(open) => (
        <Bars parts={parts} bars={ages.map(({ key, label }) => ({ key, label, sizes: [open[key]] }))} />
      )}
      table={({ customers, rest }) => (
        <>
          <FigureTable
            label="待付款"
            columns={columns}
            rows={customers}
            keyOf={({ member, phone }) => member + phone}
          />
          <RestNote customers={rest.customers} amounts={[formatFen(sumOf(rest))]} />
          {desk.may(['finance']) && (
            <Box sx={{ mt: 1.5 }}>
              <RowsLink to="/staff/money/statements?state=unpaid">查看待付款的结算单</RowsLink>
            </Box>
          )}
        </>
      )}
    />
  );
}

const parts = [{ label: '待付款', color: 'primary.main' }] as const;

const columns = [
  {
    label: '客户',
    wide: true,
    cell: ({ member, phone }: Customer) => <CustomerLink member={member} phone={phone} />,
  },
  ...ages.map(({ key, label }) => ({
    label,
    numeric: true,
    cell: (row: Customer) => (row[key] === 0 ? '—' : formatFen(row[key])),
  })),
  { label: '合计', numeric: true, cell: (row: Customer) => formatFen(sumOf(row)) },
];
