import { limits } from '@portal/shared/rules';

/** Input of the call that lists the visits at which samples were taken: the newest hundred are offered. */
export const sampledInput = { sampled: true, size: limits.pageSizeMax } as const;
