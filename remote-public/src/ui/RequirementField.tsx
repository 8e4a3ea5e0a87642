import { Field } from '@portal/shared/form';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Requirement, requirementRules } from './requirement';

interface RequirementFieldProps {
  readonly name: keyof typeof requirementRules;
  readonly label: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'tel' | 'email';
  readonly required?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** A line of the requirement around it. */
export function RequirementField({ name, autoComplete, ...field }: RequirementFieldProps) {
  const { register, formState } = useFormContext<Requirement>();
  const { ref, required: _native, ...registration } = register(name, requirementRules[name]);
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
