import { isAnswer, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Stored } from '@portal/shared/parts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Answers that are stored in the browser between visits (specification, section 3), so that telephone number, types
 * and plan are shown at once, even offline. Stored answers are stale from the start and fetched again.
 */

const isSetting = (value: unknown): value is Data<'open/setting'> => isAnswer('open/setting', value);
const isTypes = (value: unknown): value is Data<'open/web/type/group'> =>
  isAnswer('open/web/type/group', value);
const isPlan = (value: unknown): value is Data<'auth/tempDevice'> => isAnswer('auth/tempDevice', value);

const webSetting = new Stored('webSetting', isSetting);
const projectType = new Stored('projectType', isTypes);
const userPlan = new Stored('userPlan', isPlan);

/** Stale from the start: shown at once and fetched again. */
const kept = { updatedAt: 1 };

const settingKey = query('open/setting', {}).queryKey;
const typesKey = query('open/web/type/group', {}).queryKey;
const planKey = query('auth/tempDevice', {}).queryKey;

function restore<Value>(client: QueryClient, key: QueryKey, stored: Stored<Value>): void {
  const known = client.getQueryData<Value>(key);
  if (known === undefined) client.setQueryData(key, stored.read(), kept);
  else stored.write(known);
}

/**
 * Restores stored answers of which the client has none (the plan only for a signed-in member), and stores new ones.
 */
export function cacheResponses(client: QueryClient, isSignedIn: () => boolean): void {
  restore(client, settingKey, webSetting);
  restore(client, typesKey, projectType);
  if (isSignedIn()) restore(client, planKey, userPlan);
  else userPlan.write(undefined);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [path] = event.query.queryKey;
    if (path === settingKey[0]) webSetting.write(client.getQueryData(settingKey));
    if (path === typesKey[0]) projectType.write(client.getQueryData(typesKey));
    // An answer to a member who has been replaced meanwhile is not stored.
    if (path === planKey[0] && isSignedIn()) userPlan.write(client.getQueryData(planKey));
  });
}

/** Deletes the stored answers that belong to a member. */
export function clearCachedResponses(): void {
  userPlan.write(undefined);
}
