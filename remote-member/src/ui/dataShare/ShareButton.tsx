import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

interface ShareButtonProps {
  /** Keys of the files that are shared. */
  readonly rids: readonly string[];
  /** What the link is called at first. */
  readonly name: string;
}

/** Shares files of data by a link. */
export function ShareButton({ rids, name }: ShareButtonProps) {
  const load = () => import('./ShareDialog').then((m) => m.ShareDialog);
  const { show, loading, prefetchProps, dialog } = useLazyDialog('share data', load, { rids, name });
  return (
    <>
      <Button size="small" variant="outlined" loading={loading} onClick={show} {...prefetchProps}>
        分享
      </Button>
      {dialog}
    </>
  );
}
