import { TextField } from '@portal/shared/controls';
import { Box } from '@portal/shared/ui';
import { noAdjustment, signedFen, type TypedAdjustment, type TypedAdjustments } from './adjustments';

interface AdjustmentFieldsProps {
  readonly codes: readonly string[];
  readonly typed: TypedAdjustments;
  readonly onType: (typed: TypedAdjustments) => void;
}

/** Corrections of what orders cost: a signed amount and the reason that the member reads, for each order that has one. */
export const AdjustmentFields = ({ codes, typed, onType }: AdjustmentFieldsProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 14, color: 'text.secondary' }}>
      调整金额（可不填；减少写负数，如 -50）
    </Box>
    {codes.map((code) => {
      const own = typed.get(code) ?? noAdjustment;
      const change = (part: Partial<TypedAdjustment>) =>
        onType(new Map([...typed, [code, { ...own, ...part }]]));
      const isWrong = own.amount.trim() !== '' && signedFen(own.amount) === undefined;
      const isMissing = own.amount.trim() !== '' && own.reason.trim() === '';
      return (
        <Box key={code} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          <Box sx={{ width: 1, fontSize: 14 }}>{code}</Box>
          <TextField
            size="small"
            label="调整金额"
            value={own.amount}
            onChange={({ target }) => change({ amount: target.value })}
            error={isWrong}
            helperText={isWrong ? '请填写金额，如 -50' : undefined}
            sx={{ width: 120 }}
            slotProps={{ htmlInput: { 'aria-label': `调整金额 ${code}`, maxLength: 20 } }}
          />
          <TextField
            size="small"
            label="原因（客户可见）"
            value={own.reason}
            onChange={({ target }) => change({ reason: target.value })}
            error={isMissing}
            helperText={isMissing ? '请写明原因' : undefined}
            sx={{ flex: '1 1 160px' }}
            slotProps={{ htmlInput: { 'aria-label': `调整原因 ${code}`, maxLength: 200 } }}
          />
        </Box>
      );
    })}
  </Box>
);
