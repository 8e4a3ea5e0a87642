import type { Plan, PlanGroup } from '@portal/shared/contract';
import { ConfirmDialog, RoomNote, stopAtWrongCount } from '@portal/shared/parts';
import { Link, notify, paths, useNavigate, useSearchParams } from '@portal/shared/portal';
import { planItemCount } from '@portal/shared/rules';
import { Button, EmptyState } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { GroupCard } from './GroupCard';
import { PlanBar } from './PlanBar';
import { PlanTools } from './PlanTools';
import { useStableActs } from './planActs';
import { SavedForLater } from './SavedForLater';
import { choose, type Selection, selectionOf, startSelection, stillSelected } from './selection';
import { useOptionsDialog } from './useOptionsDialog';
import { usePlanChanges } from './usePlanChanges';
import { useSaveForLater } from './useSaveForLater';

/** The loaded plan. */
export const PlanView = observer(function PlanView({ plan: saved }: { readonly plan: Plan }) {
  const changes = usePlanChanges();
  const { move, pending } = useSaveForLater(changes);
  const options = useOptionsDialog();
  const navigate = useNavigate();
  const plan = changes.over(saved);
  // Until the member chooses, the selection follows the plan: items may arrive after the first paint, or from another tab.
  const [chosen, setChosen] = useState<Selection>();
  const [search] = useSearchParams();
  const asked = search.get('items');
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const selection = useMemo(
    () => (chosen ? stillSelected(plan, chosen) : startSelection(plan, asked?.split(','))),
    [plan, chosen, asked],
  );
  // An input is painted in its row first; what sums up the selection follows.
  const summed = useDeferredValue(useMemo(() => selectionOf(plan, selection), [plan, selection]));

  const onChoose = (group: PlanGroup, rids: readonly string[], into: boolean) => {
    const next = choose(group, selection, rids, into);
    setChosen(next.selection);
    if (next.moved) notify.warn(`一个订单只能包含同一类服务，已改为选择“${group.name}”的项目`);
  };
  const onOrder = async () => {
    if (stopAtWrongCount()) return;
    setLeaving(true);
    await changes.settled();
    navigate(paths.placeOrder(selection, search.get('again') ?? undefined));
  };
  const ask = (rids: readonly string[]) => {
    setRemoving(rids);
    setAsking(true);
  };
  const groupOf = (rid: string) => plan.groups.find(({ items }) => items.some((item) => item.rid === rid));

  const acts = useStableActs({
    select: (rid, into) => {
      const group = groupOf(rid);
      if (group) onChoose(group, [rid], into);
    },
    count: changes.setCount,
    remove: (rid) => ask([rid]),
    options: (rid) => {
      const item = groupOf(rid)?.items.find((one) => one.rid === rid);
      if (item) options.change(item);
    },
    save: (rid) => move([rid], true),
    back: (rid) => move([rid], false),
    choose: onChoose,
    removeAll: ask,
    removeSelected: () => ask(selection),
    order: () => void onOrder(),
  });

  return (
    <>
      <RoomNote of="planItems" count={planItemCount(plan)} onlyNear />
      {plan.groups.length === 0 ? <NothingPlanned /> : <PlanTools {...summed} changes={changes} />}
      {plan.groups.map((group) => (
        <GroupCard key={group.type_id} group={group} selection={selection} acts={acts} />
      ))}
      <SavedForLater items={plan.saved} pending={pending} acts={acts} />
      {options.dialog}
      {plan.groups.length > 0 && <PlanBar {...summed} changes={changes} acts={acts} busy={leaving} />}
      <ConfirmDialog
        title="移除项目"
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          changes.remove(removing);
          setAsking(false);
        }}
      >
        确定从实验方案中移除 {removing.length} 个项目吗？移除后可在项目详情页重新加入。
      </ConfirmDialog>
    </>
  );
});

function NothingPlanned() {
  return (
    <EmptyState
      title="实验方案还是空的"
      text="挑选需要的检测项目加入方案，确认选项和数量后即可下单"
      action={
        <Button variant="contained" component={Link} to={paths.project()}>
          浏览服务项目
        </Button>
      }
    />
  );
}
