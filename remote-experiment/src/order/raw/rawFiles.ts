import { targetOfOrder, type UploadTarget, uploads } from '@portal/shared/upload';
import type { QueryClient } from '@tanstack/react-query';

/** The target of files for the order that a member is placing. They stay in the list until the order is placed. */
export const formTarget = (owner: string): UploadTarget => ({ key: `form:${owner}` });

/** Returns the keys of the complete files for the order that is being placed. */
export const completeFiles = (owner: string): string[] =>
  uploads
    .of(formTarget(owner).key)
    .flatMap(({ result, status }) => (result && status === 'done' ? [result.file_rid] : []));

/** Lets files that are not complete continue and be added to the order that was placed with the complete ones. */
export function continueInOrder(
  owner: string,
  {
    rid,
    used,
    queryClient,
  }: { readonly rid: string; readonly used: readonly string[]; readonly queryClient: QueryClient },
): void {
  uploads.move(formTarget(owner).key, targetOfOrder(rid, queryClient), used);
}
