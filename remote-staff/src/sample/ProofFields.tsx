import { TextField } from '@portal/shared/controls';
import { Box } from '@portal/shared/ui';
import { destructionWays, type TypedProof } from './destruction';

interface ProofFieldsProps {
  readonly typed: TypedProof;
  readonly onType: (typed: TypedProof) => void;
}

/** How samples are destroyed, who sees it, and the number of the paper that says so. */
export const ProofFields = ({ typed, onType }: ProofFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
    <TextField
      select
      label="处理方式"
      value={typed.way}
      onChange={({ target }) => onType({ ...typed, way: target.value })}
      fullWidth
      slotProps={{ select: { native: true } }}
    >
      {destructionWays.map((way) => (
        <option key={way}>{way}</option>
      ))}
    </TextField>
    <TextField
      label="见证人"
      value={typed.witness}
      onChange={({ target }) => onType({ ...typed, witness: target.value })}
      required
      fullWidth
      autoFocus
      slotProps={{ htmlInput: { maxLength: 40 } }}
    />
    <TextField
      label={typed.way === '其他' ? '处理方式说明、记录编号' : '记录编号或说明（可不填）'}
      value={typed.record}
      onChange={({ target }) => onType({ ...typed, record: target.value })}
      required={typed.way === '其他'}
      fullWidth
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  </Box>
);
