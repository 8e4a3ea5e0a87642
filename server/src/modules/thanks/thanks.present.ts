import type { Thanks } from '@portal/shared/contract';
import type { ThanksRow } from './thanks.repo';

export const presentThanks = ({ position: _, ...shown }: ThanksRow): Thanks => shown;
