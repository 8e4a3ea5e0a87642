import { call } from '@portal/shared/api';
import type { OrderFile } from '@portal/shared/contract';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Icon, icons } from '@portal/shared/ui';

interface FileButtonProps {
  readonly file: Pick<OrderFile, 'rid' | 'name'>;
  /** Key of the order. */
  readonly order: string;
  readonly variant?: 'text' | 'outlined';
}

/** Downloads one file of an order. */
export function FileButton({ file, order, variant = 'text' }: FileButtonProps) {
  return (
    <DownloadButton
      size="small"
      variant={variant}
      aria-label={`下载${file.name}`}
      startIcon={<Icon path={icons.download} size={16} />}
      ask={() => call('auth/web/orderFile/link', { rid: file.rid })}
      name={file.name}
      page={paths.order(order)}
    >
      下载
    </DownloadButton>
  );
}
