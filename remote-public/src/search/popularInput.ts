import type { Input } from '@portal/shared/contract';

/** Input of the call for the most ordered services. */
export const popularInput: Input<'open/web/device/search'> = { sort: 'popular', size: 6 };
