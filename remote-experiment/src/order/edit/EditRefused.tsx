import { fieldsOf } from '@portal/shared/form';
import { ConfirmDialog } from '@portal/shared/parts';
import { Money, Typography } from '@portal/shared/ui';
import { chosenCoupon } from '../coupon/couponChoice';
import type { OrderFields } from '../orderFields';
import type { Quoted, Refused } from './useSaveChange';

const { useValue } = fieldsOf<OrderFields>();

interface EditRefusedProps {
  /** Undefined when the dialog is closed. */
  readonly refused: Refused | undefined;
  readonly quoted: Quoted;
  readonly onClose: () => void;
  /** Begins again with what the order has now and what the member has changed. */
  readonly onReload: () => void;
  /** Saves at the present price. */
  readonly onContinue: () => void;
}

/** Says why a change was refused: the price has changed, or the order has changed elsewhere. */
export function EditRefused({ refused, quoted, onClose, onReload, onContinue }: EditRefusedProps) {
  const chosen = chosenCoupon(useValue('coupon_rid'), quoted.coupons);
  const elsewhere = refused?.elsewhere === true;
  return (
    <ConfirmDialog
      title={elsewhere ? '订单刚刚发生了变化' : '价格有变化'}
      open={refused !== undefined}
      color="primary"
      confirm={elsewhere ? '载入最新内容' : '按新价格保存'}
      cancel="返回核对"
      onClose={onClose}
      onConfirm={() => {
        if (!elsewhere) return onContinue();
        onClose();
        onReload();
      }}
    >
      <Typography sx={{ mb: 1.5 }}>{refused?.reason}</Typography>
      {elsewhere ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          修改尚未保存。载入最新内容后，您改过的地方会保留，其余以最新内容为准，请核对后再保存。
        </Typography>
      ) : (
        <Typography variant="body2">
          修改后应付由 <Money fen={refused?.seen_fen ?? 0} /> 变为{' '}
          <Money fen={quoted.quote.total_fen - (chosen?.discount_fen ?? 0)} strong />
          （修改前应付 <Money fen={quoted.before.due_fen} />
          ）。修改尚未保存，已填写的内容都已保留。
        </Typography>
      )}
    </ConfirmDialog>
  );
}
