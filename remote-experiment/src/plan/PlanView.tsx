import { call } from '@portal/shared/api';
import type { Plan, PlanGroup } from '@portal/shared/contract';
import { ConfirmDialog, DownloadButton, useLazyDialog } from '@portal/shared/parts';
import { Link, notify, paths, useNavigate } from '@portal/shared/portal';
import { Box, Button, EmptyState } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { GroupCard } from './GroupCard';
import type { ItemActs } from './ItemRow';
import { NothingSelected } from './NothingSelected';
import { OneClick } from './oneClick/OneClick';
import { SavedForLater } from './SavedForLater';
import { choose, orderable, type Selection, startSelection, stillSelected, totalOf } from './selection';
import { TotalBar } from './TotalBar';
import { useOptionsDialog } from './useOptionsDialog';
import { usePlanChanges } from './usePlanChanges';
import { useSaveForLater } from './useSaveForLater';

const loadShare = () => import('./share/ShareDialog').then((m) => m.ShareDialog);

/** The loaded plan. */
export const PlanView = observer(function PlanView({ plan: saved }: { readonly plan: Plan }) {
  const changes = usePlanChanges();
  const { move, pending } = useSaveForLater(changes);
  const options = useOptionsDialog();
  const navigate = useNavigate();
  const plan = changes.over(saved);
  const [chosen, setChosen] = useState<Selection>(() => startSelection(saved));
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const selection = stillSelected(plan, chosen);

  const items = plan.groups.flatMap((group) => group.items);
  const offered = items.filter(({ available }) => available);
  const selected = items.filter(({ rid }) => selection.includes(rid));
  const share = useLazyDialog('share of the plan', loadShare, {
    items: offered,
    selected,
  });

  const onChoose = (group: PlanGroup, rids: readonly string[], into: boolean) => {
    const next = choose(group, selection, rids, into);
    setChosen(next.selection);
    if (next.moved) notify.warn(`一张订单只能包含同一类服务，已改为选择「${group.name}」的项目`);
  };
  const onOrder = async () => {
    setLeaving(true);
    await changes.settled();
    navigate(paths.placeOrder(selection));
  };
  const ask = (rids: readonly string[]) => {
    setRemoving(rids);
    setAsking(true);
  };
  const onRemove = () => {
    changes.remove(removing);
    setAsking(false);
  };

  const acts = useStableActs({
    select: (rid, into) => {
      const group = plan.groups.find((one) => one.items.some((item) => item.rid === rid));
      if (group) onChoose(group, [rid], into);
    },
    count: changes.setCount,
    remove: (rid) => ask([rid]),
    options: options.change,
    save: (rid) => move([rid], true),
  });

  const bar =
    selection.length > 0 ? (
      <TotalBar
        {...totalOf(plan, selection)}
        selection={selection}
        busy={leaving}
        onRemove={() => ask(selection)}
        onOrder={() => void onOrder()}
        oneClick={<OneClick items={selected} changes={changes} />}
      />
    ) : (
      <NothingSelected
        groups={plan.groups}
        onChoose={(group) => onChoose(group, ridsOf(orderable(group)), true)}
        onRemove={() => ask(plan.groups.flatMap((group) => ridsOf(group.items)))}
      />
    );

  return (
    <>
      {plan.groups.length === 0 ? (
        <NothingPlanned />
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'end', mb: 1 }}>
          <DownloadButton
            size="small"
            name="报价参考.pdf"
            page={paths.plan}
            ask={async () => {
              await changes.settled();
              const plan_rids = ridsOf(selected.length > 0 ? selected : offered);
              return call('auth/quotation/reference', { plan_rids });
            }}
            disabled={offered.length === 0}
          >
            下载报价参考
          </DownloadButton>
          <Button size="small" {...share.prefetchProps} loading={share.loading} onClick={share.show}>
            分享方案
          </Button>
        </Box>
      )}
      {share.dialog}
      {plan.groups.map((group) => (
        <GroupCard
          key={group.type_id}
          group={group}
          selection={selection}
          acts={acts}
          onChoose={(rids, into) => onChoose(group, rids, into)}
        />
      ))}
      <SavedForLater
        items={plan.saved}
        pending={pending}
        onBack={(rid) => move([rid], false)}
        onRemove={(rid) => ask([rid])}
      />
      {options.dialog}
      {plan.groups.length > 0 && bar}
      <ConfirmDialog title="移除项目" open={asking} onClose={() => setAsking(false)} onConfirm={onRemove}>
        确定从实验方案中移除 {removing.length} 个项目吗？移除后可在项目详情页重新加入。
      </ConfirmDialog>
    </>
  );
});

/** Returns functions that stay the same and call the latest ones. */
function useStableActs(latest: ItemActs): ItemActs {
  const current = useRef(latest);
  current.current = latest;
  const [stable] = useState<ItemActs>(() => ({
    select: (rid, selected) => current.current.select(rid, selected),
    count: (rid, count) => current.current.count(rid, count),
    remove: (rid) => current.current.remove(rid),
    options: (item) => current.current.options(item),
    save: (rid) => current.current.save(rid),
  }));
  return stable;
}

const ridsOf = (items: readonly { readonly rid: string }[]) => items.map(({ rid }) => rid);

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
