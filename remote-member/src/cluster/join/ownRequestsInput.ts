import type { Input } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';

/** Returns the input of a page of the member's own requests. */
export const ownRequestsInput = (page: number) =>
  ({ page, size: limits.pageSize }) satisfies Input<'auth/cluster/requests'>;
