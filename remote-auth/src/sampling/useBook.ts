import { anyOf, CallError, call } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { type Attempt, attemptFor } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { sayRefused } from '../ui/refused';
import { samplingOrder as order, type SamplingFields } from './fields';

type Booking = Input<'auth/sampling/add'>;

/** The form's field for what the server calls otherwise. */
const fieldOf = {
  sendAddress: 'address_rid',
  province: 'region',
  city: 'region',
  area: 'region',
  address_code: 'region',
  pickup_slot_unavailable: 'time',
} as const;

/** What is sent: a saved address by its key, or one written out. */
function bookingOf({ mode, address_rid, region, name, phone, address, ...when }: SamplingFields): Booking {
  if (mode === 'existing') return { type: 1, ...when, sendAddress: address_rid };
  const { province, city, area, address_code } = region;
  return { type: 1, ...when, name, phone, province, city, area, address_code, address };
}

/** What went wrong, as the specification words it (section 8): error name, code and message. */
function textOf(error: unknown): string {
  if (error instanceof CallError) return `${error.name} ${error.id}: ${error.message}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Books, once at a time; `settle` fills in what the form shows without its being chosen. */
export function useBook(
  form: UseFormReturn<SamplingFields>,
  settle: (fields: SamplingFields) => SamplingFields,
  onDone: () => void,
) {
  const client = useQueryClient();
  const attempt = useRef<Attempt>(undefined);

  const book = async (fields: SamplingFields) => {
    const booking = bookingOf(settle(fields));
    // The same booking sent once more, after an answer that got lost, is the same booking.
    attempt.current = attemptFor(JSON.stringify(booking), attempt.current);
    try {
      await call('auth/sampling/add', booking, { idempotencyKey: attempt.current.key });
      notify.success('提交成功!');
      onDone();
    } catch (error) {
      const placed =
        error instanceof CallError && (Object.keys(error.fields).length > 0 || error.id in fieldOf);
      if (placed) sayRefused({ form, order, fieldOf }, error);
      else notify.alertFailed(textOf(error));
    }
    void client.invalidateQueries(anyOf('open/sampling/slots'));
  };
  return useOnce(form.handleSubmit(book, (wrong) => sayFirst(form, order, wrong)));
}
