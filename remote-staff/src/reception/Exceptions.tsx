import { Panel } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import type { Reception } from './Reception';
import { ScanRows } from './ScanRows';
import { isSampleCode, type Scan } from './scan';
import { KeepDialog } from './unclaimed/KeepDialog';

interface ExceptionsProps {
  readonly reception: Reception;
  readonly exceptions: readonly Scan[];
}

/** A code that means nothing to the portal can be what is written on a parcel. */
const isKeepable = ({ state, mode, code }: Scan): boolean =>
  state === 'unknown' && mode === 'receive' && !isSampleCode(code);

/** Scans that a person has to settle: tried again, kept for their owner, or removed. */
export function Exceptions({ reception, exceptions }: ExceptionsProps) {
  const [kept, setKept] = useState<Scan>();
  if (exceptions.length === 0) return null;
  const button = (
    label: string,
    { code }: Scan,
    onClick: () => void,
    color: 'primary' | 'inherit' = 'primary',
  ) => (
    <Button size="small" color={color} aria-label={`${label} ${code}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Panel title={`待处理 ${exceptions.length}`}>
      <ScanRows
        scans={exceptions}
        acts={(scan) => (
          <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
            {isKeepable(scan) && button('记入待认领', scan, () => setKept(scan))}
            {button('重试', scan, () => reception.again(scan.key))}
            {button('移除', scan, () => reception.forget([scan.key]), 'inherit')}
          </Box>
        )}
      />
      {kept && (
        <KeepDialog
          mark={kept.code}
          place={kept.place}
          onClose={() => setKept(undefined)}
          onKept={() => reception.forget([kept.key])}
        />
      )}
    </Panel>
  );
}
