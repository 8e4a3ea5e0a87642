import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

interface UploadSignedProps {
  /** Key of the order. */
  readonly rid: string;
}

const load = () => import('./SignedCopyDialog').then((m) => m.SignedCopyDialog);

/** Opens the dialog that uploads the signed agreement. */
export function UploadSigned({ rid }: UploadSignedProps) {
  const { show, prefetchProps, loading, dialog } = useLazyDialog('upload signed copy', load, { rid });
  return (
    <>
      <Button size="small" variant="outlined" {...prefetchProps} loading={loading} onClick={show}>
        上传签字件
      </Button>
      {dialog}
    </>
  );
}
