import { useController } from 'react-hook-form';
import { useOrderForm } from './formContext';
import type { OrderFields } from './orderFields';

/** Value, message and setter of one field; a new value takes its message away. */
export function useOrderField<Name extends keyof OrderFields>(name: Name) {
  const { form, fields } = useOrderForm();
  const { field, fieldState } = useController<OrderFields, keyof OrderFields>({
    control: form.control,
    name,
  });
  return {
    name,
    value: fields[name],
    error: fieldState.error?.message,
    set: (value: OrderFields[Name]) => {
      form.clearErrors(name);
      field.onChange(value);
    },
  };
}
