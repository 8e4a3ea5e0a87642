import { anyOf, type CallError, call, isRefused } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import type { Sending } from '@portal/shared/form';
import { type Certification, stopAtWrongCount } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { OrderFields } from './orderFields';
import { type Chosen, orderInput } from './orderInput';
import type { OrderItems } from './orderItems';
import type { RawFiles } from './raw/useRawFiles';

interface PlaceOrder {
  readonly place: (fields: OrderFields, sending: Sending) => Promise<Data<'auth/order/add'>>;
  /** Shows why an order was refused when the refusal has no field. */
  readonly onRefused: (error: unknown) => void;
}

/** What is used for the order besides its items, with the files of a data analysis. */
interface Used extends Omit<Chosen, 'raw_file_rids'> {
  readonly raw: RawFiles;
}

/** What asks the member when an order can't be placed as it is. */
interface Asking {
  readonly certification: Certification;
  /** Shows what has changed since the member saw the order. */
  readonly onChanged: (reason: string) => void;
}

/** Thrown when the member has closed the certification without completing it: the form stays as it is. */
class Uncertified extends Error {}

/** Thrown when the number of samples can't be taken; its field says why and has the focus. */
class WrongCount extends Error {}

/** Refusals after which the order may be placed with what is offered now. */
const isChanged = (error: unknown): error is CallError<'auth/order/add'> =>
  isRefused(error, 'auth/order/add', 'seen_changed', 'plan_changed', 'coupon_unusable');

const isUncertified = (error: unknown) => isRefused(error, 'auth/order/add', 'profile_incomplete');

/**
 * Places an order. A member without certification is asked for it first, and the order goes on after it. After a
 * refusal, outdated data are fetched again.
 */
export function usePlaceOrder(
  order: OrderItems,
  { raw, ...used }: Used,
  { certification: { missing, ask, askAgain }, onChanged }: Asking,
): PlaceOrder {
  const queryClient = useQueryClient();
  const send = async (fields: OrderFields, { keyOf }: Sending) => {
    const input = orderInput(fields, order, { ...used, raw_file_rids: await raw.take() });
    try {
      return await call('auth/order/add', input, { idempotencyKey: keyOf(input) });
    } catch (error) {
      raw.failed(error);
      await refresh(queryClient, error);
      throw error;
    }
  };
  return {
    place: async (fields, sending) => {
      if (stopAtWrongCount()) throw new WrongCount();
      if (missing.length > 0 && !(await ask())) throw new Uncertified();
      const placed = await send(fields, sending).catch(async (error) => {
        if (!isUncertified(error)) throw error;
        if (!(await askAgain())) throw new Uncertified();
        return send(fields, sending);
      });
      await raw.placed(placed.rid);
      return placed;
    },
    onRefused: (error) => {
      if (error instanceof WrongCount) return;
      if (error instanceof Uncertified) return notify.warn('完成资料认证后即可提交订单');
      if (isChanged(error)) return onChanged(error.message);
      notify.failed(error);
    },
  };
}

/** Fetches what a refusal says is outdated. */
async function refresh(queryClient: QueryClient, error: unknown): Promise<void> {
  const outdated = outdatedBy
    .filter(([id]) => isRefused(error, 'auth/order/add', id))
    .flatMap(([, paths]) => paths);
  await Promise.all(outdated.map((path) => queryClient.invalidateQueries(anyOf(path))));
}

const priced = [
  'auth/tempDevice',
  'auth/discount4user',
  'auth/order/quote',
  'open/web/device/detail',
  'auth/priceGroup/own',
] as const;
/** The calls whose answers are outdated after each refusal. */
const outdatedBy = [
  ['plan_changed', priced],
  ['seen_changed', [...priced, 'auth/web/reservation/list4person']],
  ['coupon_unusable', ['auth/discount4user']],
  ['reservation_unusable', ['auth/web/reservation/list4person']],
  ['pickup_unavailable', ['open/setting']],
  ['pickup_slot_unavailable', ['open/setting', 'open/sampling/slots']],
  // An address, a visit, a sample or a coupon that is gone, for example because another tab has used it.
  [
    'not_found',
    ['auth/address/list', 'auth/sampling/list', 'auth/web/sample/list4person', 'auth/discount4user'],
  ],
] as const;
