import { Alert } from '@portal/shared/extras';
import {
  type FieldRule,
  Form,
  fieldsOf,
  optional,
  optionalYuan,
  SubmitButton,
  text,
  useForm,
} from '@portal/shared/form';
import { FilterBar } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { memo } from 'react';
import { DayField } from '../ui/day/DayField';
import { day } from '../ui/day/day';
import { useGroups } from '../ui/pay/useGroups';
import { stateGroups } from '../ui/stateGroup';
import { filterCount, labels, noQuery, type OrderQuery, orderQueryPath } from './orderQueryFilter';

const { Amount, Text, Choice } = fieldsOf<OrderQuery>();

/** A rule whose value is not below the one of another field. */
function notBelow(
  rule: FieldRule,
  other: 'from' | 'min',
  isBelow: (value: string, least: string) => boolean,
) {
  return {
    ...rule,
    check: (value: string, all: Readonly<Record<string, unknown>>) => {
      const least = rule.clean(String(all[other] ?? ''));
      return (
        rule.check(value, all) ??
        (value !== '' && least !== '' && isBelow(value, least)
          ? `[${rule.label}]不能小于${labels[other]}`
          : undefined)
      );
    },
  };
}

const rules = {
  code: optional(text([labels.code, 40])),
  device: optional(text([labels.device, 100])),
  sample: optional(text([labels.sample, 100])),
  state: { label: labels.state, required: false, clean: same, check: () => undefined },
  cluster: { label: labels.cluster, required: false, clean: same, check: () => undefined },
  from: optional(day(labels.from)),
  to: notBelow(optional(day(labels.to)), 'from', (value, least) => value < least),
  min: optionalYuan(labels.min),
  max: notBelow(optionalYuan(labels.max), 'min', (value, least) => Number(value) < Number(least)),
};

function same<Value>(value: Value): Value {
  return value;
}

const states = [
  { value: '' as const, label: '全部' },
  ...stateGroups.map(({ key, label }) => ({ value: key, label })),
];

interface FilterFormProps {
  readonly filter: OrderQuery;
  /** True when the list below is loaded. Otherwise it says what failed, and its 重试 loads the groups too. */
  readonly loaded: boolean;
}

/** The filters of the page. On phones they are behind a button, because the list would start below the screen. */
export const FilterForm = memo(function FilterForm({ filter, loaded }: FilterFormProps) {
  const navigate = useNavigate();
  const count = filterCount(filter);
  const form = useForm<OrderQuery>({ initial: filter, rules });
  const send = async (fields: OrderQuery) => navigate(orderQueryPath({ ...fields, sort: filter.sort }));
  return (
    <Form form={form} send={send} aria-label="筛选订单">
      <FilterBar
        folded={count}
        clear={count > 0 ? orderQueryPath({ ...noQuery, sort: filter.sort }) : undefined}
        submit={<SubmitButton>查询</SubmitButton>}
      >
        <Box sx={grid}>
          <Text name="code" placeholder="如 D20261120" />
          <Text name="device" placeholder="如 XRD" />
          <Text name="sample" />
          <Box sx={pair}>
            <Amount name="min" />
            <Amount name="max" />
          </Box>
        </Box>
        <Box sx={whole}>
          <Choice name="state" choices={states} />
        </Box>
        <PayingGroups quiet={!loaded} />
        <DayField name="from" label={labels.from} />
        <DayField name="to" label={labels.to} />
      </FilterBar>
    </Form>
  );
});

/** Choice of a group that pays; nothing for a member without groups. When `quiet`, it does not say that it failed. */
function PayingGroups({ quiet }: { readonly quiet: boolean }) {
  const { clusters, loading, failed, retry } = useGroups();
  if (failed && !quiet)
    return (
      <Alert
        sx={whole}
        severity="warning"
        action={
          <Button size="small" color="inherit" onClick={retry}>
            重试
          </Button>
        }
      >
        <strong>加载失败</strong>，暂时不能按付款社群筛选
      </Alert>
    );
  if (loading || failed || clusters.length === 0) return null;
  return (
    <Box sx={whole}>
      <Choice
        name="cluster"
        choices={[
          { value: '', label: '全部' },
          ...clusters.map(({ rid, name }) => ({ value: rid, label: name })),
        ]}
      />
    </Box>
  );
}

const whole = { width: 1 } as const;

const grid = {
  ...whole,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

const pair = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
