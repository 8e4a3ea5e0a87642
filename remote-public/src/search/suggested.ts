import type { Input } from '@portal/shared/contract';

/** What others order. */
export const popularInput: Input<'open/web/device/search'> = { sort: 'popular', size: 6 };
