import { TextField } from '@portal/shared/controls';
import { FilterBar, LinkSwitch } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { DayRange } from '../ui/DayRange';
import { isFiltered, noQuery, type OrdersQuery, ordersPath, sorts } from '../ui/ordersFilter';

interface OrdersFilterFormProps {
  readonly query: OrdersQuery;
}

/** What is looked for among the orders of a queue, and how they are sorted. */
export function OrdersFilterForm({ query }: OrdersFilterFormProps) {
  const shown = { ...query, after: undefined };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      <Fields key={ordersPath(shown)} query={shown} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <LinkSwitch
          inPanel
          label="排序"
          links={sorts.map(({ key, label }) => ({
            label,
            to: ordersPath({ ...shown, sort: key }),
            current: key === query.sort,
          }))}
        />
        <LinkSwitch
          inPanel
          label="承诺"
          links={[
            { label: '不限', to: ordersPath({ ...shown, late: false }), current: !query.late },
            { label: '只看超时', to: ordersPath({ ...shown, late: true }), current: query.late },
          ]}
        />
        <LinkSwitch
          inPanel
          label="负责人"
          links={[
            { label: '全部', to: ordersPath({ ...shown, mine: false }), current: !query.mine },
            { label: '我负责的', to: ordersPath({ ...shown, mine: true }), current: query.mine },
          ]}
        />
      </Box>
    </Box>
  );
}

type Name = 'member' | 'service' | 'from' | 'to';

function Fields({ query }: OrdersFilterFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const count = (['member', 'service', 'from', 'to', 'code'] as const).filter((name) => query[name]).length;
  const of = (name: Name) => ({
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(ordersPath({ ...typed, member: typed.member.trim(), service: typed.service.trim() }));
  };
  return (
    <Box component="form" role="search" aria-label="筛选订单" onSubmit={submit}>
      <FilterBar
        inPanel
        folded={count}
        clear={
          isFiltered(query) ? ordersPath({ ...noQuery, queue: query.queue, sort: query.sort }) : undefined
        }
        submit={
          <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
            查询
          </Button>
        }
      >
        <TextField
          size="small"
          label="客户"
          placeholder="姓名、单位或手机号的开头"
          sx={wide}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
          {...of('member')}
        />
        <TextField
          size="small"
          label="服务"
          placeholder="名称的一部分"
          sx={wide}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
          {...of('service')}
        />
        <DayRange from={{ label: '下单从', ...of('from') }} to={{ label: '到', ...of('to') }} />
      </FilterBar>
    </Box>
  );
}

const wide = { width: { xs: 1, sm: 230 } } as const;
