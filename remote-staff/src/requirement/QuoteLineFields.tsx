import type { StaffDeviceRow } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Box, Button } from '@portal/shared/ui';
import { PriceFields } from '../ui/quote/PriceFields';
import { LineChoices } from './LineChoices';
import type { TypedLine } from './quoteLines';

interface QuoteLineFieldsProps {
  /** Code of the requirement. */
  readonly code: string;
  /** Counted from 1, for the names of the fields. */
  readonly position: number;
  readonly line: TypedLine;
  readonly services: readonly StaffDeviceRow[];
  readonly onType: (line: TypedLine) => void;
  /** Missing for the only line. */
  readonly onRemove?: (() => void) | undefined;
}

/** A service with its options, its count and its price for one. What the member pays today is offered, and taken by a press. */
export function QuoteLineFields({ code, position, line, services, onType, onRemove }: QuoteLineFieldsProps) {
  const { device_rid } = line;
  const choose = (rid: string) => onType({ ...line, device_rid: rid, options: undefined, price: '' });
  const name = (label: string) => ({ 'aria-label': `${label} ${position}` });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, mb: 2.5 }}>
      <TextField
        select
        size="small"
        label="服务项目"
        value={device_rid}
        onChange={({ target }) => choose(target.value)}
        sx={{ flex: '1 1 100%' }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: name('服务项目') }}
      >
        <option value="">请选择</option>
        {services.map(({ rid, name: title }) => (
          <option key={rid} value={rid}>
            {title}
          </option>
        ))}
      </TextField>
      {device_rid !== '' && <LineChoices code={code} position={position} line={line} onType={onType} />}
      <PriceFields of={`${position}`} typed={line} onType={onType} />
      {onRemove && (
        <Button size="small" color="inherit" aria-label={`移除项目 ${position}`} onClick={onRemove}>
          移除
        </Button>
      )}
    </Box>
  );
}
