/** A point of a stroke, in widths of the frame, so that strokes keep their shape when the frame's size changes. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The points between pen down and pen up. */
export type Stroke = readonly Point[];

/** Width of the pen, in widths of the frame. */
const pen = 0.007;
/** Width of the exported picture in pixels. */
const exportedWidth = 1000;

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'strokeStyle'
>;

/** Draws strokes on a frame of this width, as curves through the middles between their points. */
export function drawStrokes(context: Pen, strokes: readonly Stroke[], width: number): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = pen * width;
  context.strokeStyle = '#10202a';
  for (const stroke of strokes) {
    const points = stroke.map(({ x, y }) => ({ x: x * width, y: y * width }));
    const [first, ...others] = points;
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x, first.y);
    // A line of no length is drawn as a dot by the round cap.
    context.lineTo(first.x, first.y);
    others.forEach((point, index) => {
      const next = others[index + 1];
      if (next) context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
      else context.lineTo(point.x, point.y);
    });
    context.stroke();
  }
}

/** Returns the strokes as PNG in base64; `ratio` is the frame's height in widths. */
export function signaturePng(strokes: readonly Stroke[], ratio: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = exportedWidth;
  canvas.height = Math.round(exportedWidth * ratio);
  const context = canvas.getContext('2d');
  if (context) drawStrokes(context, strokes, exportedWidth);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Returns the length of all strokes, in widths of the frame. */
export function lengthOf(strokes: readonly Stroke[]): number {
  return strokes.reduce(
    (sum, stroke) =>
      sum +
      stroke.reduce((length, { x, y }, at) => {
        const before = stroke[at - 1];
        return before ? length + Math.hypot(x - before.x, y - before.y) : length;
      }, 0),
    0,
  );
}
