import type { Data, Quotation } from '@portal/shared/contract';
import { Panel, PricedLine, PriceTotals, plainList } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { Answer } from './Answer';
import { Earlier } from './Earlier';
import { Outcome } from './Outcome';
import { PdfButton } from './PdfButton';
import { QuotationChip } from './QuotationChip';

interface QuotationPanelProps {
  readonly quotation: Quotation;
  readonly earlier: Data<'auth/quotation/list'>['list'];
}

/** One quotation: its lines, its amount, how long it is valid, and the member's answer. */
export function QuotationPanel({ quotation, earlier }: QuotationPanelProps) {
  const { code, revision, state, created, lines, note } = quotation;
  return (
    <Panel title="报价单" aside={<QuotationChip state={state} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
          {code} · 第 {revision} 版 · {formatInstant(created)} 出具
        </Typography>
        <PdfButton quotation={quotation} />
      </Box>
      <Box component="ul" aria-label="报价项目" sx={plainList}>
        {lines.map((one, index) => (
          <PricedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key and never change
            key={index}
            {...one}
            name={<LineName name={one.name} />}
            detail={one.option_text.join('；')}
          />
        ))}
      </Box>
      <PriceTotals {...quotation} />
      {note && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          说明：{note}
        </Typography>
      )}
      {state === 'open' ? <Answer quotation={quotation} /> : <Outcome quotation={quotation} />}
      <Earlier quotations={earlier} />
    </Panel>
  );
}

const LineName = ({ name }: { readonly name: string }) => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
);
