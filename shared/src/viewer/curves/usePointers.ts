import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Scene } from '../plot/scene';
import type { PlotWindow } from './usePlotWindow';

/** Zoom of one notch of a wheel. */
const notch = 0.85;

/** Px that a press may move and still be a press, not a drag. */
const still = 5;

/**
 * Returns the handlers by which pointers move and zoom the drawing. `onPoint` is told the px that the pointer is over, `onPress` the
 * px of a press with one pointer that did not drag.
 */
export function usePointers(
  place: RefObject<HTMLElement | null>,
  scene: Scene,
  view: PlotWindow,
  onPoint: (px: number | undefined) => void,
  onPress: (px: number) => void,
) {
  const down = useRef(new Map<number, number>());
  /** Where the press began; undefined once it is a drag or has a second pointer. */
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useWheel(place, scene, view);
  const pxOf = (event: PointerEvent<HTMLElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    down.current.set(event.pointerId, pxOf(event));
    pressed.current = down.current.size === 1 ? { x: event.clientX, y: event.clientY } : undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const [px, before] = [pxOf(event), down.current.get(event.pointerId)];
    onPoint(px);
    if (before === undefined) return;
    const begun = pressed.current;
    if (begun && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > still)
      pressed.current = undefined;
    const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other === undefined) view.move(scene.valueAt(before) - scene.valueAt(px));
    else if (Math.abs(px - other) > 8)
      view.zoom(Math.abs(before - other) / Math.abs(px - other), scene.valueAt(other));
    down.current.set(event.pointerId, px);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
    pressed.current = undefined;
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (pressed.current) onPress(pxOf(event));
    onPointerCancel(event);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onPointerLeave: () => onPoint(undefined),
    onDoubleClick: view.showAll,
  };
}

/** React's wheel handler is passive, so that the dialog would scroll as well. */
function useWheel(place: RefObject<HTMLElement | null>, scene: Scene, view: PlotWindow) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      // With nothing to zoom out of, the wheel scrolls what the drawing is in.
      if (event.deltaY > 0 && view.whole) return;
      event.preventDefault();
      const px = event.clientX - element.getBoundingClientRect().left;
      view.zoom(event.deltaY < 0 ? notch : 1 / notch, scene.valueAt(px));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [place, scene, view]);
}
