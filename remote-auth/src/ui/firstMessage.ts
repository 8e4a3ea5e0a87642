import { notify } from '@portal/shared/portal';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Says the first message in the order of the fields and goes to its field; each stands under its field as well.
 * The form's own idea of the order is that of rendering, which puts what stands in a part of its own last.
 */
export function sayFirst<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  order: readonly Path<Values>[],
  errors: FieldErrors<Values>,
): void {
  const first = order.find((name) => errors[name] !== undefined);
  if (first === undefined) return;
  form.setFocus(first);
  const message = errors[first]?.message;
  if (typeof message === 'string') notify.error(message);
}
