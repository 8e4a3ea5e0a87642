import type { DialogName, DialogProps } from '@portal/shared/portal';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@portal/shared/ui';
import { type ComponentType, useCallback, useContext, useEffect, useState } from 'react';
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
      () => setLoaded('failed'),
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
    return (
      <Dialog open onClose={props.onClose} aria-label="正在打开">
        <DialogContent>
          <CircularProgress aria-label="正在打开" />
        </DialogContent>
      </Dialog>
    );
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
