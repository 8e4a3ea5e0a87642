import { Link, paths, usePortal } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/**
 * What registration gives, with its button; for a member, in lines of the same height, the way on. The page comes drawn for a visitor,
 * and must not move when the member becomes known.
 */
export const Welcome = observer(function Welcome() {
  const { dialogs, session } = usePortal();
  return (
    <Box sx={welcome}>
      <Typography component="p" sx={text}>
        {session.signedIn ? (
          <>
            欢迎回来
            <br />
            接着上次的做
          </>
        ) : (
          <>
            注册下单，高校客户先测后付
            <br />
            每一步有通知，数据在线查看
          </>
        )}
      </Typography>
      {session.signedIn ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button component={Link} to={paths.plan} variant="outlined" sx={button}>
            实验方案
          </Button>
          <Button component={Link} to={paths.orders} variant="contained" sx={button}>
            我的订单
          </Button>
        </Box>
      ) : (
        <Button variant="contained" onClick={() => dialogs.open('login', { pane: 'register' })} sx={button}>
          免费注册
        </Button>
      )}
    </Box>
  );
});

const welcome = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  flex: { xs: '1 1 100%', md: 'none' },
} as const;

const text = {
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  textAlign: { md: 'right' },
} as const;

const button = { flex: 'none', whiteSpace: 'nowrap', height: 40 } as const;
