import { anyOf, call, isRefused } from '@portal/shared/api';
import type { Data, OrderForm } from '@portal/shared/contract';
import type { Sending } from '@portal/shared/form';
import { stopAtWrongCount } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chosenCoupon } from '../coupon/couponChoice';
import type { OrderFields } from '../orderFields';
import { answersInput } from '../orderInput';

/** An item that the order keeps, with its options and count. */
export type Wanted = Pick<OrderForm['items'][number], 'rid' | 'options' | 'count'>;
export type Quoted = Data<'auth/order/change/quote'>;

/** Why a change was refused: `elsewhere` when the order has changed since the form was opened. */
export interface Refused {
  readonly reason: string;
  readonly elsewhere: boolean;
  /** What was to be paid when the change was sent. */
  readonly seen_fen: number;
}

interface Saving {
  readonly order: OrderForm;
  readonly wanted: readonly Wanted[];
  readonly quoted: Quoted;
  readonly waits: boolean;
  readonly onSaved: () => void;
}

/** Thrown when the shown prices are not those of the items yet, or a count can't be taken; the form says which. */
class NotReady extends Error {}

/** Saves the change at the price that is shown. A refusal is shown with what is offered now. */
export function useSaveChange({ order, wanted, quoted, waits, onSaved }: Saving) {
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<Refused>();
  const seen = useRef(0);
  const save = async (fields: OrderFields, { keyOf }: Sending) => {
    if (waits || stopAtWrongCount()) throw new NotReady();
    const input = changeInput(fields, { order, wanted, quoted });
    seen.current = input.seen.due_fen;
    return call('auth/order/change', input, { idempotencyKey: keyOf(input) });
  };
  const onRefused = (error: unknown) => {
    if (error instanceof NotReady) return;
    const seen_fen = seen.current;
    if (isRefused(error, 'auth/order/change', 'edited_meanwhile', 'order_act_refused'))
      return setRefused({ reason: error.message, elsewhere: true, seen_fen });
    if (isRefused(error, 'auth/order/change', 'seen_changed', 'plan_changed', 'coupon_unusable')) {
      const { message: reason } = error;
      // The dialog asks about the price of now.
      void queryClient
        .invalidateQueries(anyOf('auth/order/change/quote'))
        .then(() => setRefused({ reason, elsewhere: false, seen_fen }));
      return;
    }
    notify.failed(error);
  };
  const saved = (answer: Data<'auth/order/change'>) => {
    notify.success(savedText(answer));
    onSaved();
  };
  return { save, saved, onRefused, refused, close: () => setRefused(undefined) };
}

function changeInput(
  fields: OrderFields,
  { order, wanted, quoted }: Pick<Saving, 'order' | 'wanted' | 'quoted'>,
) {
  const chosen = chosenCoupon(fields.coupon_rid, quoted.coupons);
  const { total_fen } = quoted.quote;
  return {
    rid: order.rid,
    etag: order.etag,
    items: wanted.map(({ rid, options, count }) => ({ rid, options: { ...options }, count })),
    ...answersInput(fields, quoted.items),
    coupon_rid: chosen?.coupon.rid ?? null,
    seen: { total_fen, due_fen: total_fen - (chosen?.discount_fen ?? 0) },
  };
}

/** Returns what a saved change means for the price and the agreement. */
export function savedText({ changed, before_fen, due_fen, unsigned }: Data<'auth/order/change'>): string {
  if (!changed) return '没有需要保存的修改，订单保持不变';
  const price = `应付由 ${formatFen(before_fen)} 变为 ${formatFen(due_fen)}（${differenceText(due_fen - before_fen)}）`;
  const saved = before_fen === due_fen ? '修改已保存，应付不变' : `修改已保存，${price}`;
  return unsigned ? `${saved}；协议内容已变化，请重新签署` : saved;
}

/** Returns a difference of prices in words, such as 多 ¥60.00. */
export const differenceText = (fen: number): string =>
  fen === 0 ? '不变' : `${fen > 0 ? '多' : '少'} ${formatFen(Math.abs(fen))}`;
