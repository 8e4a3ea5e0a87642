import { query } from '@portal/shared/api';
import type { CouponOffer } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButtons, type ShownAct } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { useListQuery } from '../../ui/list/listQuery';
import { numberedInput, numberedPage } from '../../ui/list/numberedPage';
import { useAsked } from '../../ui/useAsked';
import { useNow } from '../../ui/useNow';
import { PromotionHead } from '../PromotionHead';
import { AddCouponDialog } from './AddCouponDialog';
import { CouponDialog } from './CouponDialog';
import { couponColumns, couponList, isRunning } from './couponList';

type CouponAct = 'give' | 'end';

/** Offers of coupons, the newest first: given to members, and ended. */
export function CouponsPage() {
  const shown = useListQuery(couponList);
  const now = useNow();
  const input = numberedInput(shown);
  const answer = useQuery({
    ...query('staff/coupon/list', input),
    placeholderData: keepPreviousData,
    select: numberedPage(input),
  });
  const { asked, ask, close } = useAsked<CouponOffer, CouponAct>(answer);
  const [isAdding, setIsAdding] = useState(false);
  const actsOf = (offer: CouponOffer): readonly ShownAct<CouponAct>[] =>
    isRunning(offer, now)
      ? [
          { act: 'give', label: '发给客户' },
          { act: 'end', label: '结束', ends: true },
        ]
      : [];
  return (
    <>
      <PromotionHead
        acts={
          <Button variant="outlined" onClick={() => setIsAdding(true)}>
            新建优惠券
          </Button>
        }
      />
      <DeskList
        noun="优惠券"
        kind={couponList}
        shown={shown}
        answer={answer}
        columns={couponColumns(now)}
        actsWidth={170}
        enter={(offer) => (isRunning(offer, now) ? () => ask('give', offer) : undefined)}
        acts={(offer) => (
          <ActButtons code={offer.code} acts={actsOf(offer)} onAct={(act) => ask(act, offer)} />
        )}
      />
      {asked && <CouponDialog asked={asked} now={now} onClose={close} />}
      {isAdding && <AddCouponDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
