import type { FormModel } from '@portal/shared/form';
import { useEffect, useRef } from 'react';
import type { OrderFields } from './orderFields';

const fields = ['name', 'phone', 'returnName', 'returnPhone'] as const;

/**
 * Proposes name and phone of another address anew when what is known of the member changes while the form is open, as by the
 * certification over it. What the member typed stays.
 */
export function useProposed(form: Pick<FormModel<OrderFields>, 'methods' | 'set'>, start: OrderFields): void {
  const before = useRef(start);
  useEffect(() => {
    const last = before.current;
    before.current = start;
    for (const field of fields)
      if (start[field] !== last[field] && form.methods.getValues(field) === last[field])
        form.set(field, start[field]);
  });
}
