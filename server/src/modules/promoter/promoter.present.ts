import type { Promoter } from '@portal/shared/contract';
import type { PromoterRow } from './promoter.repo';

export const presentPromoter = ({ state, channel, note, applied }: PromoterRow): Promoter => ({
  state,
  channel,
  note,
  applied: applied.toISOString(),
});
