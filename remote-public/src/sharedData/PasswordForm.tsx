import { call } from '@portal/shared/api';
import type { SharedData } from '@portal/shared/contract';
import { Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import { line } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box, Paper, Typography } from '@portal/shared/ui';

interface PasswordFields {
  readonly password: string;
}

const { Text } = fieldsOf<PasswordFields>();
const rules = {
  password: { ...text(['分享密码', limits.sharePasswordMax]), type: 'password', secret: true } as const,
};

interface PasswordFormProps {
  readonly code: string;
  readonly onOpened: (data: SharedData, password: string) => void;
}

/** Asks for the password of a link. */
export function PasswordForm({ code, onOpened }: PasswordFormProps) {
  const form = useForm<PasswordFields>({ initial: { password: '' }, rules });
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        检测数据分享
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        分享人设置了密码，输入后可查看和下载文件。
      </Typography>
      <Paper sx={{ ...line, p: { xs: 2, sm: 3 }, maxWidth: 440 }}>
        <Form
          form={form}
          send={({ password }) => call('open/dataShare', { code, password })}
          onSent={(data, { password }) => onOpened(data, password)}
          autoFocus="password"
          aria-label="分享密码"
          sx={{ display: 'grid', gap: 2 }}
        >
          <Text name="password" autoComplete="off" />
          <Box>
            <SubmitButton>打开</SubmitButton>
          </Box>
        </Form>
      </Paper>
    </>
  );
}
