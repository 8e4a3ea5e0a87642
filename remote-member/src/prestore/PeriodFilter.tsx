import { serverNow } from '@portal/shared/api';
import { Form, SubmitButton, useForm } from '@portal/shared/form';
import { FilterBar, useFilterNavigate } from '@portal/shared/parts';
import { labClock, monthsAfter } from '@portal/shared/rules';
import { DayField } from '../ui/day/DayField';
import { periodLabels, periodRules } from '../ui/day/periodRules';
import { type PrestoreFilter, prestorePath } from './prestoreFilter';

interface PeriodFields {
  readonly from: string;
  readonly to: string;
}

/** Periods that are chosen by one click. */
function periods(): readonly { readonly label: string; readonly from: string; readonly to: string }[] {
  const { today } = labClock(serverNow());
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
  const { account } = filter;
  const form = useForm<PeriodFields>({ initial: { from: filter.from, to: filter.to }, rules: periodRules });
  const send = async (period: PeriodFields) => navigate(prestorePath({ ...period, account }));
  return (
    <Form form={form} send={send} aria-label="按日期筛选">
      <FilterBar
        inPanel
        quick={{
          label: '时间段',
          links: periods().map(({ label, ...period }) => ({
            label,
            to: prestorePath({ ...period, account }),
            current: period.from === filter.from && period.to === filter.to,
          })),
        }}
        submit={<SubmitButton variant="outlined">查询</SubmitButton>}
      >
        <DayField name="from" label={periodLabels.from} />
        <DayField name="to" label={periodLabels.to} />
      </FilterBar>
    </Form>
  );
}
