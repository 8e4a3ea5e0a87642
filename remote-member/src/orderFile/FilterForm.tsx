import { serverNow } from '@portal/shared/api';
import { Form, fieldsOf, optional, SubmitButton, text, useForm } from '@portal/shared/form';
import { FilterBar, useFilterNavigate } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { DayField } from '../ui/day/DayField';
import { periodLabels, periodRules } from '../ui/day/periodRules';
import { bookPeriods } from '../ui/reconciliation/bookPeriods';
import { type DataFilter, dataPath, filterCount, noFilter } from './dataFilter';

const { Text } = fieldsOf<{ kw: string; from: string; to: string }>();
const rules = { ...periodRules, kw: optional(text(['搜索', 100])) };

/** Words to search for, and the days of the delivery, by one press or two days. */
export function FilterForm({ filter }: { readonly filter: DataFilter }) {
  const navigate = useFilterNavigate();
  const { kw, tag, from, to } = filter;
  const form = useForm({ initial: { kw, from, to }, rules });
  const links = bookPeriods(labClock(serverNow()).today).map(({ label, ...period }) => ({
    label,
    to: dataPath({ kw, tag, ...period }),
    current: period.from === from && period.to === to,
  }));
  return (
    <Form
      form={form}
      send={async (fields) => navigate(dataPath({ ...fields, tag }))}
      aria-label="筛选检测数据"
    >
      <FilterBar
        quick={{ label: '交付期间', links }}
        folded={filterCount(filter)}
        clear={filterCount(filter) > 0 ? dataPath(noFilter) : undefined}
        submit={<SubmitButton variant="outlined">查询</SubmitButton>}
      >
        <Box sx={{ width: { xs: 1, sm: 260 } }}>
          <Text name="kw" placeholder="文件名、样品、项目或订单号" />
        </Box>
        <DayField name="from" label={periodLabels.from} />
        <DayField name="to" label={periodLabels.to} />
      </FilterBar>
    </Form>
  );
}
