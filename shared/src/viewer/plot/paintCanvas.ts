import { type Ink, strokeOf } from './ink';
import type { Scene } from './scene';

/** Part of a curve's colour with which the original is drawn beside the changed one. */
export const faintness = 0.4;

/** Part of the letters' colour that lies over an annotated span. */
export const markShade = 0.08;

/** Paints a scene on a canvas whose units are the scene's px. */
export function paintCanvas(context: CanvasRenderingContext2D, scene: Scene, ink: Ink, family: string): void {
  const { frame, box } = scene;
  context.clearRect(0, 0, frame.width, frame.height);
  if (ink.paper !== null) {
    context.fillStyle = ink.paper;
    context.fillRect(0, 0, frame.width, frame.height);
  }
  paintAxes(context, scene, ink);
  paintMarks(context, scene, ink);
  paintTexts(context, scene, ink, family);
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  context.clip();
  for (const { style, faint, strokes } of scene.paths) {
    context.globalAlpha = faint ? faintness : 1;
    const { colour, dash } = strokeOf(ink, style);
    context.strokeStyle = colour;
    context.lineWidth = frame.font / 9;
    context.lineJoin = 'round';
    context.setLineDash(dash.map((part) => (part * frame.font) / 12));
    context.beginPath();
    for (const points of strokes) {
      context.moveTo(points[0] ?? 0, points[1] ?? 0);
      // A single point would not be seen as a line of no length.
      if (points.length === 2) context.lineTo((points[0] ?? 0) + 1, points[1] ?? 0);
      for (let index = 2; index < points.length; index += 2)
        context.lineTo(points[index] ?? 0, points[index + 1] ?? 0);
    }
    context.stroke();
  }
  context.restore();
}

function paintAxes(context: CanvasRenderingContext2D, { grid, box, frame }: Scene, ink: Ink) {
  context.setLineDash([]);
  context.lineWidth = frame.font / 12;
  context.strokeStyle = ink.grid;
  context.beginPath();
  for (const [x1, y1, x2, y2] of grid) {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  }
  context.stroke();
  context.strokeStyle = ink.frame;
  context.strokeRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}

function paintMarks(context: CanvasRenderingContext2D, { marks, box, frame }: Scene, ink: Ink) {
  context.strokeStyle = ink.text;
  context.fillStyle = ink.text;
  context.lineWidth = frame.font / 12;
  context.setLineDash([frame.font / 4, frame.font / 4]);
  for (const { left, right, lines } of marks) {
    context.globalAlpha = markShade;
    context.fillRect(left, box.top, right - left, box.bottom - box.top);
    context.globalAlpha = 1;
    context.beginPath();
    for (const x of lines) {
      context.moveTo(x, box.top);
      context.lineTo(x, box.bottom);
    }
    context.stroke();
  }
  context.setLineDash([]);
}

function paintTexts(
  context: CanvasRenderingContext2D,
  { texts, marks, frame }: Scene,
  ink: Ink,
  family: string,
) {
  context.fillStyle = ink.text;
  context.font = `${frame.font}px ${family}`;
  const aligned = { start: 'left', middle: 'center', end: 'right' } as const;
  for (const { x, y, text, anchor, upright } of [...texts, ...marks.map((mark) => mark.text)]) {
    context.save();
    context.translate(x, y);
    if (upright) context.rotate(-Math.PI / 2);
    context.textAlign = aligned[anchor];
    context.fillText(text, 0, 0);
    context.restore();
  }
}
