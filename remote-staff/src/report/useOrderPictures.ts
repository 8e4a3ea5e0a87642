import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { isReportPicture } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';

/** A picture among the files of an order, with a link that shows it. */
export type OrderPicture = Data<'staff/order/files'>['list'][number];

/** Returns the pictures of an order that a report can print. Their links work for a minute, so they are asked for anew with each page. */
export function useOrderPictures(order_code: string): readonly OrderPicture[] {
  const files = useQuery({ ...query('staff/order/files', { code: order_code }), staleTime: 30_000 });
  return files.data?.list.filter(isReportPicture) ?? [];
}
