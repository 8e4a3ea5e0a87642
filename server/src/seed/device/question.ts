import type { Device } from '@portal/shared/contract';

/** What customers ask, by the service's key. */
export const questions: Readonly<Record<string, Device['questions']>> = {};
