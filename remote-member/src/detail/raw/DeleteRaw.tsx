import type { OrderFile } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

/** Button that deletes a file from the data of an order, after a question. */
export function DeleteRaw({ file }: { readonly file: OrderFile }) {
  const load = () => import('./DeleteRawDialog').then((m) => m.DeleteRawDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('delete raw data', load, { file });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        sx={{ minWidth: 0, px: 1 }}
        aria-label={`删除 ${file.name}`}
        {...prefetchProps}
        loading={loading}
        onClick={show}
      >
        删除
      </Button>
      {dialog}
    </>
  );
}
