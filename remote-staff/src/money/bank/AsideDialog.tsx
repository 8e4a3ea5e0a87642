import { asideReasons, formatFen, texts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDeskAct } from '../../ui/useDeskAct';
import type { BankRow } from './bankList';

interface AsideDialogProps {
  readonly row: BankRow;
  readonly onClose: () => void;
}

/** Sets a line aside that is no payment of a member, with a reason that is chosen or typed. */
export function AsideDialog({ row: { code, payer, amount_fen, day, approval }, onClose }: AsideDialogProps) {
  const [reason, setReason] = useState('');
  const act = useDeskAct('staff/bankLine/setAside', {
    done: `${code} 已搁置`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`搁置流水 ${code}`}
      confirm="搁置"
      act={act}
      noun="流水"
      over={act.isError}
      disabled={reason.trim() === ''}
      facts={
        <>
          {[day, formatFen(amount_fen), payer].filter(Boolean).join(' · ')}
          {approval && (
            <Box sx={{ color: 'warning.main', mt: 1 }}>搁置后，复核 {approval.code} 同时撤回。</Box>
          )}
        </>
      }
      onClose={onClose}
      onConfirm={() => act.mutate({ code, reason })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {asideReasons.map((one) => (
          <Button key={one} size="small" variant="outlined" color="inherit" onClick={() => setReason(one)}>
            {one}
          </Button>
        ))}
      </Box>
      <ReasonField field={texts.asideReason} reader="仅实验室可见" typed={reason} onType={setReason} />
    </DeskDialog>
  );
}
