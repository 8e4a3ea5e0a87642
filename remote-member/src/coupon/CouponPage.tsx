import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { line, Pager, plainList, TabLinks } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { couponStateLabels, couponStates } from '@portal/shared/rules';
import { Box, Paper, QueryView, Skeleton } from '@portal/shared/ui';
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
      <Paper sx={line}>
        <ClaimForm />
        <TabLinks label="优惠券状态" tabs={tabs} />
        <QueryView query={coupons} loading={<CouponsSkeleton />}>
          {(data) => <Coupons data={data} input={input} stale={coupons.isPlaceholderData} />}
        </QueryView>
      </Paper>
    </>
  );
}

interface CouponsProps {
  readonly data: Data<'auth/coupon/list'>;
  readonly input: ReturnType<typeof couponInput>;
  /** Whether the coupons belong to the previous tab or page. */
  readonly stale: boolean;
}

function Coupons({ data: { list, total }, input: { state, page, size }, stale }: CouponsProps) {
  if (list.length === 0) return <NoCoupons state={state} />;
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      <Box component="ul" aria-label="优惠券" sx={cards}>
        {list.map((coupon) => (
          <CouponCard key={coupon.rid} coupon={coupon} />
        ))}
      </Box>
      <Pager
        page={page}
        pages={Math.ceil(total / size)}
        total={total}
        to={(next) => couponPath(state, next)}
      />
    </Box>
  );
}

const CouponsSkeleton = () => (
  <Box sx={cards} aria-busy="true" aria-label="加载中">
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
