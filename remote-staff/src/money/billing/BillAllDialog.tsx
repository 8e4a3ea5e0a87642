import { messageOf } from '@portal/shared/api';
import { ConfirmDialog, lineAbove, plainList } from '@portal/shared/parts';
import { Box, Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { useDeskAct } from '../../ui/useDeskAct';
import { type BillGroup, totalOf } from './billGroups';

interface BillAllDialogProps {
  readonly groups: readonly BillGroup[];
  readonly onClose: () => void;
}

/** What became of the statement of a member. */
interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
}

/**
 * Bills the chosen orders of several members, a statement each, one after the other. What was refused says why and is tried again by
 * the next press; what is done is not done again.
 */
export function BillAllDialog({ groups, onClose }: BillAllDialogProps) {
  const [asked] = useState(groups);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const add = useDeskAct('staff/statement/add', { onRefused: () => undefined });
  const open = asked.filter(({ member_rid }) => outcomes.get(member_rid)?.isDone !== true);
  const bill = async ({ orders }: BillGroup): Promise<Outcome> => {
    const codes = orders.map(({ code }) => code);
    try {
      const { code } = await add.mutateAsync({ codes, seen: { total_fen: totalOf(orders) } });
      return { isDone: true, text: `已出具 ${code}` };
    } catch (error) {
      return { isDone: false, text: messageOf(error) };
    }
  };
  const run = async () => {
    setIsRunning(true);
    for (const group of open) {
      const outcome = await bill(group);
      setOutcomes((known) => new Map([...known, [group.member_rid, outcome]]));
    }
    setIsRunning(false);
  };
  return (
    <ConfirmDialog
      open
      title={`出具 ${asked.length} 张结算单`}
      confirm={open.length === 0 ? '完成' : outcomes.size === 0 ? '全部出具' : `再试 ${open.length} 张`}
      cancel={outcomes.size === 0 ? '取消' : '关闭'}
      color="primary"
      pending={isRunning}
      onClose={onClose}
      onConfirm={() => (open.length === 0 ? onClose() : void run())}
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        每位客户一张，单独完成；不能出具的会说明原因。
      </Typography>
      <Box component="ul" sx={plainList}>
        {asked.map(({ member_rid, member, orders }) => {
          const outcome = outcomes.get(member_rid);
          return (
            <Box component="li" key={member_rid} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {member}（{orders.length} 个订单）
                </Box>
                <Money fen={totalOf(orders)} />
              </Box>
              {outcome && (
                <Box role="status" sx={{ color: outcome.isDone ? 'success.main' : 'error.main' }}>
                  {outcome.text}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </ConfirmDialog>
  );
}
