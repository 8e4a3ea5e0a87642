import { Check } from '@portal/shared/parts';
import type { ReactNode } from 'react';
import { useBoundField } from './boundField';

export interface CheckFieldProps<Name extends string> {
  readonly name: Name;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A checkbox of the form. */
export function FormCheck<Name extends string>({ name, disabled = false, children }: CheckFieldProps<Name>) {
  const { value, set } = useBoundField<Record<string, boolean>, string>(name);
  return (
    <Check name={name} checked={value} disabled={disabled} onChange={({ target }) => set(target.checked)}>
      {children}
    </Check>
  );
}
