import { query } from '@portal/shared/api';
import type { Data, Retest } from '@portal/shared/contract';
import { lineAbove, Panel, plainList, written } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import {
  formatFen,
  formatInstant,
  isRetestable,
  openRetestStates,
  retestCauseLabels,
  retestLabel,
  retestStateLabels,
  texts,
} from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Mark } from '../ui/Mark';
import { ReasonDialog } from '../ui/ReasonDialog';
import { RetestButton } from '../ui/retest/RetestButton';
import { desk } from '../ui/session/desk';
import { useDialogAct } from '../ui/useDialogAct';

interface OrderRetestsProps {
  readonly order: Pick<Data<'staff/order/detail'>, 'code' | 'state'>;
}

/** The retests of an order, and the button that begins one; for an order that is a retest, which order has the first result. */
export const OrderRetests = observer(function OrderRetests({ order: { code, state } }: OrderRetestsProps) {
  const [dropped, setDropped] = useState<Retest>();
  const mayRead = desk.may(['manager', 'lab']);
  const retests = useQuery({ ...query('staff/retest/list', { code }), enabled: mayRead });
  const { of = null, list = [] } = retests.data ?? {};
  const canAdd = of === null && isRetestable(state);
  if (!mayRead || (!canAdd && of === null && list.length === 0)) return null;
  return (
    <Panel title="复测" aside={canAdd && <RetestButton code={code} />}>
      {of && (
        <Box sx={{ fontSize: 14 }}>
          本单是订单{' '}
          <Box component={Link} to={`/staff/orders/${of.code}`} sx={{ color: 'primary.main' }}>
            {of.code}
          </Box>{' '}
          的{retestLabel(of.number)}，再次复测请在原订单上发起。
        </Box>
      )}
      {canAdd && list.length === 0 && <Box sx={{ color: 'text.secondary' }}>还没有复测</Box>}
      <Box component="ul" aria-label="复测" sx={plainList}>
        {list.map((retest) => (
          <RetestLine key={retest.rid} retest={retest} onDrop={() => setDropped(retest)} />
        ))}
      </Box>
      {dropped && (
        <WithdrawDialog
          retest={list.find(({ rid }) => rid === dropped.rid) ?? dropped}
          onClose={() => setDropped(undefined)}
        />
      )}
    </Panel>
  );
});

function RetestLine({ retest, onDrop }: { readonly retest: Retest; readonly onDrop: () => void }) {
  const { number, sample, item, state, cause, reason, charge_fen, created, expected, order } = retest;
  const label = `${retestLabel(number)} · ${sample.number} ${sample.name}`;
  const said = [
    item,
    charge_fen === 0 ? '免费' : formatFen(charge_fen),
    formatInstant(created),
    ...(expected === null ? [] : [`预计 ${expected} 出数据`]),
  ];
  return (
    <Box component="li" aria-label={label} sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, ...written }}>
        <b>{label}</b>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{said.join(' · ')}</Box>
        <Box sx={{ fontSize: 13 }}>
          {retestCauseLabels[cause]}：{reason}
        </Box>
        {order && (
          <Box component={Link} to={`/staff/orders/${order.code}`} sx={{ color: 'primary.main' }}>
            {order.code}
          </Box>
        )}
      </Box>
      <Mark waits={openRetestStates.includes(state)}>{retestStateLabels[state]}</Mark>
      {openRetestStates.includes(state) && (
        <Button size="small" color="inherit" onClick={onDrop}>
          撤回
        </Button>
      )}
    </Box>
  );
}

function WithdrawDialog({ retest, onClose }: { readonly retest: Retest; readonly onClose: () => void }) {
  const { rid, number, sample, item, state } = retest;
  const withdraw = useDialogAct('staff/retest/withdraw', { done: '复测已撤回', onDone: onClose });
  return (
    <ReasonDialog
      title="撤回复测"
      confirm="撤回"
      act={withdraw}
      noun="复测"
      over={!openRetestStates.includes(state)}
      facts={`${retestLabel(number)}：${sample.number} ${sample.name} · ${item}。首次结果不受影响。`}
      field={texts.retestReason}
      onClose={onClose}
      onConfirm={(reason) => withdraw.mutate({ rid, reason })}
    />
  );
}

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  fontSize: 14,
  '&:first-of-type': { borderTop: 0 },
} as const;
