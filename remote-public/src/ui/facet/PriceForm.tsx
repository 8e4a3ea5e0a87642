import { typedText } from '@portal/shared/parts';
import { formatMessage } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type ListFilter, most } from '../list/listFilter';
import { type PriceRange, rangeOf } from './priceRange';

interface PriceFormProps {
  readonly filter: ListFilter;
  readonly onRange: (range: PriceRange) => void;
}

/** Form for a custom price range in whole yuan; either end may be empty. */
export function PriceForm({ filter, onRange }: PriceFormProps) {
  const { priceMin, priceMax } = filter;
  const id = useId();
  const min = useRef<HTMLInputElement>(null);
  const max = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<'min' | 'max' | null>(null);
  // Updates the fields after the range was changed by a price band, a chip or the back button.
  useEffect(() => {
    if (min.current) min.current.value = String(priceMin ?? '');
    if (max.current) max.current.value = String(priceMax ?? '');
    setWrong(null);
  }, [priceMin, priceMax]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const range = rangeOf(min.current?.value ?? '', max.current?.value ?? '');
    if ('wrong' in range) {
      setWrong(range.wrong);
      return (range.wrong === 'min' ? min : max).current?.focus();
    }
    setWrong(null);
    onRange(range);
  };
  const field = (end: 'min' | 'max') => ({
    ref: end === 'min' ? min : max,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: String(most.price).length,
    'aria-invalid': wrong === end,
    ...(wrong === end && { 'aria-describedby': id }),
  });
  return (
    <Box component="form" noValidate onSubmit={apply} aria-label="价格区间" sx={{ px: 1.5, mt: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box component="input" aria-label="最低价（元）" placeholder="最低" sx={input} {...field('min')} />
        <span aria-hidden="true">–</span>
        <Box component="input" aria-label="最高价（元）" placeholder="最高" sx={input} {...field('max')} />
        <Button type="submit" size="small" variant="outlined" sx={{ flex: 'none', minWidth: 0, px: 1 }}>
          确定
        </Button>
      </Box>
      {wrong && (
        <Box id={id} role="alert" sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {formatMessage(wrong === 'min' ? '最低价' : '最高价')}
        </Box>
      )}
    </Box>
  );
}

const input = {
  flex: '1 1 0',
  minWidth: 0,
  width: 0,
  height: 34,
  px: 1,
  border: '1px solid',
  // The border needs a contrast of 3:1 to the page.
  borderColor: 'color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  ...typedText,
  fontSize: { xs: '1rem', md: '0.875rem' },
  fontVariantNumeric: 'tabular-nums',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '&[aria-invalid=true]': { borderColor: 'error.main' },
} as const;
