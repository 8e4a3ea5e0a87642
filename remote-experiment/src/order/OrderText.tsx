import { Field } from '@portal/shared/form';
import type { ComponentProps } from 'react';
import { useOrderField } from './useOrderField';

interface OrderTextProps
  extends Pick<
    ComponentProps<typeof Field>,
    'placeholder' | 'required' | 'multiline' | 'type' | 'autoComplete'
  > {
  readonly name: 'name' | 'phone' | 'address' | 'pickupMessage' | 'message';
  readonly label: string;
  readonly maxLength: number;
}

/** One of the form's texts. */
export function OrderText({ name, multiline = false, ...props }: OrderTextProps) {
  const { value, set, error } = useOrderField(name);
  return (
    <Field
      {...props}
      name={name}
      value={value}
      error={error}
      multiline={multiline}
      {...(multiline && { minRows: 2 })}
      onChange={(event) => set(event.target.value)}
    />
  );
}
