import { TextField } from '@portal/shared/controls';
import { texts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { newDraft, type RunDraft } from './runDraft';

interface InsertRunProps {
  readonly drafts: readonly RunDraft[];
  /** Puts a row before the one with this key; at the end when there is none. */
  readonly onInsert: (draft: RunDraft, before: string) => void;
  /** True when the worksheet has no room for one more. */
  readonly isFull: boolean;
}

const [, labelLength] = texts.runLabel;

/** Adds a blank or a standard to the run order, by name and place. */
export function InsertRun({ drafts, onInsert, isFull }: InsertRunProps) {
  const [label, setLabel] = useState('');
  const [before, setBefore] = useState('');
  const insert = (kind: 'blank' | 'standard') => {
    onInsert(newDraft(kind, label), before);
    setLabel('');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5 }}>
      <TextField
        size="small"
        label="空白或标样的名称"
        placeholder="如 NIST 640f"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        sx={{ width: { xs: 1, sm: 220 } }}
        slotProps={{ htmlInput: { maxLength: labelLength } }}
      />
      <TextField
        select
        size="small"
        label="插入位置"
        value={before}
        onChange={({ target }) => setBefore(target.value)}
        sx={{ width: { xs: 1, sm: 220 } }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">最后</option>
        {drafts.map(({ key, label: name }, index) => (
          <option key={key} value={key}>
            第 {index + 1} 行 {name} 之前
          </option>
        ))}
      </TextField>
      <Button variant="outlined" disabled={isFull} onClick={() => insert('blank')}>
        加空白
      </Button>
      <Button variant="outlined" disabled={isFull} onClick={() => insert('standard')}>
        加标样
      </Button>
    </Box>
  );
}
