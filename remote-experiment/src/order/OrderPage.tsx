import { query } from '@portal/shared/api';
import type { Address, Plan, Setting } from '@portal/shared/contract';
import { Link, paths, useSearchParams, useSession } from '@portal/shared/portal';
import { Box, Button, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AreaPage } from '../ui/AreaPage';
import { PageHead } from '../ui/PageHead';
import { OrderForm } from './OrderForm';
import { orderItems } from './orderItems';
import { Placed } from './Placed';

/** Page that places an order with the items in `?items=`. */
export function OrderPage() {
  const [placed, setPlaced] = useState<string>();
  return (
    <AreaPage>
      <PageHead title="确认订单" text="核对项目，告诉我们样品怎么来、怎么处理" step={placed ? 2 : 1} />
      {placed ? <Placed rid={placed} /> : <Ordering onPlaced={setPlaced} />}
    </AreaPage>
  );
}

interface OrderingProps {
  readonly onPlaced: (rid: string) => void;
}

const Ordering = observer(function Ordering({ onPlaced }: OrderingProps) {
  const { user } = useSession();
  const plan = useQuery(query('auth/tempDevice', {}));
  const setting = useQuery(query('open/setting', {}));
  const addresses = useQuery(query('auth/address/list', {}));
  // The profile of the session may have failed to load, but the draft needs the member's key.
  const info = useQuery({ ...query('auth/user/info', {}), enabled: user === null });
  const profile = (user ?? info.data)?.userInfo;
  const needed = [plan, setting, addresses, ...(profile ? [] : [info])];
  const failed = needed.find((one) => one.isError && one.data === undefined);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => needed.forEach((one) => void one.refetch())} />;
  if (!profile || !plan.data || !setting.data || !addresses.data) return <OrderSkeleton />;
  return (
    <Choice
      plan={plan.data}
      setting={setting.data}
      addresses={addresses.data}
      owner={profile.rid}
      profileName={profile.name}
      onPlaced={onPlaced}
    />
  );
});

interface ChoiceProps extends OrderingProps {
  readonly plan: Plan;
  readonly setting: Setting;
  readonly addresses: readonly Address[];
  readonly owner: string;
  readonly profileName: string;
}

function Choice({ plan, ...form }: ChoiceProps) {
  const [search] = useSearchParams();
  const order = orderItems(plan, search.get('items') ?? '');
  if (order.items.length === 0)
    return (
      <BackToPlan title="没有可下单的项目" text="所选项目已下单、已移除或已下架，请回到实验方案重新选择" />
    );
  if (order.mixed)
    return <BackToPlan title="一张订单只能包含同一类服务" text="请回到实验方案，按类别分别下单" />;
  return <OrderForm plan={plan} order={order} {...form} />;
}

function BackToPlan({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="contained" component={Link} to={paths.plan}>
          返回实验方案
        </Button>
      }
    />
  );
}

function OrderSkeleton() {
  return (
    <Box aria-busy="true" aria-label="加载中" sx={{ display: 'grid', gap: 2 }}>
      {[180, 220, 360].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
