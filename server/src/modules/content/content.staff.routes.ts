import type { App } from '../../deps';
import { route } from '../../http/route';
import { findPictureUses } from './content.repo';

export function contentStaffRoutes(app: App): void {
  route(app, 'staff/picture/uses', ({ paths }, { db }) => db.read((tx) => findPictureUses(tx, paths)));
}
