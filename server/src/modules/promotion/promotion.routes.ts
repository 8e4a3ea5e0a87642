import type { App } from '../../deps';
import { route } from '../../http/route';
import { readPromotion } from './promotion.service';

export function promotionRoutes(app: App): void {
  route(app, 'auth/myPromotion/init', (_input, { db, member }) =>
    db.read((tx) => readPromotion(tx, member.rid)),
  );
}
