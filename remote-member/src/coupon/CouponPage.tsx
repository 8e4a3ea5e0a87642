import { query } from '@portal/shared/api';
import { line, PagedView, plainList, SeenNotices, TabLinks } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { couponStateLabels, couponStates } from '@portal/shared/rules';
import { Box, Paper, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { ClaimForm } from './ClaimForm';
import { CouponCard } from './CouponCard';
import { couponInput, couponPath } from './couponFilter';
import { NoCoupons } from './NoCoupons';

/** The member's coupons by state, and claiming one by its code. */
export function CouponPage() {
  const [search] = useSearchParams();
  const input = couponInput(search);
  const coupons = useQuery({ ...query('auth/coupon/list', input), placeholderData: keepPreviousData });
  const tabs = couponStates.map((state) => ({
    label: couponStateLabels[state],
    to: couponPath(state),
    count: coupons.data?.counts[state],
    current: input.state === state,
  }));
  return (
    <>
      <PageTitle>优惠券</PageTitle>
      <SeenNotices link="/member/coupon" />
      <Paper sx={line}>
        <ClaimForm />
        <TabLinks label="优惠券状态" tabs={tabs} />
        <PagedView
          query={coupons}
          input={input}
          to={(page) => couponPath(input.state, page)}
          counted
          loading={<CouponsSkeleton />}
          empty={<NoCoupons state={input.state} />}
        >
          {(list) => (
            <Box component="ul" aria-label="优惠券" sx={cards}>
              {list.map((coupon) => (
                <CouponCard key={coupon.rid} coupon={coupon} />
              ))}
            </Box>
          )}
        </PagedView>
      </Paper>
    </>
  );
}

const CouponsSkeleton = () => (
  <Box sx={cards} role="status" aria-label="正在加载">
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} variant="rounded" height={132} />
    ))}
  </Box>
);

const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;
