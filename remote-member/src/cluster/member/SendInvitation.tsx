import { call } from '@portal/shared/api';
import type { Cluster, Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Form, fieldsOf, optional, SubmitButton, text, useForm } from '@portal/shared/form';
import { line } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import type { FoundPerson } from './FindPerson';

interface MessageFields {
  readonly message: string;
}

const { Text } = fieldsOf<MessageFields>();
const rules = { message: optional(text(texts.clusterMessage)) };

interface SendInvitationProps {
  readonly cluster: Cluster;
  readonly person: FoundPerson;
  /** Looks for somebody else. */
  readonly onAgain: () => void;
}

/** Shows who was found, masked, and sends the invitation. A person who has applied is admitted at once. */
export function SendInvitation({ cluster: { rid }, person, onAgain }: SendInvitationProps) {
  const { name, phone, state } = person;
  const form = useForm<MessageFields>({ initial: { message: '' }, rules });
  const send = async ({ message }: MessageFields) => {
    return await call('auth/cluster/add4user', { rid, phone, message });
  };
  const onSent = (sent: Data<'auth/cluster/add4user'>) => {
    notify.success(sent.state === 'member' ? `${name} 已加入社群` : `已邀请 ${name}，对方同意后加入`);
    onAgain();
  };
  return (
    <Form form={form} send={send} onSent={onSent} aria-label="发送邀请" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ ...line, borderRadius: 1, p: 1.5, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {phone}
          </Typography>
        </Box>
        <Button size="small" color="inherit" onClick={onAgain}>
          换一个
        </Button>
      </Box>
      {state === 'member' ? (
        <Alert severity="info" variant="outlined">
          对方已在社群中。
        </Alert>
      ) : (
        <>
          {state === 'waiting' && (
            <Alert severity="info" variant="outlined">
              已有待处理的申请或邀请。若对方已申请，发送后立即加入。
            </Alert>
          )}
          <Text name="message" rows={2} placeholder="如 欢迎加入课题组" />
          <SubmitButton fullWidth>发送邀请</SubmitButton>
        </>
      )}
    </Form>
  );
}
