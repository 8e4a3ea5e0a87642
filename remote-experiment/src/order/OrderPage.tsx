import { isRefused, query } from '@portal/shared/api';
import { LazyPart, useOwnPrices } from '@portal/shared/parts';
import { paths, useNavigate, useSearchParams, useSession } from '@portal/shared/portal';
import { ownTimeInput } from '@portal/shared/reservation';
import { ErrorState } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { AreaPage } from '../ui/AreaPage';
import { PageHead } from '../ui/PageHead';
import { usableSamplesInput } from '../ui/usableSamplesInput';
import { usePlan } from '../ui/usePlan';
import { buyNowItems, buyNowOf } from './buyNow';
import { type OrderCoupons, wantedOf } from './coupon/couponChoice';
import type { NotOrderableProps } from './NotOrderable';
import { OrderForm } from './OrderForm';
import { OrderSkeleton } from './OrderSkeleton';
import { orderItems } from './orderItems';
import { sampledInput } from './sampledInput';
import { useOrderDraft } from './useOrderDraft';

/** Page of the order form: it changes the order in `?change=`, or places one. */
export function OrderPage() {
  const [search] = useSearchParams();
  const changed = search.get('change');
  if (changed === null) return <NewOrderPage />;
  const loading = (
    <AreaPage>
      <OrderSkeleton />
    </AreaPage>
  );
  return (
    <LazyPart
      eager
      key={changed}
      name="change of an order"
      load={loadChange}
      props={{ rid: changed }}
      loading={loading}
    />
  );
}

const loadChange = () => import('./edit/EditPage').then((m) => m.EditPage);

/** Page that places an order: of the items of the plan in `?items=`, or of the service in `?device=` (立即下单). */
function NewOrderPage() {
  const navigate = useNavigate();
  // The back button does not return to the form.
  const onPlaced = (rid: string) => void navigate(paths.orderPlaced(rid), { replace: true });
  return (
    <AreaPage>
      <PageHead title="确认订单" text="核对项目和价格，补充检测所需的信息" step={1} />
      <Ordering onPlaced={onPlaced} />
    </AreaPage>
  );
}

interface OrderingProps {
  readonly onPlaced: (rid: string) => void;
}

const Ordering = observer(function Ordering({ onPlaced }: OrderingProps) {
  const { user } = useSession();
  const { direct, items, device, queries: wanted } = useOrderItems();
  const draft = useOrderDraft(direct?.device_rid);
  const [search] = useSearchParams();
  const again = search.get('again');
  // Without the earlier order, or when it is another member's, the form begins empty.
  const earlier = useQuery({
    ...query('auth/web/order/detail', { rid: again ?? '' }),
    enabled: again !== null,
    retry: false,
  });
  const setting = useQuery(query('open/setting', {}));
  const addresses = useQuery(query('auth/address/list', {}));
  const visits = useQuery(query('auth/sampling/list', sampledInput));
  const stored = useQuery(query('auth/web/sample/list4person', usableSamplesInput));
  const coupons = useQuery({
    ...query('auth/discount4user', items ? wantedOf(items) : {}),
    enabled: items !== undefined && items.items.length > 0 && !items.mixed,
    // The form stays while the coupons of changed items are loaded.
    placeholderData: keepPreviousData,
  });
  const held = useQuery({
    ...query('auth/web/reservation/list4person', ownTimeInput),
    enabled: items?.onSite === true,
  });
  // The profile of the session may have failed to load, but the draft needs the member's key.
  const info = useQuery({ ...query('auth/user/info', {}), enabled: user === null });
  const profile = (user ?? info.data)?.userInfo;
  if (isRefused(wanted[0]?.error, 'open/web/device/detail', 'not_found'))
    return notOrderable({ direct: true });
  const needed = [...wanted, setting, addresses, visits, stored, ...(profile ? [] : [info])];
  const failed = needed.find((one) => one.isError && one.data === undefined);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => needed.forEach((one) => void one.refetch())} />;
  if (!profile || !items || !setting.data || !addresses.data || !visits.data || !stored.data)
    return <OrderSkeleton />;
  if (items.items.length === 0 && direct && device && !device.withdrawn)
    return notOrderable({ chosen: { device, direct } });
  if (items.items.length === 0) return notOrderable({ direct: items.direct !== undefined });
  if (items.mixed) return notOrderable({ mixed: true });
  // Without coupons an order can still be placed, at its full price, and without held time staff arrange it.
  if (coupons.isPending || (items.onSite && held.isPending) || !draft || earlier.isLoading)
    return <OrderSkeleton />;
  return (
    <OrderForm
      order={items}
      setting={setting.data}
      addresses={addresses.data}
      visits={visits.data.list}
      stored={stored.data.list}
      coupons={coupons.data ?? noCoupons}
      reservations={held.data?.list ?? []}
      owner={profile.rid}
      draft={draft}
      earlier={earlier.data}
      profileName={profile.name}
      onPlaced={onPlaced}
    />
  );
});

/** Says why nothing can be ordered, which seldom happens. */
const notOrderable = (props: NotOrderableProps) => (
  <LazyPart eager name="not orderable" load={loadNotOrderable} props={props} loading={<OrderSkeleton />} />
);

const loadNotOrderable = () => import('./NotOrderable').then((m) => m.NotOrderable);

const noCoupons: OrderCoupons = { total_fen: 0, fitting: [], others: [] };

/** The items that the URL asks for, undefined until they are loaded, and the query that loads them. */
function useOrderItems() {
  const [search] = useSearchParams();
  const direct = buyNowOf(search);
  const plan = usePlan({ enabled: !direct });
  const device = useQuery({
    ...query('open/web/device/detail', { rid: direct?.device_rid ?? '' }),
    enabled: direct !== undefined,
  });
  const own = useOwnPrices(direct !== undefined);
  if (direct)
    return {
      direct,
      device: device.data,
      queries: [device, own.query],
      items: device.data && own.query.data && buyNowItems(device.data, direct, own.prices),
    };
  return {
    direct,
    device: undefined,
    items: plan.data && orderItems(plan.data, search.get('items') ?? ''),
    queries: [plan],
  };
}
