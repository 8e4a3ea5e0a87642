import { Check } from '@portal/shared/parts';
import type { ReactNode } from 'react';
import { useBoundField } from './boundField';
import { FieldError } from './FieldError';

export interface CheckFieldProps<Name extends string> {
  readonly name: Name;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A checkbox of the form with its error message. */
export function FormCheck<Name extends string>({ name, disabled = false, children }: CheckFieldProps<Name>) {
  const { value, error, set } = useBoundField<Record<string, boolean>, string>(name);
  return (
    <div data-field={name}>
      <Check name={name} checked={value} disabled={disabled} onChange={({ target }) => set(target.checked)}>
        {children}
      </Check>
      <FieldError>{error}</FieldError>
    </div>
  );
}
