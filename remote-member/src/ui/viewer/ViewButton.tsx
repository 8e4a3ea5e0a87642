import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import type { ViewedProps } from './viewed';

/** Opens a file of results in the viewer, whose code is loaded then. */
export function ViewButton({ file, ofGroup, onAsk }: ViewedProps) {
  const load = () => import('./MemberViewer').then((m) => m.MemberViewer);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('viewer', load, { file, ofGroup, onAsk });
  return (
    <>
      <Button
        size="small"
        {...prefetchProps}
        loading={loading}
        aria-label={`查看${file.name}`}
        onClick={show}
      >
        查看
      </Button>
      {dialog}
    </>
  );
}
