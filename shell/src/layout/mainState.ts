import { observable } from 'mobx';

/**
 * What `remotes/watchRoot.ts` has seen of the container of the pages: how often it must be built again because code of an area has
 * emptied it, and the path of a page that does so each time.
 */
export const mainState = observable({ builds: 0, emptiedAt: '' });

/** Marks the container's first child, which React never removes: without it the container was emptied by others. */
export const firstMark = 'data-first';
