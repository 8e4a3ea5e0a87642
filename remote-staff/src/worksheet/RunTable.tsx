import type { Data } from '@portal/shared/contract';
import { Check, Panel, plainList } from '@portal/shared/parts';
import {
  isCheckable,
  isRetestable,
  markReasons,
  type RunState,
  runStateLabels,
  runStates,
} from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useCallback, useState } from 'react';
import { notPrinted } from '../ui/print';
import { useDeskAct } from '../ui/useDeskAct';
import { MarkDialog } from './MarkDialog';
import { RunLine } from './RunLine';

interface RunTableProps {
  readonly worksheet: Data<'staff/worksheet/detail'>;
}

type Run = RunTableProps['worksheet']['runs'][number];

const seenOf = (runs: readonly Run[]) =>
  runs.map(({ rid, state, checked }) => ({ rid, seen: { state, checked: checked !== null } }));

/** The rows in their run order: chosen ones are marked, and checked by a second person. */
export function RunTable({ worksheet: { code, runs, orders, service } }: RunTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<RunState>();
  const clear = () => {
    setChosen(new Set());
    setAsked(undefined);
  };
  const choose = useCallback(
    (rid: string, isChosen: boolean) =>
      setChosen((present) => {
        const next = new Set(present);
        if (isChosen) next.add(rid);
        else next.delete(rid);
        return next;
      }),
    [],
  );
  const mark = useDeskAct('staff/worksheet/mark', { onDone: clear });
  const markAsked = useDeskAct('staff/worksheet/mark', { onDone: clear, onRefused: () => undefined });
  const ask = (state: RunState) => {
    markAsked.reset();
    setAsked(state);
  };
  const check = useDeskAct('staff/worksheet/check', { done: '已复核', onDone: clear });
  const delivered = new Set(orders.filter(({ state }) => isRetestable(state)).map((one) => one.code));
  const selectable = runs.filter(({ marks }) => marks.length > 0);
  const picked = selectable.filter(({ rid }) => chosen.has(rid));
  const marks = runStates.filter(
    (state) => picked.length > 0 && picked.every((run) => run.marks.includes(state)),
  );
  const checkable = picked.filter(({ state, checked }) => isCheckable({ state, checked: checked !== null }));
  const isOwn = checkable.some(({ own }) => own);
  const isBusy = mark.isPending || markAsked.isPending || check.isPending;
  return (
    <Panel title="进样顺序">
      {selectable.length > 0 && (
        <Box sx={{ ...bar, ...notPrinted }}>
          <Check
            checked={picked.length > 0 && picked.length === selectable.length}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? selectable.map(({ rid }) => rid) : []))
            }
          >
            全选
          </Check>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
            已选 {picked.length} 行
          </Typography>
          {marks.map((state) => (
            <Button
              key={state}
              size="small"
              variant="outlined"
              disabled={isBusy}
              onClick={() =>
                markReasons[state] === undefined
                  ? mark.mutate({ code, runs: seenOf(picked), state })
                  : ask(state)
              }
            >
              {state === 'waiting' ? '撤回为待测' : runStateLabels[state]}
            </Button>
          ))}
          {checkable.length > 0 && checkable.length === picked.length && (
            <Button
              size="small"
              variant="contained"
              disabled={isBusy || isOwn}
              onClick={() => check.mutate({ code, runs: seenOf(checkable) })}
            >
              复核通过
            </Button>
          )}
          {isOwn && checkable.length === picked.length && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              自己测的须由另一位同事复核
            </Typography>
          )}
        </Box>
      )}
      <Box component="ol" aria-label="进样顺序" sx={plainList}>
        {runs.map((run, index) => (
          <RunLine
            key={run.rid}
            run={run}
            place={index + 1}
            chosen={chosen.has(run.rid)}
            retested={run.retest === 0 && delivered.has(run.order_code) ? service : undefined}
            onChoose={choose}
          />
        ))}
      </Box>
      {asked && (
        <MarkDialog
          state={asked}
          labels={picked.map(({ label }) => label)}
          over={!marks.includes(asked)}
          act={markAsked}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => markAsked.mutate({ code, runs: seenOf(picked), state: asked, reason })}
        />
      )}
    </Panel>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  mb: 0.5,
} as const;
