import { isRefused, query } from '@portal/shared/api';
import type { Device } from '@portal/shared/contract';
import { useOwnPrices } from '@portal/shared/parts';
import { Link, paths, useNavigate, useSearchParams, useSession } from '@portal/shared/portal';
import { ownTimeInput } from '@portal/shared/reservation';
import { optionsChangedMessage } from '@portal/shared/rules';
import { Button, EmptyState, ErrorState } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { AreaPage } from '../ui/AreaPage';
import { PageHead } from '../ui/PageHead';
import { usableSamplesInput } from '../ui/usableSamplesInput';
import { usePlan } from '../ui/usePlan';
import { type BuyNow, buyNowItems, buyNowOf } from './buyNow';
import { type OrderCoupons, wantedOf } from './coupon/couponChoice';
import { EditPage } from './edit/EditPage';
import { OrderForm } from './OrderForm';
import { OrderSkeleton } from './OrderSkeleton';
import { orderItems } from './orderItems';
import { sampledInput } from './sampledInput';
import { useOrderDraft } from './useOrderDraft';

/** Page of the order form: it changes the order in `?change=`, or places one. */
export function OrderPage() {
  const [search] = useSearchParams();
  const changed = search.get('change');
  return changed === null ? <NewOrderPage /> : <EditPage key={changed} rid={changed} />;
}

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
  if (isRefused(wanted[0]?.error, 'open/web/device/detail', 'not_found')) return <NothingToOrder direct />;
  const needed = [...wanted, setting, addresses, visits, stored, ...(profile ? [] : [info])];
  const failed = needed.find((one) => one.isError && one.data === undefined);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => needed.forEach((one) => void one.refetch())} />;
  if (!profile || !items || !setting.data || !addresses.data || !visits.data || !stored.data)
    return <OrderSkeleton />;
  if (items.items.length === 0 && direct && device && !device.withdrawn)
    return <OtherChoice device={device} direct={direct} />;
  if (items.items.length === 0) return <NothingToOrder direct={items.direct !== undefined} />;
  if (items.mixed)
    return (
      <GoBack title="一个订单只能包含同一类服务" text="请回到实验方案，按类别分别下单" to={paths.plan} />
    );
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

/** A choice of the service that is no longer offered: what changed, and the way to choose again. The form's draft stays. */
function OtherChoice({ device, direct }: { readonly device: Device; readonly direct: BuyNow }) {
  const { name, options } = device;
  return (
    <EmptyState
      title="所选的检测选项已变更"
      text={`${optionsChangedMessage(name, options, direct.options)}。已填写的内容都已保留，重新选择后继续下单。`}
      action={
        <Button variant="contained" component={Link} to={paths.detailWith(direct)}>
          重新选择
        </Button>
      }
    />
  );
}

function NothingToOrder({ direct }: { readonly direct: boolean }) {
  if (direct)
    return <GoBack title="该项目暂时不能下单" text="项目已下架，请选择其他服务项目" to={paths.project()} />;
  return (
    <GoBack
      title="没有可下单的项目"
      text="所选项目已下单、已移除或已下架，请回到实验方案重新选择"
      to={paths.plan}
    />
  );
}

interface GoBackProps {
  readonly title: string;
  readonly text: string;
  /** The plan, or the services. */
  readonly to: string;
}

function GoBack({ title, text, to }: GoBackProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="contained" component={Link} to={to}>
          {to === paths.plan ? '返回实验方案' : '浏览服务项目'}
        </Button>
      }
    />
  );
}
