import type { DeliveredFile } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

/** Puts tags on the chosen files. */
export function TagButton({ files }: { readonly files: readonly DeliveredFile[] }) {
  const load = () => import('./TagDialog').then((m) => m.TagDialog);
  const { show, loading, prefetchProps, dialog } = useLazyDialog('tag data', load, { files });
  return (
    <>
      <Button size="small" variant="outlined" loading={loading} onClick={show} {...prefetchProps}>
        标签
      </Button>
      {dialog}
    </>
  );
}
