import { call, query } from '@portal/shared/api';
import type { SignedInSession } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { ConfirmDialog, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What is asked before it is ended: one device, or all others. */
type Asked = SignedInSession | 'others';

/** The devices that are signed in; one of them or all others can be signed out. */
export function Devices() {
  const sessions = useQuery(query('auth/user/session/list', {}));
  const [asked, setAsked] = useState<Asked>();
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  return (
    <Panel
      title="登录设备"
      aside={
        others.length > 0 && (
          <Button size="small" color="inherit" variant="outlined" onClick={() => setAsked('others')}>
            退出其他设备
          </Button>
        )
      }
    >
      <QueryView query={sessions} loading={<Skeleton variant="rounded" height={132} />}>
        {(list) => (
          <Box component="ul" aria-label="登录设备" sx={plainList}>
            {list.map((session) => (
              <DeviceRow key={session.rid} session={session} onEnd={() => setAsked(session)} />
            ))}
          </Box>
        )}
      </QueryView>
      {asked !== undefined && (
        <EndDialog asked={asked} count={others.length} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}

interface DeviceRowProps {
  readonly session: SignedInSession;
  readonly onEnd: () => void;
}

function DeviceRow({ session: { agent, ip, created, last_seen, current }, onEnd }: DeviceRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{agent || '未知设备'}</strong>
          {current && <Chip size="small" color="success" variant="outlined" label="当前设备" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ip && `${ip} · `}
          <span style={{ whiteSpace: 'nowrap' }}>{`${formatInstant(created)} 登录`}</span>
          {!current && ' · '}
          {!current && <span style={{ whiteSpace: 'nowrap' }}>{`最近使用 ${formatInstant(last_seen)}`}</span>}
        </Typography>
      </Box>
      {!current && (
        <Button size="small" color="inherit" aria-label={`退出设备 ${agent || '未知设备'}`} onClick={onEnd}>
          退出登录
        </Button>
      )}
    </Box>
  );
}

interface EndDialogProps {
  readonly asked: Asked;
  /** Number of other devices. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before a device, or all others, are signed out. */
function EndDialog({ asked, count, onClose }: EndDialogProps) {
  const end = useMutation({
    mutationFn: () =>
      asked === 'others'
        ? call('auth/user/session/endOthers', {})
        : call('auth/user/session/end', { rid: asked.rid }),
    onSuccess: () => notify.success('设备已退出登录'),
    onError: notify.failed,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={asked === 'others' ? '退出其他设备' : '退出设备'}
      confirm="退出登录"
      pending={end.isPending}
      onClose={onClose}
      onConfirm={() => end.mutate()}
    >
      {asked === 'others'
        ? `其他 ${count} 台设备会立即退出登录，再次使用需要重新登录。`
        : `${asked.agent || '该设备'}会立即退出登录，再次使用需要重新登录。不是您本人的设备？请同时修改密码。`}
    </ConfirmDialog>
  );
}

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
} as const;
