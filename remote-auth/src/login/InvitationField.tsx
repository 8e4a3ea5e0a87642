import { CallError, call } from '@portal/shared/api';
import { type FormModel, fieldsOf } from '@portal/shared/form';
import { Box } from '@portal/shared/ui';
import { useRef } from 'react';
import type { Registration } from './forms';

const { Text } = fieldsOf<Registration>();

/**
 * The invitation code of a registration. An unknown one is said when the field is left, before anything is registered. A check that
 * fails says nothing: the registration checks the code again.
 */
export function InvitationField({ form }: { readonly form: FormModel<Registration> }) {
  const checked = useRef('');
  const typed = () => form.values().invitation_code;
  const check = async () => {
    const code = typed();
    if (code === '' || code === checked.current) return;
    checked.current = code;
    try {
      await call('open/invite/check', { invitation_code: code });
    } catch (error) {
      const message = error instanceof CallError ? error.fields?.invitation_code : undefined;
      if (message === undefined) checked.current = '';
      else if (typed() === code) form.methods.setError('invitation_code', { message });
    }
  };
  return (
    <Box onBlur={() => void check()}>
      <Text name="invitation_code" autoComplete="off" />
    </Box>
  );
}
