import type { Evaluation, ReleasedEvaluation } from '@portal/shared/contract';
import type { ItemRow } from '../order/order.repo';
import type { EvaluationRow } from './evaluation.repo';

/** What an evaluation is presented with. */
interface Parts {
  readonly item: ItemRow | undefined;
  /** Paths of the pictures. */
  readonly pictures: readonly string[];
}

function contentOf({ rid, stars, text, created, reply, replied }: EvaluationRow, { item, pictures }: Parts) {
  return {
    rid,
    stars,
    text,
    pictures: [...pictures],
    option_text: item?.option_text ?? [],
    created: created.toISOString(),
    reply: reply === null ? null : { text: reply, at: (replied ?? created).toISOString() },
  };
}

/** Returns an evaluation as its member and staff read it. */
export function presentEvaluation(
  row: EvaluationRow,
  { order_code, ...parts }: Parts & { readonly order_code: string },
): Evaluation {
  const { code, state, reason, anonymous, order_rid, item_rid, device_rid } = row;
  return {
    ...contentOf(row, parts),
    code,
    state,
    reason,
    anonymous,
    order: { rid: order_rid, code: order_code },
    item: { rid: item_rid, device_rid, name: parts.item?.name ?? '' },
  };
}

/** Returns a released evaluation; `member` is how its member is named to everybody. */
export function presentReleased(
  row: EvaluationRow,
  { member, ...parts }: Parts & { readonly member: string },
): ReleasedEvaluation {
  return { ...contentOf(row, parts), member };
}
