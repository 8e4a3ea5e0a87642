import type { StaffDeviceRow } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOf, limits, yuanOf } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { countOf, type TypedLine } from './quoteLines';

interface QuoteLineFieldsProps {
  /** Counted from 1, for the names of the fields. */
  readonly position: number;
  readonly line: TypedLine;
  readonly services: readonly StaffDeviceRow[];
  readonly onType: (line: TypedLine) => void;
  /** Missing for the only line. */
  readonly onRemove?: (() => void) | undefined;
}

/** A service with its count and its price for one; choosing a service offers its lowest price. */
export function QuoteLineFields({ position, line, services, onType, onRemove }: QuoteLineFieldsProps) {
  const { device_rid, count, price } = line;
  const isWrongCount = count.trim() !== '' && countOf(count) === undefined;
  const isWrongPrice = price.trim() !== '' && fenOf(price) === undefined;
  const choose = (rid: string) => {
    const offered = services.find((service) => service.rid === rid);
    onType({ ...line, device_rid: rid, price: offered ? yuanOf(offered.price_fen) : price });
  };
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
      <TextField
        size="small"
        label="数量"
        value={count}
        onChange={({ target }) => onType({ ...line, count: target.value })}
        error={isWrongCount}
        helperText={isWrongCount ? `1–${limits.countMax}` : undefined}
        sx={{ width: 90 }}
        slotProps={{ htmlInput: { ...name('数量'), inputMode: 'numeric', maxLength: 6 } }}
      />
      <TextField
        size="small"
        label="单价（元）"
        value={price}
        onChange={({ target }) => onType({ ...line, price: target.value })}
        error={isWrongPrice}
        helperText={isWrongPrice ? amountMessage('单价', price) : undefined}
        sx={{ flex: '1 1 110px' }}
        slotProps={{ htmlInput: { ...name('单价'), inputMode: 'decimal', maxLength: 20 } }}
      />
      {onRemove && (
        <Button size="small" color="inherit" aria-label={`移除项目 ${position}`} onClick={onRemove}>
          移除
        </Button>
      )}
    </Box>
  );
}
