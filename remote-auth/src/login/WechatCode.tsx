import { line, QrImage } from '@portal/shared/parts';
import { Box, Icon, icons, Skeleton } from '@portal/shared/ui';
import type { WechatLogin } from './wechatLogin';

/** Width and height in pixels. */
const size = 208;

/** The QR code. When it is no longer valid, it is faded and a message covers it. */
export function WechatCode({ login: { state, url } }: { readonly login: WechatLogin }) {
  if (state === 'loading' || url === undefined)
    return (
      <Skeleton
        variant="rounded"
        width={size}
        height={size}
        animation={state === 'failed' ? false : 'pulse'}
      />
    );
  const spent = state !== 'waiting';
  return (
    <Box sx={{ position: 'relative', p: 1, ...line, borderRadius: 1 }}>
      <Box aria-hidden={spent} sx={{ opacity: spent ? 0.12 : 1 }}>
        <QrImage text={url} label="微信登录二维码" size={size} />
      </Box>
      {spent && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: state === 'expired' ? 'text.secondary' : 'success.main',
          }}
        >
          <Icon size={56} path={state === 'expired' ? clock : icons.check} />
        </Box>
      )}
    </Box>
  );
}

const clock = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 7v5l3 2';
