import { notify } from '@portal/shared/portal';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Says the first message in the order of the fields; each stands under its field as well. */
export function sayFirst<Values extends FieldValues>(
  order: readonly (keyof Values & string)[],
  errors: FieldErrors<Values>,
): void {
  const first = order.map((name) => errors[name]?.message).find((message) => typeof message === 'string');
  if (typeof first === 'string') notify.error(first);
}
