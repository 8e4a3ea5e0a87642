import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { Box, Button, Typography } from '@portal/shared/ui';
import { CopyButton } from './CopyButton';
import type { LazyDialogProps } from './useLazyDialog';

interface BrowserDialogProps extends LazyDialogProps {
  /** Path of the page to open. */
  readonly page: string;
}

/** Says that WeChat's browser can't save files, and how to open the page in the phone's browser. */
export function BrowserDialog({ page, open, onClose }: BrowserDialogProps) {
  const url = new URL(page, window.location.href).href;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="browser-title">
      <DialogTitle id="browser-title">在浏览器打开</DialogTitle>
      <DialogContent>
        <Typography variant="body2">
          微信内不能保存文件。请点右上角的“···”，选“在浏览器打开”，登录后下载。
        </Typography>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          也可以复制链接，到电脑或手机的浏览器中打开：
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
          <CopyButton what="链接" text={url} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          知道了
        </Button>
      </DialogActions>
    </Dialog>
  );
}
