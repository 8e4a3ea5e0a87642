import type { Device } from '@portal/shared/contract';

/** Standards of the methods, by the service's key; only numbers that are sure. */
export const literature: Readonly<Record<string, Device['literature']>> = {};
