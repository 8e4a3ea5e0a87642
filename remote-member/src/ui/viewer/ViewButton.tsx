import type { OrderFile } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

/** Opens a file of results in the viewer, whose code is loaded then. */
export function ViewButton({ file }: { readonly file: Pick<OrderFile, 'rid' | 'name' | 'size'> }) {
  const load = () => import('./ViewerDialog').then((m) => m.ViewerDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('viewer', load, { file });
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
