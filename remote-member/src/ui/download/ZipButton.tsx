import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import type { ComponentProps } from 'react';

interface ZipButtonProps
  extends Omit<ComponentProps<typeof DownloadButton>, 'ask' | 'name' | 'page' | 'order'> {
  readonly order: { readonly rid: string; readonly code: string };
}

/** Downloads all data of an order as a zip. */
export function ZipButton({ order, ...button }: ZipButtonProps) {
  return (
    <DownloadButton
      {...button}
      ask={() => call('auth/web/orderFile/zip', { rid: order.rid })}
      name={`检测数据-${order.code}.zip`}
      page={paths.order(order.rid)}
    />
  );
}
