import { Link, paths } from '@portal/shared/portal';
import type { CouponState } from '@portal/shared/rules';
import { Button, EmptyState } from '@portal/shared/ui';

const texts = {
  usable: { title: '没有可使用的优惠券', text: '在上方输入优惠券码领取，邀请好友和积分兑换也可获得' },
  used: { title: '还没有使用过优惠券', text: '下单时自动选用最优惠的一张' },
  expired: { title: '没有过期的优惠券' },
} as const satisfies Record<CouponState, { title: string; text?: string }>;

/** The empty list of a state, with what to do. */
export function NoCoupons({ state }: { readonly state: CouponState }) {
  const browse = (
    <Button variant="outlined" component={Link} to={paths.project()}>
      浏览服务项目
    </Button>
  );
  return <EmptyState {...texts[state]} {...(state !== 'expired' && { action: browse })} />;
}
