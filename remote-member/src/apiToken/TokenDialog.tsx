import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { chosen, DialogForm, type FieldRule, fieldsOf, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import {
  type ApiScope,
  apiScopeNames,
  apiScopes,
  formatDay,
  requiredMessage,
  texts,
} from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { CheckList } from '../ui/CheckList';
import { SecretOnce } from '../ui/secret/SecretOnce';

interface TokenFields {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly days: number;
}

const { Text, Choice, useField } = fieldsOf<TokenFields>();

const scopesLabel = '权限';
const scopes: FieldRule<readonly ApiScope[]> = {
  label: scopesLabel,
  required: true,
  clean: (names) => names,
  check: (names) => (names.length === 0 ? requiredMessage(scopesLabel) : undefined),
};
const rules = { name: text(texts.apiTokenName), scopes, days: chosen<number>('有效期') };
const initial: TokenFields = { name: '', scopes: [], days: 90 };
const dayChoices = [30, 90, 180, 365].map((value) => ({ value, label: `${value} 天` }));

type NewToken = Data<'auth/apiToken/add'>;

/** Creates a token and shows it. While it is shown, only the button closes the dialog. */
export function TokenDialog({ open, onClose }: LazyDialogProps) {
  const [added, setAdded] = useState<NewToken>();
  const close = () => {
    setAdded(undefined);
    onClose();
  };
  return (
    <Dialog open={open} {...(!added && { onClose: close })} maxWidth="sm" fullWidth>
      {added ? <Added added={added} onClose={close} /> : <TokenForm onAdded={setAdded} onClose={close} />}
    </Dialog>
  );
}

interface TokenFormProps {
  readonly onAdded: (added: NewToken) => void;
  readonly onClose: () => void;
}

function TokenForm({ onAdded, onClose }: TokenFormProps) {
  const form = useForm<TokenFields>({ initial, rules });
  const send = async ({ scopes: names, ...given }: TokenFields) => {
    return await call('auth/apiToken/add', { ...given, scopes: [...names] });
  };
  return (
    <DialogForm
      title="新建接口令牌"
      submit="新建"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onAdded}
      autoFocus="name"
    >
      <Text name="name" placeholder="如 内部订单系统" autoComplete="off" />
      <Scopes />
      <Choice name="days" choices={dayChoices} />
    </DialogForm>
  );
}

const options = apiScopeNames.map((name) => ({ name, ...apiScopes[name] }));

function Scopes() {
  const { value, error, set } = useField('scopes');
  return (
    <CheckList
      field="scopes"
      label={scopesLabel}
      options={options}
      value={value}
      error={error}
      onChange={set}
    />
  );
}

function Added({
  added: { name, token, expires },
  onClose,
}: {
  readonly added: NewToken;
  readonly onClose: () => void;
}) {
  return (
    <SecretOnce title={`令牌“${name}”已新建`} what="令牌" secret={token} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        请求时放在请求头 Authorization: Bearer 之后，有效期至 {formatDay(expires)}。
      </Typography>
    </SecretOnce>
  );
}
