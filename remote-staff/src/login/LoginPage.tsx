import { portalName } from '@portal/shared/portal';
import { Box, Button, ErrorState, Logo, MuiLink, Paper, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import type { DeskStage } from '../ui/session/deskSession';
import { AccountStep } from './AccountStep';
import { BindStep } from './BindStep';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';

const titles: Readonly<Record<LoginStage, string>> = {
  out: '工作台登录',
  password: '设置自己的密码',
  bind: '绑定身份验证器',
  code: '输入动态验证码',
  unreachable: '暂时打不开工作台',
};

type LoginStage = Exclude<DeskStage, 'asking' | 'in'>;

/** The login of the lab's staff: one step after the other, as the server asks for them. */
export const LoginPage = observer(function LoginPage({ stage }: { readonly stage: LoginStage }) {
  return (
    <Box
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 2 }}>
          <Box sx={{ mb: 2 }}>
            <Logo name={portalName} />
          </Box>
          <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1 }}>
            {titles[stage]}
          </Typography>
          {desk.said !== '' && stage === 'out' && (
            <Typography role="status" variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              {desk.said}
            </Typography>
          )}
          {stage === 'out' && <AccountStep />}
          {stage === 'password' && <PasswordStep />}
          {stage === 'bind' && <BindStep />}
          {stage === 'code' && <CodeStep />}
          {stage === 'unreachable' && <ErrorState error={desk.failure} onRetry={() => void desk.check()} />}
          {stage !== 'out' && (
            <Button size="small" sx={{ mt: 1.5 }} onClick={() => void desk.leave()}>
              换一个账号
            </Button>
          )}
        </Paper>
        <Typography variant="body2" sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
          仅供实验室工作人员使用 ·{' '}
          <MuiLink href="/" sx={{ display: 'inline-block', py: 1 }}>
            返回平台首页
          </MuiLink>
        </Typography>
      </Box>
    </Box>
  );
});
