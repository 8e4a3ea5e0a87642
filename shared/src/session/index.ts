export type { Session } from './session';
