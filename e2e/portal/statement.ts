import type { APIRequestContext } from '@playwright/test';
import type { Data } from '@portal/shared/contract';
import { post } from './newMember';

const read = (request: APIRequestContext, rid: string, token: string) =>
  post<Data<'auth/assign/statement'>>(request, 'auth/assign/statement', { rid }, token);

/** Confirms a statement as its member sees it. */
export async function confirmStatement(
  request: APIRequestContext,
  rid: string,
  token: string,
): Promise<void> {
  const { total_fen, review_until } = await read(request, rid, token);
  await post(request, 'auth/assign/right', { rid, seen: { total_fen, review_until } }, token);
}

/** Pays a statement as its member sees it: all that is owed by the member alone, unless `split` says otherwise. */
export async function payStatement(
  request: APIRequestContext,
  rid: string,
  token: string,
  split?: object,
): Promise<void> {
  const { owed_fen, waiting_fen } = await read(request, rid, token);
  const seen = { owed_fen, waiting_fen };
  await post(request, 'auth/statement/pay', { rid, seen, ...(split && { split }) }, token);
}
