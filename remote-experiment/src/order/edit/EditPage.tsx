import { isRefused, query } from '@portal/shared/api';
import type { OrderForm } from '@portal/shared/contract';
import { Trail } from '@portal/shared/parts';
import { Link, paths, useNavigate, useSession } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Button, EmptyState, ErrorState, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useState } from 'react';
import { AreaPage } from '../../ui/AreaPage';
import { usableSamplesInput } from '../../ui/usableSamplesInput';
import { OrderSkeleton } from '../OrderSkeleton';
import { sampledInput } from '../sampledInput';
import { EditForm } from './EditForm';
import type { Typed } from './typedChanges';

interface EditPageProps {
  /** Key of the order. */
  readonly rid: string;
}

/** The order form filled with what an order has, to change it until its sample is received. */
export function EditPage({ rid }: EditPageProps) {
  return (
    <AreaPage>
      <Trail steps={[{ name: '订单详情', to: paths.order(rid) }]} here="修改订单" />
      <Box sx={{ mb: 3 }}>
        <Typography variant="h1">修改订单</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          样品收样前（企业订单及无需样品的订单：方案锁定前）可以修改；保存前会显示修改前后的价格
        </Typography>
      </Box>
      <Editing rid={rid} />
    </AreaPage>
  );
}

const Editing = observer(function Editing({ rid }: EditPageProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const order = useQuery({ ...query('auth/order/change/get', { rid }), retry: false, staleTime: 0 });
  const setting = useQuery(query('open/setting', {}));
  const addresses = useQuery(query('auth/address/list', {}));
  const visits = useQuery(query('auth/sampling/list', sampledInput));
  const usable = useQuery(query('auth/web/sample/list4person', usableSamplesInput));
  // Stored samples that the order has taken already, which may not be usable for another one.
  const own = useQuery({
    ...query('auth/web/sample/list4person', { order_rid: rid, size: limits.storedSamples }),
    enabled: order.data?.sample_source === 0,
  });
  if (isRefused(order.error, 'auth/order/change/get', 'order_act_refused', 'not_found'))
    return (
      <EmptyState
        title="该订单现在不能修改"
        text={order.error.message}
        action={
          <Button variant="contained" component={Link} to={paths.order(rid)}>
            返回订单
          </Button>
        }
      />
    );
  const needed = [order, setting, addresses, visits, usable];
  const failed = needed.find((one) => one.isError && one.data === undefined);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => needed.forEach((one) => void one.refetch())} />;
  if (!order.data || !setting.data || !addresses.data || !visits.data || !usable.data || own.isLoading)
    return <OrderSkeleton />;
  const taken = (own.data?.list ?? []).filter((one) =>
    usable.data.list.every((other) => other.rid !== one.rid),
  );
  return (
    <Begun
      latest={order.data}
      setting={setting.data}
      addresses={addresses.data}
      visits={visits.data.list}
      stored={[...taken, ...usable.data.list]}
      profileName={user?.userInfo.name ?? ''}
      reload={async () => (await order.refetch()).data}
      onSaved={() => void navigate(paths.order(rid), { replace: true })}
    />
  );
});

interface BegunProps extends Omit<ComponentProps<typeof EditForm>, 'order' | 'typed' | 'onReload'> {
  /** The order as it was loaded last. */
  readonly latest: OrderForm;
  readonly reload: () => Promise<OrderForm | undefined>;
}

/** The form as it was opened: what changes elsewhere meanwhile is loaded when the member asks for it, so that nothing typed is lost. */
function Begun({ latest, reload, ...form }: BegunProps) {
  const [{ order, typed }, setBegun] = useState<{ order: OrderForm; typed?: Typed }>({ order: latest });
  const onReload = async (changed: Typed) => {
    const fresh = await reload();
    if (fresh) setBegun({ order: fresh, typed: changed });
  };
  return (
    <EditForm
      {...form}
      key={order.etag}
      order={order}
      typed={typed}
      onReload={(changed) => void onReload(changed)}
    />
  );
}
