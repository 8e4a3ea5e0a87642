import { call } from '@portal/shared/api';
import type { Cluster, Data } from '@portal/shared/contract';
import { Form, fieldsOf, phone, SubmitButton, useForm } from '@portal/shared/form';

interface FindFields {
  readonly phone: string;
}

const { Text } = fieldsOf<FindFields>();
const rules = { phone: phone() };

/** A person that was found by phone, masked. */
export interface FoundPerson extends Data<'auth/cluster/search4user'> {
  readonly phone: string;
}

interface FindPersonProps {
  readonly cluster: Cluster;
  readonly onFound: (person: FoundPerson) => void;
}

/** Finds a person by phone. */
export function FindPerson({ cluster: { rid }, onFound }: FindPersonProps) {
  const form = useForm<FindFields>({ initial: { phone: '' }, rules });
  const send = (person: FindFields) => call('auth/cluster/search4user', { rid, ...person });
  return (
    <Form
      form={form}
      send={send}
      onSent={(found, { phone: typed }) => onFound({ ...found, phone: typed })}
      autoFocus="phone"
      aria-label="按手机号邀请"
    >
      <Text
        name="phone"
        autoComplete="off"
        hint="对方须已注册。没有账号的同事请发送邀请链接"
        end={
          <SubmitButton variant="text" sx={{ mr: -1 }}>
            查找
          </SubmitButton>
        }
      />
    </Form>
  );
}
