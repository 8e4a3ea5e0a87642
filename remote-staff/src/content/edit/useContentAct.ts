import { notify } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface ContentAct<Given> {
  readonly act: (given: Given) => Promise<unknown>;
  readonly done: string;
  readonly onDone: () => void;
}

/** An act on content that is asked about first: a refusal stays in the dialog, and what is shown is fetched again. */
export function useContentAct<Given>({ act, done, onDone }: ContentAct<Given>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      notify.success(done);
      onDone();
    },
    onSettled: () => queries.invalidateQueries(),
  });
}
