import type { Quotation } from '@portal/shared/contract';
import { Panel, PricedLine, PriceTotals, plainList, useFolded, written } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Answer } from './Answer';
import { Outcome } from './Outcome';
import { PdfButton } from './PdfButton';
import { QuotationChip } from './QuotationChip';

interface QuotationPanelProps {
  readonly quotation: Quotation;
  /** The quotations before it. */
  readonly earlier: ReactNode;
}

/** One quotation: its lines, its amount, how long it is valid, and the member's answer. */
export function QuotationPanel({ quotation, earlier }: QuotationPanelProps) {
  const { code, revision, state, created, lines, note } = quotation;
  const [shown, showAll] = useFolded(lines, { first: 20, what: '项' });
  return (
    <Panel title="报价单" aside={<QuotationChip state={state} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
          {code} · 第 {revision} 版 · {formatInstant(created)} 出具
        </Typography>
        <PdfButton quotation={quotation} />
      </Box>
      <Box component="ul" aria-label="报价项目" sx={plainList}>
        {shown.map((one, index) => (
          <PricedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key and never change
            key={index}
            {...one}
            name={<LineName name={one.name} />}
            detail={one.option_text.join('；')}
          />
        ))}
      </Box>
      {showAll}
      <PriceTotals {...quotation} />
      {note && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', ...written }}>
          说明：{note}
        </Typography>
      )}
      {state === 'open' ? <Answer quotation={quotation} /> : <Outcome quotation={quotation} />}
      {earlier}
    </Panel>
  );
}

const LineName = ({ name }: { readonly name: string }) => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
);
