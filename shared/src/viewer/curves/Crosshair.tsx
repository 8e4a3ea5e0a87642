import { chartNumber } from '@portal/shared/chart';
import { Box } from '@portal/shared/ui';
import { type Ink, strokeOf } from '../plot/ink';
import { nearestOf } from '../plot/nearest';
import type { Scene, Titles } from '../plot/scene';
import type { Drawn } from '../plot/window';

interface CrosshairProps {
  /** Px from the left. */
  readonly at: number;
  readonly drawn: readonly Drawn[];
  readonly scene: Scene;
  readonly ink: Ink;
  readonly titles: Titles;
}

/** The measured points nearest to the pointer, one of each curve, with their values. */
export function Crosshair({ at, drawn, scene, ink, titles }: CrosshairProps) {
  const { box, valueAt, xOf, yOf } = scene;
  if (at < box.left || at > box.right) return null;
  const points = drawn.flatMap((curve) => {
    const point = nearestOf(curve, valueAt(at));
    return point ? [{ ...point, curve }] : [];
  });
  const [first] = points;
  if (!first) return null;
  const left = xOf(first.x);
  const right = left > (box.left + box.right) / 2;
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      <Box sx={{ ...hair, top: box.top, height: box.bottom - box.top, left }} />
      {points.map(({ curve, x, y }) => (
        <Box
          key={curve.key}
          sx={{ ...dot, left: xOf(x), top: yOf(y), bgcolor: strokeOf(ink, curve.style).colour }}
        />
      ))}
      <Box
        sx={{
          ...readout,
          top: box.top + 6,
          ...(right ? { right: scene.frame.width - left + 8 } : { left: left + 8 }),
        }}
      >
        <div>
          {titles.x} {chartNumber(first.x)}
        </div>
        {points.map(({ curve, y }) => (
          <div key={curve.key}>
            <Box component="span" sx={{ color: strokeOf(ink, curve.style).colour }}>
              ●
            </Box>{' '}
            {drawn.length > 1 && `${curve.name} `}
            {chartNumber(y)}
          </div>
        ))}
      </Box>
    </Box>
  );
}

const hair = { position: 'absolute', width: '1px', bgcolor: 'text.secondary', opacity: 0.5 } as const;
const dot = {
  position: 'absolute',
  width: 7,
  height: 7,
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
} as const;
const readout = {
  position: 'absolute',
  maxWidth: 240,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 2,
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
