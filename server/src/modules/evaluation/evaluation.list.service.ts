import type { EvaluatedOrder, Evaluation, ReleasedEvaluation } from '@portal/shared/contract';
import { canEvaluate } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findItems, itemsOf, type OrderRow, orderCodes } from '../order/order.repo';
import { findSettings } from '../setting/setting.repo';
import { fileLink } from '../upload/fileLink.service';
import { findUsers } from '../user/user.repo';
import { presentEvaluation, presentReleased } from './evaluation.present';
import { type EvaluationRow, evaluationsOf, picturesOf } from './evaluation.repo';
import { isService, namedAs } from './evaluation.rules';

/** Path of a picture of a released evaluation. */
const publicPath = (file_rid: string): string => `/api/open/evaluation/picture/${file_rid}`;

/** Loads the items and the pictures of evaluations; `pathOf` returns the path of a picture. */
async function partsOf(tx: Tx, rows: readonly EvaluationRow[], pathOf: (file_rid: string) => string) {
  const found = await findItems(
    tx,
    rows.map(({ item_rid }) => item_rid),
  );
  const items = new Map(found.map((item) => [item.rid, item]));
  const pictures = await picturesOf(
    tx,
    rows.map(({ rid }) => rid),
  );
  return ({ rid, item_rid }: EvaluationRow) => ({
    item: items.get(item_rid),
    pictures: pictures
      .filter(({ evaluation_rid }) => evaluation_rid === rid)
      .map(({ file_rid }) => pathOf(file_rid)),
  });
}

/** Returns evaluations with links of a minute to their pictures, for their member and for staff. */
export async function presentAll(
  tx: Tx,
  rows: readonly EvaluationRow[],
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Evaluation[]> {
  const parts = await partsOf(tx, rows, (file_rid) => fileLink(secret, file_rid, now));
  const codes = await orderCodes(
    tx,
    rows.map(({ order_rid }) => order_rid),
  );
  return rows.map((row) =>
    presentEvaluation(row, { ...parts(row), order_code: codes.get(row.order_rid) ?? '' }),
  );
}

/** Returns released evaluations for everybody. */
export async function presentAllReleased(
  tx: Tx,
  rows: readonly EvaluationRow[],
): Promise<ReleasedEvaluation[]> {
  const parts = await partsOf(tx, rows, publicPath);
  const found = await findUsers(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  const users = new Map(found.map((user) => [user.rid, user]));
  return rows.map((row) =>
    presentReleased(row, { ...parts(row), member: namedAs(row, users.get(row.user_rid)) }),
  );
}

/** Returns the services of an order with their evaluations, and the points that the next evaluation earns. */
export async function presentOrderEvaluations(
  tx: Tx,
  order: OrderRow,
  link: { readonly secret: string; readonly now: Date },
): Promise<EvaluatedOrder> {
  const shown = await presentAll(tx, await evaluationsOf(tx, order.rid), link);
  const items = (await itemsOf(tx, [order.rid])).filter(isService).map((item) => {
    const evaluation = shown.find((one) => one.item.rid === item.rid) ?? null;
    const { rid, device_rid, name, option_text } = item;
    return {
      rid,
      device_rid,
      name,
      option_text,
      evaluation,
      can: evaluation === null && canEvaluate(order.state),
    };
  });
  return { items, points: shown.length > 0 ? 0 : (await findSettings(tx)).points.evaluation };
}
