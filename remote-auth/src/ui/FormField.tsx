import { Field } from '@portal/shared/form';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface FormFieldProps {
  readonly label: string;
  readonly registration: UseFormRegisterReturn;
  /** Message under the field; the field is marked as wrong while there is one. */
  readonly error: string | undefined;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'tel' | 'password';
  readonly inputMode?: 'numeric' | 'tel';
  readonly required?: boolean;
  /** Shown below while there is no error. */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Button inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A field of a react-hook-form. */
export function FormField({ registration, autoComplete, inputMode, end, ...field }: FormFieldProps) {
  const { ref, required: _native, ...events } = registration;
  return (
    <Field
      required
      {...field}
      {...events}
      inputRef={ref}
      slotProps={{
        htmlInput: { autoComplete, ...(inputMode && { inputMode }) },
        input: { endAdornment: end },
      }}
    />
  );
}
