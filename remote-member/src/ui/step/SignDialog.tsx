import { query } from '@portal/shared/api';
import type { LazyDialogProps } from '@portal/shared/parts';
import { plainList } from '@portal/shared/parts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  QueryView,
  Skeleton,
} from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FileButton } from '../download/FileButton';
import { UploadSigned } from '../sign/UploadSigned';

interface SignDialogProps extends LazyDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
}

/** The way to a signed agreement: download it, sign it, upload the copy. Closes after the upload. */
export function SignDialog({ order, open, onClose }: SignDialogProps) {
  const files = useQuery({ ...query('auth/web/orderFile/list4rid', { rid: order.rid }), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="sign-title">
      <DialogTitle id="sign-title">上传协议</DialogTitle>
      <DialogContent>
        <Box component="ol" sx={steps}>
          <li>
            下载订单 {order.code} 的协议
            <QueryView query={files} loading={<Skeleton width={96} height={36} />}>
              {(list) => {
                const agreement = list.find(({ kind }) => kind === 'protocol');
                return agreement && <FileButton file={agreement} order={order.rid} variant="outlined" />;
              }}
            </QueryView>
          </li>
          <li>打印后签字，单位客户请加盖公章</li>
          <li>
            上传扫描件或照片（PDF、JPG、PNG）
            <UploadSigned rid={order.rid} variant="contained" onUploaded={onClose} />
          </li>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const steps = {
  ...plainList,
  display: 'grid',
  gap: 2,
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    pl: 4,
    display: 'grid',
    justifyItems: 'start',
    gap: 1,
    lineHeight: '24px',
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    width: 24,
    borderRadius: '50%',
    textAlign: 'center',
    fontSize: 13,
    bgcolor: 'action.selected',
  },
} as const;
