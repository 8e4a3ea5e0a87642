import type { StoredSample } from '@portal/shared/contract';
import { Check, plainList, useFolded } from '@portal/shared/parts';
import { limits, sampleForms, type sampleRange } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

interface StoredListProps {
  readonly stored: readonly StoredSample[];
  readonly range: ReturnType<typeof sampleRange>;
  readonly chosen: readonly string[];
  readonly onChange: (rids: readonly string[]) => void;
}

/** Stored samples to choose from, each with the order that it came with, and how many are needed. */
export function StoredList({ stored, range: { least, most }, chosen, onChange }: StoredListProps) {
  const toggle = (rid: string, on: boolean) =>
    onChange(on ? [...chosen, rid] : chosen.filter((one) => one !== rid));
  const [shown, showAll] = useFolded(stored, {
    first: 30,
    what: '个样品',
    keep: ({ rid }) => chosen.includes(rid),
  });
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        需要选择 {least === most ? least : `${least}–${most}`} 个样品，已选 {chosen.length} 个
      </Typography>
      <Box component="ul" sx={list}>
        {shown.map(({ rid, number, name, form, order_code }) => (
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
      {showAll}
      {stored.length >= limits.storedSamples && (
        <Typography variant="body2" role="note" sx={{ color: 'text.secondary' }}>
          {`这里列出最新的 ${limits.storedSamples} 个留存样品。`}
        </Typography>
      )}
    </>
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
