import { useSyncExternalStore } from 'react';

/** Room in px that the buttons at the window's lower right corner take on a phone. */
const room = { width: 60, height: 132 };

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

function coversField(): boolean {
  const { innerWidth, innerHeight } = window;
  return [...document.querySelectorAll('main :is(input, textarea, select)')].some((field) => {
    const { top, right, bottom, width } = field.getBoundingClientRect();
    const beside = right < innerWidth - room.width;
    return width > 0 && !beside && bottom > innerHeight - room.height && top < innerHeight;
  });
}

/** Returns whether the buttons would lie over a field. `shown` is false while they are away: then nothing is measured. */
export const useOverField = (shown: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown && coversField(),
    () => false,
  );
