import { call } from '@portal/shared/api';
import type { OrderFile } from '@portal/shared/contract';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Icon, icons } from '@portal/shared/ui';

interface ProtocolFileButtonProps {
  readonly file: OrderFile;
  /** Key of the order. */
  readonly order: string;
  readonly variant?: 'text' | 'outlined';
  readonly children: string;
}

/** Downloads the agreement or a signed copy. */
export function ProtocolFileButton({ file, order, variant = 'text', children }: ProtocolFileButtonProps) {
  return (
    <DownloadButton
      size={variant === 'text' ? 'small' : 'medium'}
      variant={variant}
      aria-label={`${children} ${file.name}`}
      startIcon={<Icon path={icons.download} size={16} />}
      ask={() => call('auth/web/orderFile/link', { rid: file.rid })}
      name={file.name}
      page={paths.contract(order)}
    >
      {children}
    </DownloadButton>
  );
}
