import { call, isRefused } from '@portal/shared/api';
import type { Protocol } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { CodeField, DialogForm, fieldsOf, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { protocolName } from '../protocolName';
import { padRatio, SignaturePad } from './SignaturePad';
import { type SignFields, signRules } from './signFields';
import { signaturePng } from './strokes';

const { Text, Check, Choice, useField, useValue } = fieldsOf<SignFields>();

const methods = [
  { value: 'drawn', label: '手写签名' },
  { value: 'typed', label: '键入姓名' },
] as const;

interface SignDialogProps extends LazyDialogProps {
  readonly protocol: Protocol;
}

/** Signs the agreement that is shown: a drawn or typed signature, the consent, and a code by text message. */
export function SignDialog({ protocol, open, onClose }: SignDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth sx={wideOnPhones}>
      <SignForm protocol={protocol} onClose={onClose} />
    </Dialog>
  );
}

function SignForm({ protocol, onClose }: Omit<SignDialogProps, 'open'>) {
  const session = useSession();
  const { order, sha256, consent } = protocol;
  const name = session.user?.userInfo.name ?? '';
  const form = useForm<SignFields>({
    initial: { method: 'drawn', strokes: [], name, agreed: false, code: '' },
    rules: signRules,
  });
  const send = async ({ method, strokes, name: signer, code }: SignFields) => {
    const picture = method === 'drawn' ? { picture: signaturePng(strokes, padRatio) } : {};
    await call('auth/protocol/sign', {
      rid: order.rid,
      seen: { sha256: sha256 ?? '' },
      name: signer,
      code,
      agreed: true as const,
      ...picture,
    });
  };
  const onFailed = (error: unknown) => {
    notify.failed(error);
    const path = 'auth/protocol/sign';
    // The page shows another text, or the signature, which the person is to read first.
    if (isRefused(error, path, 'seen_changed') || isRefused(error, path, 'protocol_signed')) onClose();
  };
  return (
    <DialogForm
      title={`签署${protocolName(protocol)}`}
      submit="确认签署"
      form={form}
      send={send}
      onSent={() => {
        notify.success(`${protocolName(protocol)}已签署`);
        onClose();
      }}
      onFailed={onFailed}
      onClose={onClose}
      places={{ picture: 'strokes' }}
    >
      <Choice name="method" choices={methods} />
      <Text name="name" autoComplete="name" />
      <Signature />
      <Check name="agreed">{consent}</Check>
      <CodeField
        name="code"
        countdown="signing"
        hint="验证码发送到当前账号的手机"
        request={() => call('auth/protocol/code', { rid: order.rid })}
      />
    </DialogForm>
  );
}

/** The frame for the drawn signature, or the typed name as it will be printed. */
function Signature() {
  const drawn = useValue('method') === 'drawn';
  const name = useValue('name');
  const { value, error, set } = useField('strokes');
  if (drawn) return <SignaturePad strokes={value} error={error} onChange={set} />;
  return (
    <Box sx={typed}>
      <Typography aria-label="签名预览" sx={{ fontSize: 28, color: '#10202a', overflowWrap: 'anywhere' }}>
        {name.trim() || '　'}
      </Typography>
    </Box>
  );
}

const typed = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  px: 2,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  bgcolor: '#fff',
} as const;

/** Phones need the width for the signature. */
const wideOnPhones = {
  '& .MuiDialog-paper': {
    m: { xs: 1, sm: 4 },
    width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
    maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  },
} as const;
