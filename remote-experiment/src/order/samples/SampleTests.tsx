import { plainList } from '@portal/shared/parts';
import { sampleUnit, type TestItem, testGaps, testLabels } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useRef } from 'react';
import { type Ticked, tickedFor } from './ticked';

interface SampleTestsProps {
  /** The items that each sample goes to. */
  readonly rows: readonly Ticked[];
  /** The items that samples go to. */
  readonly items: readonly TestItem[];
  /** True when each sample shows its boxes. */
  readonly apart: boolean;
  readonly onApart: () => void;
  readonly onRows: (rows: readonly Ticked[]) => void;
  /** Sets the count of an item; missing where it can't be changed. */
  readonly onCount?: ((item: TestItem, count: number) => void) | undefined;
  /** Whether the count of an item may be changed. */
  readonly mayCount?: ((item: TestItem) => boolean) | undefined;
}

/**
 * Which samples go to which items: one line while all go to all. Otherwise each item with the number of samples that it counts and that
 * are ticked for it, and the two ways to make them agree.
 */
export function SampleTests({
  rows,
  items,
  apart,
  onApart,
  onRows,
  onCount,
  mayCount = always,
}: SampleTestsProps) {
  const box = useRef<HTMLDivElement>(null);
  const labels = testLabels(items);
  const gaps = testGaps(items, rows);
  /** The button that was pressed is gone afterwards. */
  const then = (act: () => void) => () => {
    act();
    box.current?.focus();
  };
  if (!apart)
    return (
      <Box sx={{ ...panel, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          每个样品都做：{[...labels.values()].join('、')}
        </Typography>
        <Button size="small" onClick={onApart}>
          按样品指定项目
        </Button>
      </Box>
    );
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="检测项目与样品" sx={panel}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {gaps.length > 0 ? '请为每个样品勾选检测项目，使勾选数与项目数量一致' : '检测项目与样品一致'}
      </Typography>
      <Box component="ul" role="status" sx={{ ...plainList, mt: 0.5 }}>
        {items.map((item) => {
          const gap = gaps.find(({ rid }) => rid === item.rid);
          const ticked = rows.filter(({ item_rids }) => item_rids.includes(item.rid)).length;
          return (
            <Box component="li" key={item.rid} sx={line}>
              <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{labels.get(item.rid)}</strong>{' '}
                <Box component="span" sx={{ color: gap ? 'error.main' : 'text.secondary' }}>
                  {item.unit === sampleUnit
                    ? `需 ${item.count} 个样品，已勾选 ${ticked} 个`
                    : `按${item.unit}计，已勾选 ${ticked} 个样品`}
                </Box>
              </Box>
              {gap && (
                <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`${labels.get(item.rid)}：${tickText(gap)}`}
                    onClick={then(() => onRows(tickedFor(rows, item)))}
                  >
                    {tickText(gap)}
                  </Button>
                  {onCount && ticked > 0 && mayCount(item) && (
                    <Button
                      size="small"
                      aria-label={`${labels.get(item.rid)}：数量改为 ${ticked}`}
                      onClick={then(() => onCount(item, ticked))}
                    >
                      数量改为 {ticked}
                    </Button>
                  )}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const always = () => true;

const tickText = ({ count, ticked }: { readonly count: number; readonly ticked: number }): string =>
  ticked > count ? `只勾选 ${count} 个` : `补勾到 ${count} 个`;

const panel = {
  mb: 2,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  '&:focus': { outline: 'none' },
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 0.5,
  typography: 'body2',
  '& button': { minHeight: 40 },
} as const;
