import { anyOf, call, query } from '@portal/shared/api';
import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Copies shared items into the own plan and opens it; what is no longer offered is named. One request at a time. */
export function useCopyItems(code: string, positions: readonly number[]) {
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const wanted = useRef(positions);
  wanted.current = positions;
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('auth/planShare/copy', { code, positions: [...wanted.current] }),
    onSuccess: ({ plan, added, gone }) => {
      queryClient.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
      session.setPlanCount(plan.cartNum);
      const lost = gone.map((name) => `“${name}”`).join('、');
      if (added === 0) {
        void queryClient.invalidateQueries(anyOf('open/planShare'));
        return notify.alertFailed(`${lost}已下架或选项已变更，没有项目可以加入。`);
      }
      if (lost) notify.alertSucceeded(`其余项目已加入实验方案：${lost}已下架或选项已变更。`);
      else notify.success('已加入实验方案');
      void navigate(paths.plan);
    },
    onError: notify.failed,
    onSettled: () => {
      busy.current = false;
    },
  });
  const copy = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  }, [mutate]);
  return { pending: isPending, copy };
}
