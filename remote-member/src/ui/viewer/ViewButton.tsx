import type { OrderFile } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

interface ViewButtonProps {
  readonly file: Pick<OrderFile, 'rid' | 'name' | 'size'>;
  /** Asks the lab about a place of the file, which is named in words; none where nothing can be asked. */
  readonly onAsk?: ((spot: string) => void) | undefined;
}

/** Opens a file of results in the viewer, whose code is loaded then. */
export function ViewButton({ file, onAsk }: ViewButtonProps) {
  const load = () => import('./ViewerDialog').then((m) => m.ViewerDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('viewer', load, { file, onAsk });
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
