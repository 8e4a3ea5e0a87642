import type { Data } from '@portal/shared/contract';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { usePageActs } from '../ui/pageActs';
import { CloseDialog } from './CloseDialog';
import { DeliverCheckedDialog } from './DeliverCheckedDialog';

interface WorksheetActsProps {
  readonly worksheet: Data<'staff/worksheet/detail'>;
  readonly onArrange: () => void;
}

/** What may be done with the worksheet as a whole: by button, or by the number in front of it. */
export function WorksheetActs({ worksheet, onArrange }: WorksheetActsProps) {
  const [asked, setAsked] = useState<'deliver' | 'close'>();
  const isClosed = worksheet.state === 'closed';
  const ready = worksheet.orders.filter(({ can, unchecked }) => can.includes('deliver') && unchecked === 0);
  const acts = [
    ...(ready.length > 0
      ? [{ label: `交付已复核的 ${ready.length} 个订单`, run: () => setAsked('deliver'), isMain: true }]
      : []),
    ...(isClosed ? [] : [{ label: '调整进样顺序', run: onArrange, isMain: false }]),
    { label: '打印', run: () => window.print(), isMain: false },
    ...(isClosed ? [] : [{ label: '结束工作单', run: () => setAsked('close'), isMain: false }]),
  ].map((act, index) => ({ ...act, key: String(index + 1) }));
  usePageActs(acts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {acts.map(({ label, key, run, isMain }) => (
        <Button key={key} variant={isMain ? 'contained' : 'outlined'} aria-keyshortcuts={key} onClick={run}>
          {key} {label}
        </Button>
      ))}
      {asked === 'deliver' && (
        <DeliverCheckedDialog code={worksheet.code} orders={ready} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'close' && <CloseDialog worksheet={worksheet} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}
