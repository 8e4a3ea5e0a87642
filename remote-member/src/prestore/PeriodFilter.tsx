import { Form, optional, SubmitButton, useForm } from '@portal/shared/form';
import { FilterLink, tapArea, useFilterNavigate } from '@portal/shared/parts';
import { labClock, monthsAfter } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { DayField } from '../ui/day/DayField';
import { day } from '../ui/day/day';
import { type PrestoreFilter, prestorePath } from './prestoreFilter';

interface PeriodFields {
  readonly from: string;
  readonly to: string;
}

const labels = { from: '开始日期', to: '结束日期' };
const to = optional(day(labels.to));
const rules = {
  from: optional(day(labels.from)),
  to: {
    ...to,
    check: (value: string, all: Readonly<Record<string, unknown>>) =>
      to.check(value, all) ??
      (value !== '' && value < to.clean(String(all.from)) ? '[结束日期]不能早于开始日期' : undefined),
  },
};

/** Periods that are chosen by one click. */
function periods(): readonly { readonly label: string; readonly from: string; readonly to: string }[] {
  const { today } = labClock(new Date());
  return [
    { label: '全部', from: '', to: '' },
    { label: '近一个月', from: monthsAfter(today, -1), to: '' },
    { label: '近三个月', from: monthsAfter(today, -3), to: '' },
    { label: '今年', from: `${today.slice(0, 4)}-01-01`, to: '' },
  ];
}

/** The period of the entries: one click, or two days. */
export function PeriodFilter({ filter }: { readonly filter: PrestoreFilter }) {
  const navigate = useFilterNavigate();
  const { page } = filter;
  const form = useForm<PeriodFields>({ initial: { from: filter.from, to: filter.to }, rules });
  const send = async (period: PeriodFields) => navigate(prestorePath({ ...period, page }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box component="nav" aria-label="时间段" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {periods().map(({ label, ...period }) => (
          <Box
            key={label}
            component={FilterLink}
            to={prestorePath({ ...period, page })}
            aria-current={period.from === filter.from && period.to === filter.to ? 'page' : undefined}
            sx={chip}
          >
            {label}
          </Box>
        ))}
      </Box>
      <Form form={form} send={send} aria-label="按日期筛选" sx={days}>
        <DayField name="from" label={labels.from} />
        <DayField name="to" label={labels.to} />
        <SubmitButton variant="outlined">查询</SubmitButton>
      </Form>
    </Box>
  );
}

const days = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px 180px auto' },
  justifyContent: 'start',
  justifyItems: 'stretch',
} as const;

const chip = {
  ...tapArea,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  px: 1.5,
  borderRadius: 16,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;
