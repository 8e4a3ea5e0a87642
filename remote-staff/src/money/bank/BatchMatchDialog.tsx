import { ConfirmDialog, lineAbove, plainList } from '@portal/shared/parts';
import { Box, Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { useDeskAct } from '../../ui/useDeskAct';
import { useApprovalHint } from '../useApprovalHint';
import { type BankRow, bookedRow, candidateText, type MatchResult, sureOf } from './bankList';

interface BatchMatchDialogProps {
  readonly rows: readonly BankRow[];
  readonly onClose: () => void;
  readonly onResult: (result: MatchResult) => void;
}

/** Asks once whether the selected lines are to be booked, as they were when it was asked. */
export function BatchMatchDialog({ rows, onClose, onResult }: BatchMatchDialogProps) {
  const [pairs] = useState(() =>
    rows.flatMap((row) => {
      const target = sureOf(row);
      return target ? [{ row, target }] : [];
    }),
  );
  const act = useDeskAct('staff/bankLine/match', {
    done: matchedText,
    onDone: ({ list }) => onResult(list),
    onSettled: onClose,
  });
  const hint = useApprovalHint(Math.max(0, ...pairs.map(({ row }) => row.amount_fen)));
  return (
    <ConfirmDialog
      open
      title={`确认到账：${pairs.length} 项`}
      confirm="确认到账"
      color="primary"
      pending={act.isPending}
      disabled={pairs.length === 0}
      onClose={onClose}
      onConfirm={() => act.mutate({ rows: pairs.map(({ row, target }) => bookedRow(row.code, target)) })}
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        共 <Money fen={pairs.reduce((sum, { row }) => sum + row.amount_fen, 0)} />
        。每项单独完成，不能完成的会说明原因。{hint}
      </Typography>
      <Box
        component="ul"
        sx={{ ...plainList, maxHeight: '40vh', overflow: 'auto' }}
        tabIndex={0}
        aria-label="所选流水"
      >
        {pairs.map(({ row, target }) => (
          <Box
            component="li"
            key={row.code}
            sx={{ ...lineAbove, display: 'flex', gap: 1, py: 1, fontSize: 14 }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.payer || row.remark}
              <Box sx={{ color: 'text.secondary' }}>{`${candidateText(target)} · ${target.member}`}</Box>
            </Box>
            <Money fen={row.amount_fen} />
          </Box>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

/** Returns what became of lines that were booked. */
export function matchedText({ list }: { readonly list: MatchResult }): string {
  const refused = list.filter((one) => one.refused !== null).length;
  const asked = list.filter(({ approval }) => approval !== null).length;
  return [
    `到账 ${list.length - refused - asked} 项`,
    ...(asked > 0 ? [`提交复核 ${asked} 项`] : []),
    ...(refused > 0 ? [`未完成 ${refused} 项`] : []),
  ].join('，');
}
