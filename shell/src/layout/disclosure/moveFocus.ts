import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Moves the focus along the links and buttons of a panel by arrow keys, Home and End. Does nothing without a panel.
 */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = steps[event.key];
  if (!step) return;
  const targets = [...(panel?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? targets.indexOf(focused) : -1;
  const inside = at >= 0;
  // Home and End act on the panel only when the focus is inside.
  if (!inside && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const next = targets[step(at, targets.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
