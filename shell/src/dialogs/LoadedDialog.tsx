import type { DialogName, DialogProps } from '@portal/shared/portal';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@portal/shared/ui';
import { type ComponentType, useCallback, useContext, useEffect, useState } from 'react';
import { slowAfter, useAfter } from '../layout/useAfter';
import { DialogCodeContext } from './dialogCode';

type Loaded = { readonly dialog: ComponentType<DialogProps> } | 'loading' | 'failed';

function useDialogCode(name: DialogName): [Loaded, () => void] {
  const code = useContext(DialogCodeContext);
  if (!code) throw new Error('useDialogCode: no DialogCodeContext around this component');
  const known = code.get(name);
  const [loaded, setLoaded] = useState<Loaded>(known ? { dialog: known } : 'loading');
  const load = useCallback(() => {
    setLoaded('loading');
    code.load(name).then(
      (dialog) => setLoaded({ dialog }),
      (failure) => {
        setLoaded('failed');
        import(/* webpackChunkName: 'failure' */ '../remotes/reports')
          .then(({ reportFailure }) => reportFailure(failure))
          .catch(() => {});
      },
    );
  }, [code, name]);
  useEffect(() => {
    if (!known) load();
  }, [known, load]);
  return [loaded, load];
}

/** A dialog of remote-auth. Shows a message while its code loads, and 重试 when loading fails. */
export function LoadedDialog({ name, ...props }: DialogProps & { readonly name: DialogName }) {
  const [loaded, retry] = useDialogCode(name);
  if (loaded === 'loading') {
    return <DialogLoading onClose={props.onClose} />;
  }
  if (loaded === 'failed') {
    return (
      <Dialog open onClose={props.onClose} aria-labelledby="dialog-failed">
        <DialogTitle id="dialog-failed">登录暂时不可用</DialogTitle>
        <DialogContent role="alert">登录窗口加载不出来，请重试。其他页面不受影响。</DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>取消</Button>
          <Button variant="contained" onClick={retry}>
            重试
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  const Loaded = loaded.dialog;
  return <Loaded {...props} />;
}

/** Placeholder of a dialog; when it takes long, says what it waits for and offers to close it. */
function DialogLoading({ onClose }: Pick<DialogProps, 'onClose'>) {
  const isSlow = useAfter(slowAfter, true);
  return (
    <Dialog open onClose={onClose} aria-label="正在打开">
      <DialogContent sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CircularProgress aria-label="正在打开" />
        <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isSlow && '还在等待窗口的程序下载，可能是网络较慢'}
        </Typography>
      </DialogContent>
      {isSlow && (
        <DialogActions>
          <Button onClick={onClose}>取消</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
