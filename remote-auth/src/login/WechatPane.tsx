import type { FormModel } from '@portal/shared/form';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import type { CompleteLogin } from './completeLogin';
import { type Device, deviceOf } from './device';
import type { ConsentingLogin } from './forms';
import { WechatBind } from './WechatBind';
import { WechatCode } from './WechatCode';
import { WechatElsewhere, WechatInside } from './WechatOnPhone';
import { useWechatLogin, type WechatLogin, type WechatState } from './wechatLogin';

const hints: Readonly<Record<WechatState, string>> = {
  loading: '正在获取二维码',
  failed: '二维码获取失败',
  waiting: '请使用微信扫一扫登录',
  scanned: '扫描成功',
  expired: '二维码已过期',
  bind: '扫描成功',
  done: '扫描成功',
};

interface WechatPaneProps {
  readonly form: FormModel<ConsentingLogin>;
  readonly onLogin: CompleteLogin;
  /** Switches to the login by code. */
  readonly onCode: () => void;
}

/** Login by scanning a QR code with WeChat; a user without an account then enters a phone number. */
export function WechatPane({ form, onLogin, onCode }: WechatPaneProps) {
  const login = useWechatLogin(onLogin);
  const device = deviceOf(navigator.userAgent);
  if (login.state === 'bind' && login.ticket !== undefined)
    return <WechatBind form={form} ticket={login.ticket} onLogin={onLogin} onExpired={login.refresh} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Scan login={login} device={device} />
      <Box sx={{ textAlign: 'center', minHeight: 72 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {(device === 'screen' || login.state !== 'waiting') && hints[login.state]}
        </Typography>
        <NextStep login={login} />
        {device !== 'screen' && (
          <Button size="small" onClick={onCode} sx={{ display: 'block', mx: 'auto', mt: 0.5 }}>
            改用验证码登录
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The QR code, or on a phone the instructions for it. */
function Scan({ login, device }: { readonly login: WechatLogin; readonly device: Device }) {
  if (device === 'screen' || login.state !== 'waiting' || login.url === undefined)
    return <WechatCode login={login} />;
  return device === 'wechat' ? <WechatInside url={login.url} /> : <WechatElsewhere url={login.url} />;
}

function NextStep({ login: { state, refresh, url } }: { readonly login: WechatLogin }) {
  if (state === 'expired' || state === 'failed')
    return (
      <Button variant="outlined" onClick={refresh} sx={{ mt: 1 }}>
        刷新二维码
      </Button>
    );
  if (state === 'scanned')
    return (
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        请在手机上确认登录
      </Typography>
    );
  // A code whose URL is on this portal (the local phone) gets a link, so that it can be opened on this screen.
  if (state === 'waiting' && url !== undefined && new URL(url).origin === window.location.origin)
    return (
      <MuiLink href={url} target="_blank" rel="noreferrer" variant="body2">
        在新窗口打开二维码
      </MuiLink>
    );
  return null;
}
