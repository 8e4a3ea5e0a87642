import { call } from '@portal/shared/api';
import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';
import { useMutation } from '@tanstack/react-query';

/** Puts the items of an order into the plan, opens the plan, and names what is no longer offered. */
export function useReorder(rid: string) {
  const session = useSession();
  const navigate = useNavigate();
  const again = useMutation({
    mutationFn: () => call('auth/order/again', { rid }),
    onSuccess: ({ added, gone, changed, cartNum }) => {
      session.setPlanCount(cartNum);
      const lost = [
        ...gone.map((name) => `「${name}」已下架`),
        ...changed.map((name) => `「${name}」的部分选项已变更，请核对`),
      ].join('；');
      if (added === 0) {
        notify.alertFailed(`${lost}。请重新选择服务项目。`);
        return;
      }
      void navigate(paths.plan);
      if (lost) notify.alertSucceeded(`其余项目已加入实验方案：${lost}。`);
      else notify.success('已加入实验方案');
    },
    onError: notify.failed,
  });
  return { reorder: () => again.mutate(), reordering: again.isPending };
}
