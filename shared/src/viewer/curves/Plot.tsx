import { useWidth } from '@portal/shared/chart';
import { pressedKey } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ViewNote } from '../notes/noteText';
import type { Ink } from '../plot/ink';
import { paintCanvas } from '../plot/paintCanvas';
import { type Scene, sceneOf, type Titles } from '../plot/scene';
import type { Drawn } from '../plot/window';
import { Crosshair } from './Crosshair';
import type { PlotWindow } from './usePlotWindow';
import { usePointers } from './usePointers';

interface PlotProps {
  readonly drawn: readonly Drawn[];
  readonly titles: Titles;
  readonly view: PlotWindow;
  readonly ink: Ink;
  /** What the drawing shows, in words. */
  readonly label: string;
  readonly notes: readonly ViewNote[];
  /** Abscissa of the marked spot. */
  readonly marked?: number | undefined;
  /** A spot was marked: pressed, or by the enter key the middle of what is shown. */
  readonly onMark: (x: number) => void;
}

/** Part of the window by which an arrow key moves. */
const keyStep = 0.1;

/** The drawing: dragging moves it, the wheel and two fingers zoom, arrow keys move, + and - zoom, 0 shows all; a press marks a spot. */
export function Plot({ drawn, titles, view, ink, label, notes, marked, onMark }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 640);
  const height = Math.round(Math.min(Math.max(width * 0.5, 280), 460));
  const frame = useMemo(() => ({ width, height, font: 12 }), [width, height]);
  const scene = useMemo(
    () => sceneOf({ curves: drawn, notes }, view.window, titles, frame),
    [drawn, notes, view.window, titles, frame],
  );
  const [pointed, setPointed] = useState<number>();
  const pointers = usePointers(place, scene, view, setPointed, (px) => {
    if (px >= scene.box.left && px <= scene.box.right) onMark(scene.valueAt(px));
  });
  const press = (event: KeyboardEvent) => {
    const width = (view.window.x[1] - view.window.x[0]) * (titles.reversed ? -1 : 1);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => view.move(-width * keyStep),
      ArrowRight: () => view.move(width * keyStep),
      '+': () => view.zoom(0.7),
      '=': () => view.zoom(0.7),
      '-': () => view.zoom(1 / 0.7),
      '0': view.showAll,
      Enter: () => onMark((view.window.x[0] + view.window.x[1]) / 2),
    };
    const act = acts[pressedKey(event) ?? ''];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Box
      ref={place}
      role="group"
      aria-label="谱图，方向键移动，加减号缩放，0 显示全部，回车键标记中间的位置"
      tabIndex={0}
      onKeyDown={press}
      {...pointers}
      sx={area}
    >
      <Painted scene={scene} ink={ink} label={label} />
      {marked !== undefined && <Spot scene={scene} x={marked} />}
      {pointed !== undefined && (
        <Crosshair at={pointed} drawn={drawn} scene={scene} ink={ink} titles={titles} />
      )}
    </Box>
  );
}

/** The marked spot as a dashed line over the drawing; none while it is outside of what is shown. */
function Spot({ scene, x }: { readonly scene: Scene; readonly x: number }) {
  const { box, xOf } = scene;
  const left = xOf(x);
  if (left < box.left || left > box.right) return null;
  return <Box aria-hidden sx={{ ...spot, top: box.top, height: box.bottom - box.top, left }} />;
}

interface PaintedProps {
  readonly scene: Scene;
  readonly ink: Ink;
  readonly label: string;
}

function Painted({ scene, ink, label }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = scene.frame;
  const ratio = usePixelRatio();
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintCanvas(context, scene, ink, getComputedStyle(context.canvas).fontFamily);
  }, [scene, ink, ratio]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      width={width * ratio}
      height={height * ratio}
      sx={{ display: 'block', width: '100%', height }}
    />
  );
}

/** Device pixels of a px; changes when the window moves to another screen. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio || 1);
  useEffect(() => {
    const change = () => setRatio(window.devicePixelRatio || 1);
    window.addEventListener('resize', change);
    return () => window.removeEventListener('resize', change);
  }, []);
  return ratio;
}

const spot = {
  position: 'absolute',
  borderLeft: '2px dashed',
  borderColor: 'warning.main',
  transform: 'translateX(-1px)',
  pointerEvents: 'none',
} as const;
const area = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 1,
  cursor: 'grab',
  // One finger up and down scrolls the dialog; sideways, and two fingers, are the drawing's.
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
