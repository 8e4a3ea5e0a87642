import { call, presentOf } from '@portal/shared/api';
import type { Edited, Webhook } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { DialogForm, type EditSetup, type FieldRule, fieldsOf, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  requiredMessage,
  texts,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { CheckList } from '../ui/CheckList';
import { SecretOnce } from '../ui/secret/SecretOnce';

interface WebhookFields {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly disabled: string | null;
  readonly etag: string | undefined;
}

const { Text, useField } = fieldsOf<WebhookFields>();

const editPath = 'auth/webhook/edit';
const eventsLabel = '事件';
const events: FieldRule<readonly WebhookEvent[]> = {
  label: eventsLabel,
  required: true,
  clean: (names) => names,
  check: (names) => (names.length === 0 ? requiredMessage(eventsLabel) : undefined),
};
const rules = { url: text(texts.webhookUrl), events };
const blank: WebhookFields = {
  url: '',
  events: ['order.delivered', 'bill.issued'],
  disabled: null,
  etag: undefined,
};

const fieldsOfHook = ({ url, events: names, disabled, etag }: Edited<typeof editPath>): WebhookFields => ({
  url,
  events: names,
  disabled,
  etag,
});

const edits: EditSetup<WebhookFields> = {
  present: (error) => {
    const present = presentOf(error, editPath);
    return present && fieldsOfHook(present);
  },
  labels: { disabled: '状态' },
  texts: {
    disabled: (since) => (since === null ? '启用' : '停用'),
    events: (names) => names.map((name) => webhookEvents[name]).join('、'),
  },
};

interface WebhookDialogProps extends LazyDialogProps {
  /** The webhook to change; a new one when missing. */
  readonly saved: Webhook | undefined;
}

/** Adds a webhook and shows its secret, or changes one. While the secret is shown, only the button closes the dialog. */
export function WebhookDialog({ saved, open, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onClose();
  };
  return (
    <Dialog open={open} {...(secret === undefined && { onClose: close })} maxWidth="sm" fullWidth>
      {secret === undefined ? (
        <WebhookForm saved={saved} onAdded={setSecret} onClose={close} />
      ) : (
        <SecretOnce title="回调已新增" what="签名密钥" secret={secret} onClose={close}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            接收方用它验证请求头 webhook-signature，确认请求来自本平台；可以使用 Standard Webhooks
            的现成程序库。
          </Typography>
        </SecretOnce>
      )}
    </Dialog>
  );
}

interface WebhookFormProps {
  readonly saved: Webhook | undefined;
  readonly onAdded: (secret: string) => void;
  readonly onClose: () => void;
}

function WebhookForm({ saved, onAdded, onClose }: WebhookFormProps) {
  const form = useForm<WebhookFields>({ initial: saved ? fieldsOfHook(saved) : blank, rules });
  const send = async ({ url, events: names, disabled, etag }: WebhookFields): Promise<string | undefined> => {
    const given = { url, events: [...names] };
    if (!saved) return (await call('auth/webhook/add', given)).secret;
    await call(editPath, { ...given, rid: saved.rid, enabled: disabled === null, etag });
    return undefined;
  };
  const onSent = (secret: string | undefined) => {
    if (secret !== undefined) return onAdded(secret);
    notify.success('回调已修改');
    onClose();
  };
  return (
    <DialogForm
      title={saved ? '编辑事件回调' : '新增事件回调'}
      submit={saved ? '保存' : '新增'}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus="url"
      edits={edits}
    >
      <Text name="url" placeholder="https://" autoComplete="off" />
      <Events />
    </DialogForm>
  );
}

const options = webhookEventNames.map((name) => ({ name, label: webhookEvents[name], about: name }));

function Events() {
  const { value, error, set } = useField('events');
  return (
    <CheckList
      field="events"
      label={eventsLabel}
      options={options}
      value={value}
      error={error}
      onChange={set}
    />
  );
}
