import type { Cluster } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle, Divider } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { CopyButton, QrImage, RoomNote } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { inviteUrl } from '../clusterPath';
import { FindPerson, type FoundPerson } from './FindPerson';
import { SendInvitation } from './SendInvitation';

interface InviteDialogProps extends LazyDialogProps {
  readonly cluster: Cluster;
}

/** Invites somebody by phone, after showing the masked name, or by a link. */
export function InviteDialog({ cluster, open, onClose }: InviteDialogProps) {
  const [person, setPerson] = useState<FoundPerson>();
  const again = () => setPerson(undefined);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="invite-title">
      <DialogTitle id="invite-title">邀请成员</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <RoomNote of="clusterMembers" count={cluster.members} onlyNear />
        {person ? (
          <SendInvitation cluster={cluster} person={person} onAgain={again} />
        ) : (
          <FindPerson cluster={cluster} onFound={setPerson} />
        )}
        <Divider>或用邀请链接</Divider>
        <InviteLink code={cluster.code} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function InviteLink({ code }: { readonly code: string }) {
  const url = inviteUrl(code);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 'none' }}>
        <QrImage text={url} label="邀请二维码" size={96} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          对方打开链接或扫码后提交申请，由您同意后加入。社群号 {code}
        </Typography>
        <CopyButton what="邀请链接" text={url} />
      </Box>
    </Box>
  );
}
