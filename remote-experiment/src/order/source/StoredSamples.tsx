import type { StoredSample } from '@portal/shared/contract';
import { FieldError, fieldsOf } from '@portal/shared/form';
import { Check, plainList } from '@portal/shared/parts';
import { sampleForms, type sampleRange } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import type { OrderFields } from '../orderFields';

const { useField } = fieldsOf<OrderFields>();

interface StoredSamplesProps {
  readonly stored: readonly StoredSample[];
  readonly range: ReturnType<typeof sampleRange>;
}

/** Choice of stored samples, each with the order that it came with. */
export function StoredSamples({ stored, range: { least, most } }: StoredSamplesProps) {
  const { value: chosen, error, set } = useField('stored_rids');
  const toggle = (rid: string, on: boolean) =>
    set(on ? [...chosen, rid] : chosen.filter((one) => one !== rid));
  return (
    <Box data-field="stored_rids" role="group" aria-label="留存样品">
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        需要选择 {least === most ? least : `${least}–${most}`} 个样品，已选 {chosen.length} 个
      </Typography>
      <Box component="ul" sx={list}>
        {stored.map(({ rid, number, name, form, order_code }) => (
          <li key={rid}>
            <Check checked={chosen.includes(rid)} onChange={({ target }) => toggle(rid, target.checked)}>
              <span>
                {number}　{name}（{sampleForms[form]}）
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  订单 {order_code}
                </Box>
              </span>
            </Check>
          </li>
        ))}
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  maxHeight: 320,
  overflow: 'auto',
} as const;
