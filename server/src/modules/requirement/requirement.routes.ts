import type { App } from '../../deps';
import { route } from '../../http/route';
import { addRequirement } from './requirement.service';

export function requirementRoutes(app: App): void {
  route(app, 'open/web/requirement/add', addRequirement);
}
