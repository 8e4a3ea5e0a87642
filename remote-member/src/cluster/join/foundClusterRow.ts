import type { Data } from '@portal/shared/contract';

/** A group that a search has found. */
export type FoundClusterRow = Data<'auth/cluster/search'>['list'][number];
