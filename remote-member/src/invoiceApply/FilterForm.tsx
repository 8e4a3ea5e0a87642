import { serverNow } from '@portal/shared/api';
import { Form, fieldsOf, optional, SubmitButton, text, useForm } from '@portal/shared/form';
import { FilterBar, useFilterNavigate } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { DayField } from '../ui/day/DayField';
import { periodLabels, periodRules } from '../ui/day/periodRules';
import { bookPeriods } from '../ui/reconciliation/bookPeriods';
import { type InvoiceApplyFilter, invoiceApplyPath, isNarrowed } from './invoiceApplyFilter';

interface FilterFields {
  readonly from: string;
  readonly to: string;
  readonly kw: string;
}

const { Text } = fieldsOf<FilterFields>();
const rules = { ...periodRules, kw: optional(text(['搜索', 100])) };

/** The period of the requests, by one press or two days, and words to search for. */
export function FilterForm({ filter }: { readonly filter: InvoiceApplyFilter }) {
  const navigate = useFilterNavigate();
  const { tab, from, to, kw } = filter;
  const form = useForm<FilterFields>({ initial: { from, to, kw }, rules });
  const links = bookPeriods(labClock(serverNow()).today).map(({ label, ...period }) => ({
    label,
    to: invoiceApplyPath({ tab, kw, ...period }),
    current: period.from === from && period.to === to,
  }));
  return (
    <Form
      form={form}
      send={async (fields) => navigate(invoiceApplyPath({ tab, ...fields }))}
      aria-label="筛选开票申请"
    >
      <FilterBar
        quick={{ label: '申请期间', links }}
        folded={[from || to, kw].filter(Boolean).length}
        clear={isNarrowed(filter) ? invoiceApplyPath({ tab }) : undefined}
        submit={<SubmitButton variant="outlined">查询</SubmitButton>}
      >
        <Box sx={{ width: { xs: 1, sm: 220 } }}>
          <Text name="kw" placeholder="号码、抬头或结算单号" />
        </Box>
        <DayField name="from" label={periodLabels.from} />
        <DayField name="to" label={periodLabels.to} />
      </FilterBar>
    </Form>
  );
}
