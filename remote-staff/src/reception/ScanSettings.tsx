import { TextField } from '@portal/shared/controls';
import { Check } from '@portal/shared/parts';
import { texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import type { ScanMode } from './scan';
import { soundOn } from './sound';

interface ScanSettingsProps {
  readonly mode: ScanMode;
  readonly place: string;
  readonly onPlace: (place: string) => void;
}

const [label, length] = texts.samplePlace;

/** What holds for all scans until it is changed: the place, and whether they sound. */
export function ScanSettings({ mode, place, onPlace }: ScanSettingsProps) {
  const [sounds, setSounds] = useState(() => soundOn.read() ?? true);
  const isMissing = mode === 'place' && place.trim() === '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <TextField
        label={mode === 'place' ? `${label}（必填）` : `${label}（可不填）`}
        value={place}
        onChange={({ target }) => onPlace(target.value)}
        error={isMissing}
        helperText={isMissing ? '先填写要放到哪里，再扫描' : '对之后扫描的样品都有效'}
        size="small"
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: length } }}
      />
      <Check
        checked={sounds}
        onChange={({ target }) => {
          setSounds(target.checked);
          soundOn.write(target.checked);
        }}
      >
        提示音
      </Check>
    </Box>
  );
}
