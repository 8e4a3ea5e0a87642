import type { CouponOffer } from '@portal/shared/contract';
import { couponConditions, couponValue, limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { AccountField } from '../../ui/AccountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { ReasonField } from '../../ui/ReasonField';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { isRunning } from './couponList';

interface CouponDialogProps {
  readonly asked: Asked<CouponOffer, 'give' | 'end'>;
  readonly now: Date;
  readonly onClose: () => void;
}

/** Gives a member a coupon, or ends an offer. */
export const CouponDialog = (props: CouponDialogProps) =>
  props.asked.act === 'give' ? <Give {...props} /> : <End {...props} />;

const factsOf = (offer: CouponOffer): string =>
  `${offer.name} · ${couponValue(offer)} · ${couponConditions(offer)}`;

function Give({ asked: { row, asking }, now, onClose }: CouponDialogProps) {
  const { code } = row;
  const [account, setAccount] = useState('');
  const [note, setNote] = useState('');
  const act = useDialogAct('staff/coupon/give', {
    done: ({ member }) => `${code} 已发给 ${member}`,
    onDone: onClose,
  });
  return (
    <DeskDialog
      title={`发放优惠券 ${code}`}
      confirm="发放"
      act={act}
      asking={asking}
      noun="优惠券"
      over={act.isError && !isRunning(row, now)}
      disabled={account.trim() === ''}
      facts={factsOf(row)}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, account, note })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AccountField typed={account} onType={setAccount} />
        <ReasonField
          field={['备注', limits.messageLength]}
          reader="记入操作日志，可不填"
          optional
          typed={note}
          onType={setNote}
        />
      </Box>
    </DeskDialog>
  );
}

function End({ asked: { row, asking }, now, onClose }: CouponDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/coupon/end', { done: `${code} 已结束发放`, onDone: onClose });
  return (
    <ReasonDialog
      title={`结束优惠券 ${code}`}
      confirm="结束"
      act={act}
      asking={asking}
      noun="优惠券"
      over={!isRunning(row, now)}
      facts={`${factsOf(row)}。之后不再发放；客户已有的仍可使用。`}
      field={['原因', limits.messageLength]}
      reader="记入操作日志"
      onClose={onClose}
      onConfirm={(note) => act.mutate({ code, note })}
    />
  );
}
