import { call, messageOf } from '@portal/shared/api';
import { Form, fieldsOf, SubmitButton, smsCode, useForm } from '@portal/shared/form';
import { CopyButton, QrImage } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { desk } from '../ui/session/desk';
import { column } from './style';

interface Factor {
  readonly code: string;
}

const { Text } = fieldsOf<Factor>();

/** Binds an authenticator app by its QR code and a first code; then shows the ten recovery codes, once. */
export function BindStep() {
  const [codes, setCodes] = useState<readonly string[]>();
  return codes ? <RecoveryCodes codes={codes} /> : <Bind onBound={setCodes} />;
}

function Bind({ onBound }: { readonly onBound: (codes: readonly string[]) => void }) {
  // Each asking makes a new secret, so it is asked for once.
  const secret = useQuery({
    queryKey: ['secret'],
    queryFn: () => call('staff/secondFactor/enrol', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const form = useForm<Factor>({ initial: { code: '' }, rules: { code: smsCode } });
  const send = async ({ code }: Factor) =>
    onBound((await call('staff/secondFactor/confirm', { code })).recovery_codes);
  return (
    <Form form={form} send={send} onFailed={(error) => notify.error(messageOf(error))} sx={column}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        用手机上的身份验证器（支持 TOTP 的应用）扫码，再输入它显示的 6 位数字。
      </Typography>
      <QueryView query={secret} loading={<Skeleton variant="rounded" height={208} />}>
        {({ uri, secret: typed }) => (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
            <QrImage text={uri} label="绑定身份验证器的二维码" size={176} />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
              不能扫码时手动输入密钥：
              <Box component="code" sx={{ fontFamily: 'monospace' }}>
                {typed}
              </Box>
              <CopyButton text={typed} what="密钥" />
            </Typography>
          </Box>
        )}
      </QueryView>
      <Text name="code" autoComplete="one-time-code" />
      <SubmitButton fullWidth>绑定</SubmitButton>
    </Form>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Box sx={column}>
      <Typography variant="body2">
        已绑定。下面 {codes.length}{' '}
        个恢复码只显示这一次：手机丢失时，每个可以代替一次验证码。请抄下或打印，不要存在这台电脑上。
      </Typography>
      <Box
        component="ul"
        aria-label="恢复码"
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          textAlign: 'center',
          gap: 0.5,
          fontFamily: 'monospace',
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          '& > *': { whiteSpace: 'nowrap' },
        }}
      >
        <CopyButton text={codes.join('\n')} what="恢复码" />
        <Button onClick={() => window.print()}>打印</Button>
        <Button variant="contained" sx={{ ml: 'auto' }} onClick={() => void desk.check()}>
          已保存，进入工作台
        </Button>
      </Box>
    </Box>
  );
}
