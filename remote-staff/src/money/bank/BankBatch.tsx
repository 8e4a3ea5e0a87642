import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { BatchMatchDialog } from './BatchMatchDialog';
import type { BankRow, MatchResult } from './bankList';

interface BankBatchProps {
  /** The lines of the page that fit one thing with certainty. */
  readonly sure: readonly BankRow[];
  readonly selected: readonly BankRow[];
  readonly refused: ReadonlyMap<string, string>;
  readonly onSelect: (rows: readonly BankRow[]) => void;
  readonly onResult: (result: MatchResult) => void;
}

/** Selects what is certain, and books what is selected by one act. */
export function BankBatch({ sure, selected, refused, onSelect, onResult }: BankBatchProps) {
  const [isAsked, setIsAsked] = useState(false);
  const total = selected.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  return (
    <Box
      component="section"
      aria-label="批量确认"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        border: 1,
        borderColor: selected.length > 0 ? 'primary.main' : 'divider',
        borderRadius: 1,
        px: 2,
        py: 1,
        mb: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography role="status" variant="body2" sx={{ mr: 'auto' }}>
        {selected.length === 0 ? (
          `${sure.length} 项确定：付款人或附言与金额都一致`
        ) : (
          <>
            已选 {selected.length} 项，共 <Money fen={total} />
            {refused.size > 0 && `；${refused.size} 项未完成，原因在各行`}
          </>
        )}
      </Typography>
      {selected.length > 0 && (
        <Button color="inherit" onClick={() => onSelect([])}>
          取消选择
        </Button>
      )}
      {selected.length < sure.length && (
        <Button variant={selected.length > 0 ? 'text' : 'outlined'} onClick={() => onSelect(sure)}>
          选择全部确定的 {sure.length} 项
        </Button>
      )}
      {selected.length > 0 && (
        <Button variant="contained" onClick={() => setIsAsked(true)}>
          确认到账（{selected.length}）
        </Button>
      )}
      {isAsked && <BatchMatchDialog rows={selected} onClose={() => setIsAsked(false)} onResult={onResult} />}
    </Box>
  );
}
