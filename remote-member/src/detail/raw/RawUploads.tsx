import { limits } from '@portal/shared/rules';
import { FileUploads, targetOfOrder } from '@portal/shared/upload';
import { useQueryClient } from '@tanstack/react-query';

interface RawUploadsProps {
  /** Key of the order. */
  readonly rid: string;
  /** Files that the order has, and their size. */
  readonly count: number;
  readonly bytes: number;
}

/** Uploads files into an order. Loaded when it is shown. */
export function RawUploads({ rid, count, bytes }: RawUploadsProps) {
  const room = { files: limits.rawFiles - count, bytes: limits.rawBytes - bytes };
  return <FileUploads target={targetOfOrder(rid, useQueryClient())} room={room} />;
}
