import { call } from '@portal/shared/api';
import { CodeField, fieldsOf } from '@portal/shared/form';
import { useSession } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import type { ProofKind, ProofValues } from './proof';

const { Text, Choice, useValue } = fieldsOf<ProofValues>();

const kinds: readonly { readonly value: ProofKind; readonly label: string }[] = [
  { value: 'password', label: '密码验证' },
  { value: 'code', label: '短信验证' },
];

/** Fields by which the owner of the account proves a change. */
export const ProofFields = observer(function ProofFields() {
  const phone = useSession().user?.userInfo.phone ?? '';
  return (
    <>
      <Choice name="proof" choices={kinds} />
      {useValue('proof') === 'password' ? (
        <Text name="old" autoComplete="current-password" />
      ) : (
        <CodeField
          name="code"
          countdown="proof"
          hint={`发送到 ${phone}`}
          request={() => call('auth/user/code4proof', {})}
        />
      )}
    </>
  );
});
