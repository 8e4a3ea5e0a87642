import { line, written } from '@portal/shared/parts';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box, Paper, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { outcomeText } from './Outcome';
import { PdfButton } from './PdfButton';
import { QuotationChip } from './QuotationChip';
import type { QuotationRow } from './quotationRow';

interface EndedLineProps {
  readonly quotation: QuotationRow;
  /** What the order cost before. */
  readonly ordered_fen: number;
  /** The quotations before it. */
  readonly earlier: ReactNode;
}

/** A quotation of an order that has ended, in one line: what the price was, what it is, and why. Its lines are those of the order. */
export function EndedLine({ quotation, ordered_fen, earlier }: EndedLineProps) {
  const { code, state, changed, due_fen, note } = quotation;
  return (
    <Paper
      component="section"
      id="quotation"
      aria-label="报价单"
      sx={{ ...line, px: { xs: 2, sm: 2.5 }, py: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <QuotationChip state={state} />
        <Typography variant="body2" sx={{ flex: '1 1 260px', minWidth: 0, ...written }}>
          报价单 {code}：
          {state === 'accepted' ? (
            <>
              您已于 {formatInstant(changed)} 接受，<del>{formatFen(ordered_fen)}</del>{' '}
              <strong>{formatFen(due_fen)}</strong>
            </>
          ) : (
            outcomeText(quotation)
          )}
          {note && <Box component="span" sx={why}>{`说明：${note}`}</Box>}
        </Typography>
        <PdfButton quotation={quotation} />
      </Box>
      {earlier}
    </Paper>
  );
}

const why = { display: 'block', color: 'text.secondary' } as const;
