import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { useMutation } from '@tanstack/react-query';

/** What differs from the order that is ordered again, one sentence each. */
const differences = ({ gone, changed, prices, merged }: Data<'auth/order/again'>): string[] => [
  ...gone.map((name) => `“${name}”已下架`),
  ...changed.map((name) => `“${name}”的部分选项已变更，请核对`),
  ...prices.map(({ name, before_fen, now_fen, agreed }) =>
    agreed
      ? `“${name}”原单的议定价 ${formatFen(before_fen)} 不再适用，现为 ${formatFen(now_fen)}`
      : `“${name}”的单价由 ${formatFen(before_fen)} 变为 ${formatFen(now_fen)}`,
  ),
  ...merged.map(({ name, count }) => `“${name}”与方案中原有的合并为 ${count}，请核对数量`),
];

/** Puts the items of an order into the plan, opens the plan with these selected, and says what differs from the order. */
export function useReorder(rid: string) {
  const session = useSession();
  const navigate = useNavigate();
  const again = useMutation({
    mutationFn: () => call('auth/order/again', { rid }),
    onSuccess: (again) => {
      session.setPlanCount(again.cartNum);
      const differs = differences(again).join('；');
      if (again.added === 0) {
        notify.alertFailed(`${differs}。请重新选择服务项目。`);
        return;
      }
      void navigate(paths.planOf(again.rids, rid));
      if (differs) notify.alertSucceeded(`已加入实验方案，请留意：${differs}。`);
      else notify.success('已加入实验方案');
    },
    onError: notify.failed,
  });
  return { reorder: () => again.mutate(), reordering: again.isPending };
}
