import { Field } from '@portal/shared/form';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Posting, postingRules } from './posting';

interface PostingFieldProps {
  readonly name: keyof typeof postingRules;
  readonly label: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'tel' | 'email';
  readonly required?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** A line of the posting around it. */
export function PostingField({ name, autoComplete, ...field }: PostingFieldProps) {
  const { register, formState } = useFormContext<Posting>();
  const { ref, required: _native, ...registration } = register(name, postingRules[name]);
  return (
    <Field
      {...field}
      {...registration}
      inputRef={ref}
      error={formState.errors[name]?.message}
      slotProps={{ htmlInput: { autoComplete } }}
    />
  );
}
