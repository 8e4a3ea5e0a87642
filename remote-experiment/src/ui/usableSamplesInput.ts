import { limits } from '@portal/shared/rules';

/** Input of the call that lists the samples that an order can test again: the newest ones are offered. */
export const usableSamplesInput = { usable: true, size: limits.storedSamples } as const;
