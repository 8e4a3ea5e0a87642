import { query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { useFilterNavigate } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartPanel } from '../../ui/chart/ChartPanel';
import { clusterPath } from '../clusterPath';
import { type ComparedMonth, type ComparedSubject, monthsOf, soFar, subjectsOf } from './comparedMonths';

const load = () => import('./MonthsComparedChart').then((m) => m.MonthsComparedChart);

/** What the group paid in each month of this year beside last year: all of it, or that of a member or a project. */
export function MonthsCompared({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  const of = search.get('of') ?? '';
  const compared = useQuery(query('auth/cluster/monthsCompared', { rid: cluster.rid }));
  const months = useQuery({
    ...query('auth/cluster/monthsCompared', { rid: cluster.rid }),
    select: (data) => monthsOf(data, of),
  });
  const year = compared.data?.year ?? 0;
  return (
    <ChartPanel
      title="逐月对比"
      months={months}
      // The panel stays for a member without payments in both years; a group that has paid nothing has none.
      isEmpty={() => compared.data?.members.length === 0}
      columns={[
        { label: `${year} 年`, cell: ({ this_fen }) => amountText(this_fen), numeric: true },
        { label: `${year - 1} 年`, cell: ({ last_fen }) => formatFen(last_fen), numeric: true },
        { label: '变化', cell: (row) => changeText(row), numeric: true },
      ]}
      height={260}
      name="compared months chart"
      load={load}
    >
      {compared.data && months.data && (
        <Box sx={head}>
          <Subject cluster={cluster} of={of} {...subjectsOf(compared.data)} />
          <Sums year={year} month={compared.data.month} months={months.data} />
        </Box>
      )}
    </ChartPanel>
  );
}

interface SubjectProps {
  readonly cluster: Cluster;
  readonly of: string;
  readonly members: readonly ComparedSubject[];
  readonly projects: readonly ComparedSubject[];
}

/** Chooses whose months are compared. */
function Subject({ cluster, of, members, projects }: SubjectProps) {
  const [search] = useSearchParams();
  const navigate = useFilterNavigate();
  const spent = Number(search.get('months') ?? 12);
  const known = [...members, ...projects].some((one) => one.of === of);
  const group = (label: string, subjects: readonly ComparedSubject[]) => (
    <optgroup label={label}>
      {subjects.map((one) => (
        <option key={one.of} value={one.of}>
          {one.label}
        </option>
      ))}
    </optgroup>
  );
  return (
    <TextField
      select
      value={known ? of : ''}
      onChange={({ target }) =>
        navigate(clusterPath(cluster, { tab: 'spending', months: spent, of: target.value }))
      }
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': '对比范围' } }}
      sx={{ width: { xs: 1, sm: 280 } }}
    >
      <option value="">全组</option>
      {group('成员', members)}
      {group('课题', projects)}
    </TextField>
  );
}

interface SumsProps {
  readonly year: number;
  /** The current month. */
  readonly month: number;
  readonly months: readonly ComparedMonth[];
}

/** The sums of this year and of the same months of last year. */
function Sums({ year, month, months }: SumsProps) {
  const { this_fen, last_fen } = soFar(months);
  const more = this_fen - last_fen;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {month === 1 ? '1 月' : `1–${month} 月`}共支出 {formatFen(this_fen)}，{year - 1} 年同期{' '}
      {formatFen(last_fen)}
      {more !== 0 && `，${more > 0 ? '多' : '少'} ${formatFen(Math.abs(more))}`}
    </Typography>
  );
}

const amountText = (fen: number | null): string => (fen === null ? '—' : formatFen(fen));

/** Returns how much more was paid than in the same month of last year. */
function changeText({ this_fen, last_fen }: ComparedMonth): string {
  if (this_fen === null) return '—';
  const more = this_fen - last_fen;
  return `${more > 0 ? '+' : ''}${formatFen(more)}`;
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 } as const;
