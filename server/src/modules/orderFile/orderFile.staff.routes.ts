import type { App } from '../../deps';
import { route } from '../../http/route';
import { addOrderFile } from './orderFile.staff.service';

export function orderFileStaffRoutes(app: App): void {
  route(app, 'staff/order/file', (input, context) =>
    addOrderFile(context, context.member.rid, input, context.file),
  );
}
