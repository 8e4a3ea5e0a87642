import { useSession } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { bar } from './OfflineBar';

/** Says that the member's profile could not be loaded, without which the header has no name, and offers 重试. */
export const ProfileBar = observer(function ProfileBar() {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  if (!session.profileFailed) return null;
  const retry = async () => {
    setBusy(true);
    await session.reload().catch(() => undefined);
    setBusy(false);
  };
  return (
    // The first element of the frame's column, although its code comes later.
    <Box role="alert" sx={{ ...bar, order: -1 }}>
      您已登录，但账号信息没有加载出来
      <Button size="small" color="inherit" loading={busy} onClick={() => void retry()} sx={{ ml: 1 }}>
        重试
      </Button>
    </Box>
  );
});
