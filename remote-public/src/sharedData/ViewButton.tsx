import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import type { SharedFileProps } from './sharedFile';

/** Opens a shared file in the viewer, whose code is loaded then. */
export function ViewButton(viewed: SharedFileProps) {
  const load = () => import('./SharedViewer').then((m) => m.SharedViewer);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('shared viewer', load, viewed);
  return (
    <>
      <Button
        size="small"
        {...prefetchProps}
        loading={loading}
        aria-label={`查看${viewed.file.name}`}
        onClick={show}
      >
        查看
      </Button>
      {dialog}
    </>
  );
}
