import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOrZero, limits } from '@portal/shared/rules';
import { countOf } from './countOf';

/** Count and price of a line as they are typed. */
export interface TypedPrice {
  readonly count: string;
  /** Yuan for one. */
  readonly price: string;
}

interface PriceFieldsProps<Typed extends TypedPrice> {
  /** What the fields are of, for their names. */
  readonly of: string;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

/** The fields for the count and the price of a line. */
export function PriceFields<Typed extends TypedPrice>({ of, typed, onType }: PriceFieldsProps<Typed>) {
  const { count, price } = typed;
  const isWrongCount = count.trim() !== '' && countOf(count) === undefined;
  const isWrongPrice = price.trim() !== '' && fenOrZero(price) === undefined;
  return (
    <>
      <TextField
        size="small"
        label="数量"
        value={count}
        onChange={({ target }) => onType({ ...typed, count: target.value })}
        error={isWrongCount}
        helperText={isWrongCount ? `1–${limits.countMax}` : undefined}
        sx={{ width: 90 }}
        slotProps={{ htmlInput: { 'aria-label': `数量 ${of}`, inputMode: 'numeric', maxLength: 6 } }}
      />
      <TextField
        size="small"
        label="单价（元）"
        value={price}
        onChange={({ target }) => onType({ ...typed, price: target.value })}
        error={isWrongPrice}
        helperText={isWrongPrice ? amountMessage('单价', price) : undefined}
        sx={{ flex: '1 1 110px' }}
        slotProps={{ htmlInput: { 'aria-label': `单价 ${of}`, inputMode: 'decimal', maxLength: 20 } }}
      />
    </>
  );
}
