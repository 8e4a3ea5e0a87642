import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../../shared/src/contract';
import { defaultChoices } from '../../shared/src/rules/price';
import { post } from './newMember';

/** Adds a service with its default choices to a member's empty plan by API; returns the item. */
export async function plannedItem(
  request: APIRequestContext,
  token: string,
  { device_rid, count }: { readonly device_rid: string; readonly count: number },
) {
  type Device = Data<'open/web/device/detail'>;
  const { options } = await post<Device>(request, 'open/web/device/detail', { rid: device_rid });
  const choice = { device_rid, options: defaultChoices(options), count };
  const plan = await post<Data<'auth/tempDevice/add'>>(request, 'auth/tempDevice/add', choice, token);
  const [item] = plan.groups.flatMap(({ items }) => items);
  if (!item) throw new Error('the plan is empty');
  return item;
}
