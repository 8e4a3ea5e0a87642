import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../../shared/src/contract';
import { post } from './newMember';
import { plannedItem } from './plannedItem';

export interface SampledOrder {
  readonly rid: string;
  readonly code: string;
  /** Codes on the labels of its samples. */
  readonly samples: readonly string[];
}

/**
 * Orders `count` powder patterns for a certified member, each of a sample that the member sends and the lab destroys. Numbers of samples
 * begin with `letter`.
 */
export async function sampledOrder(
  request: APIRequestContext,
  token: string,
  count: number,
  letter = 'R',
): Promise<SampledOrder> {
  const item = await plannedItem(request, token, { device_rid: 'xrd', count });
  const samples = Array.from({ length: count }, (_, index) => ({
    number: `${letter}${index + 1}`,
    name: `磷酸铁锂 ${index + 1}`,
    form: 'powder',
    hazards: [],
  }));
  const wanted = {
    plan_rids: [item.rid],
    seen: { total_fen: item.total_fen, due_fen: item.total_fen, times: [] },
    sample_source: 1,
    sample_disposal: 0,
    pickup: { type: 0, message: '' },
    samples,
  };
  const { rid, code } = await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token);
  type Samples = Data<'auth/web/sample/list4person'>;
  const asked = { order_rid: rid, size: 500 };
  const { list } = await post<Samples>(request, 'auth/web/sample/list4person', asked, token);
  return { rid, code, samples: list.map((sample) => sample.code) };
}
