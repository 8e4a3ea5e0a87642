import { FieldError } from '@portal/shared/form';
import { Box, Button } from '@portal/shared/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { drawStrokes, type Point, type Stroke } from './strokes';

/** Height of the frame in widths. */
export const padRatio = 0.42;

interface SignaturePadProps {
  readonly strokes: readonly Stroke[];
  readonly error: string | undefined;
  readonly onChange: (strokes: readonly Stroke[]) => void;
}

/** A frame in which a signature is drawn by finger, pen or mouse. White in dark schemes too, as the signed copy is. */
export function SignaturePad({ strokes, error, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [running, setRunning] = useState<Stroke>();
  // Several moves may arrive before the next rendering.
  const latest = useRef<Stroke>(undefined);
  const width = useWidth(canvas);
  useEffect(() => {
    const frame = canvas.current;
    if (!frame || width === 0) return;
    const pixels = width * window.devicePixelRatio;
    frame.width = pixels;
    frame.height = pixels * padRatio;
    const context = frame.getContext('2d');
    if (context) drawStrokes(context, running ? [...strokes, running] : strokes, pixels);
  }, [strokes, running, width]);

  const add = (before: Stroke, events: readonly Place[], frame: Element) => {
    latest.current = [...before, ...events.map((one) => pointOf(one, frame))];
    setRunning(latest.current);
  };
  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    add([], [event.nativeEvent], event.currentTarget);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!latest.current || !event.isPrimary) return;
    const { nativeEvent, currentTarget } = event;
    const between = nativeEvent.getCoalescedEvents?.() ?? [];
    add(latest.current, between.length > 0 ? between : [nativeEvent], currentTarget);
  };
  const up = () => {
    const stroke = latest.current;
    if (!stroke) return;
    latest.current = undefined;
    setRunning(undefined);
    onChange([...strokes, stroke]);
  };
  return (
    <Box data-field="strokes">
      <Box sx={{ ...frameStyle, borderColor: error ? 'error.main' : 'text.disabled' }}>
        {strokes.length === 0 && !running && (
          <Box aria-hidden sx={hint}>
            请在此处手写签名
          </Box>
        )}
        <Box
          component="canvas"
          ref={canvas}
          role="img"
          tabIndex={-1}
          aria-label={strokes.length > 0 ? `签名框，已写 ${strokes.length} 笔` : '签名框，空白'}
          data-focus
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
          sx={{ display: 'block', width: 1, height: 1, touchAction: 'none', cursor: 'crosshair' }}
        />
      </Box>
      <FieldError>{error}</FieldError>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          撤销一笔
        </Button>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={strokes.length === 0}
          onClick={() => onChange([])}
        >
          清除
        </Button>
      </Box>
    </Box>
  );
}

type Place = Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>;

function pointOf({ clientX, clientY }: Place, frame: Element): Point {
  const { left, top, width } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / width };
}

/** Returns the width of the canvas in the page, which changes when a phone is turned. */
function useWidth(canvas: { readonly current: HTMLCanvasElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const frame = canvas.current;
    if (!frame) return;
    const measure = () => setWidth(frame.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [canvas]);
  return width;
}

const frameStyle = {
  position: 'relative',
  width: 1,
  aspectRatio: `1 / ${padRatio}`,
  border: '1px dashed',
  borderRadius: 1,
  bgcolor: '#fff',
  overflow: 'hidden',
} as const;

const hint = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: '#51626c',
  fontSize: 15,
} as const;
