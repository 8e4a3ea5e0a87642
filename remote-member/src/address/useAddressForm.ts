import { CallError } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { focusField } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { type FormEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  type AddressFields,
  addressFields,
  addressInput,
  checkAddress,
  type FieldMessage,
  placedMessages,
} from './addressFields';
import { useAddressCall } from './useAddressCall';

/** The form of an address: what was typed stays until the server has taken it. */
export function useAddressForm(saved: Address | undefined, onSaved: () => void) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<AddressFields>({ defaultValues: addressFields(saved) });
  const add = useAddressCall('auth/address/add');
  const edit = useAddressCall('auth/address/edit');
  const busy = add.isPending || edit.isPending;

  const show = (messages: readonly FieldMessage[]) => {
    form.clearErrors();
    for (const { name, message } of messages) form.setError(name, { message });
    const [first] = messages;
    if (!first) return;
    focusField(element.current, first.name);
    notify.error(first.message);
  };
  const save = async (fields: AddressFields) => {
    const input = addressInput(fields);
    try {
      if (saved) await edit.mutateAsync({ ...input, address_rid: saved.address_rid });
      else await add.mutateAsync(input);
      notify.success('地址已保存');
      onSaved();
    } catch (error) {
      const messages = error instanceof CallError ? placedMessages(error.fields) : [];
      if (messages.length > 0) show(messages);
      else notify.failed(error);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fields = form.getValues();
    const messages = checkAddress(fields);
    show(messages);
    if (messages.length === 0) void save(fields);
  };
  return { control: form.control, clearErrors: form.clearErrors, element, onSubmit, busy };
}
