import type { DialogName, DialogProps } from '@portal/shared/portal';
import { type ComponentType, useCallback, useContext, useEffect, useState } from 'react';
import { useOverPage } from '../layout/overPage';
import { DialogFailed, DialogLoading } from './DialogWaiting';
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
  // The question for consents covers every page, and closing it logs out.
  useOverPage(typeof loaded === 'string' && name !== 'consent', props.onClose);
  if (loaded === 'loading') return <DialogLoading onClose={props.onClose} />;
  if (loaded === 'failed') return <DialogFailed name={name} onClose={props.onClose} onRetry={retry} />;
  const Loaded = loaded.dialog;
  return <Loaded {...props} />;
}
