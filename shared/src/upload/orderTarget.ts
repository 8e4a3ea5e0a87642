import { anyOf, call } from '@portal/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import type { UploadTarget } from './FileUpload';

/** Returns the target that adds files to the raw data of an order. */
export const targetOfOrder = (rid: string, queryClient: QueryClient): UploadTarget => ({
  key: `order:${rid}`,
  add: async ({ file_rid }) => {
    await call('auth/order/addRawFile', { rid, file_rid });
    // The upload leaves its list when the file is in the order's.
    await queryClient.refetchQueries(
      { ...anyOf('auth/web/orderFile/list4rid'), type: 'active' },
      { cancelRefetch: false },
    );
  },
});
