import { anyOf, call } from '@portal/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import type { UploadTarget } from './FileUpload';

/** Returns the target that adds files to the raw data of an order. */
export const targetOfOrder = (rid: string, queryClient: QueryClient): UploadTarget => ({
  key: `order:${rid}`,
  add: async ({ file_rid }) => {
    await call('auth/order/addRawFile', { rid, file_rid });
    // The order's next step may have been this data.
    void queryClient.invalidateQueries(anyOf('auth/web/order/detail'));
    void queryClient.invalidateQueries(anyOf('auth/web/order/list4person'));
    await queryClient.invalidateQueries(anyOf('auth/web/orderFile/list4rid'));
  },
});
