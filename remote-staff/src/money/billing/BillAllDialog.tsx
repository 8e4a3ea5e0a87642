import { Box, Money } from '@portal/shared/ui';
import { EachDialog } from '../../ui/EachDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { type BillGroup, overtimeAdjustments, totalOf } from './billGroups';

interface BillAllDialogProps {
  readonly groups: readonly BillGroup[];
  readonly onClose: () => void;
}

/** Bills the chosen orders of several members, a statement each. */
export function BillAllDialog({ groups, onClose }: BillAllDialogProps) {
  const add = useDeskAct('staff/statement/add', { onRefused: () => undefined });
  return (
    <EachDialog
      title={`出具 ${groups.length} 张结算单`}
      confirm="全部出具"
      rows={groups}
      keyOf={({ member_rid }) => member_rid}
      show={(group) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {group.member}（{group.orders.length} 个订单{group.overtime.length > 0 && '，含机时超时'}）
          </Box>
          <Money fen={totalOf(group)} />
        </Box>
      )}
      act={async (group) => {
        const codes = group.orders.map(({ code }) => code);
        const adjustments = overtimeAdjustments(group.overtime);
        const seen = { total_fen: totalOf(group) };
        const { code } = await add.mutateAsync({ codes, adjustments, seen });
        return `已出具 ${code}`;
      }}
      counted={(count) => `${count} 张`}
      intro="每位客户一张，单独完成；不能出具的会说明原因。"
      onClose={onClose}
    />
  );
}
