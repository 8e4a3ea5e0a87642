import { messageOf, query } from '@portal/shared/api';
import type { StaffInstrument } from '@portal/shared/contract';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { lineAbove, plainList } from '@portal/shared/parts';
import { formatDay, limits } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { AccountField } from '../ui/AccountField';
import { desk } from '../ui/session/desk';
import { useDialogAct } from '../ui/useDialogAct';

interface PermissionsDialogProps {
  readonly instrument: StaffInstrument;
  readonly onClose: () => void;
}

/** Members who may operate an instrument alone: added by account, and taken back after a second press. */
export const PermissionsDialog = observer(function PermissionsDialog({
  instrument: { code, name },
  onClose,
}: PermissionsDialogProps) {
  const [account, setAccount] = useState('');
  const [asked, setAsked] = useState('');
  const answer = useQuery(query('staff/instrument/permissions', { code, size: limits.pageSizeMax }));
  const permit = useDialogAct('staff/instrument/permit', {
    done: '已授权，客户会收到通知',
    onDone: () => setAccount(''),
  });
  const revoke = useDialogAct('staff/instrument/revoke', {
    done: '已收回，之后的预约由工程师协助',
    onDone: () => setAsked(''),
  });
  const mayChange = desk.may(['lab']);
  const error = permit.error ?? revoke.error;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (account.trim() !== '' && !permit.isPending) permit.mutate({ code, account });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="permissions-title">
      <DialogTitle id="permissions-title">自主上机权限 {code}</DialogTitle>
      <DialogContent>
        <Box sx={{ fontSize: 14, mb: 2 }}>{name}：下面的客户可以不经工程师协助使用。</Box>
        {error && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {messageOf(error)}
          </Alert>
        )}
        {mayChange && (
          <Box
            component="form"
            onSubmit={add}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2, pt: 1 }}
          >
            <AccountField typed={account} onType={setAccount} />
            <Button
              type="submit"
              variant="outlined"
              loading={permit.isPending}
              disabled={account.trim() === ''}
              sx={{ flex: 'none', minHeight: 56 }}
            >
              授权
            </Button>
          </Box>
        )}
        <QueryView query={answer} loading={<Skeleton variant="rounded" height={120} />}>
          {({ list, total }) => (
            <>
              {total === 0 && <Box sx={{ color: 'text.secondary' }}>还没有授权的客户</Box>}
              <Box component="ul" aria-label="已授权的客户" sx={plainList}>
                {list.map((one) => (
                  <Box component="li" key={one.account} sx={row}>
                    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                      {one.member}
                      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{formatDay(one.granted)} 起</Box>
                    </Box>
                    {mayChange && (
                      <Button
                        size="small"
                        color="error"
                        variant={asked === one.account ? 'contained' : 'text'}
                        loading={revoke.isPending && asked === one.account}
                        aria-label={`${asked === one.account ? '确认收回' : '收回'} ${one.member}`}
                        onClick={() =>
                          asked === one.account
                            ? revoke.mutate({ code, account: one.account })
                            : setAsked(one.account)
                        }
                      >
                        {asked === one.account ? '确认收回' : '收回'}
                      </Button>
                    )}
                  </Box>
                ))}
              </Box>
              {total > list.length && (
                <Box sx={{ mt: 1, fontSize: 13 }}>
                  共 {total} 位，下面是前 {list.length} 位
                </Box>
              )}
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const row = { ...lineAbove, display: 'flex', alignItems: 'center', gap: 1.5, py: 1, fontSize: 14 } as const;
