import { createQueryClient } from '@portal/shared/api';
import { DeskSession } from './deskSession';

/** The answers that the desk keeps: its own, so that no login or logout of the shop clears them. */
export const deskQueries = createQueryClient();

export const desk = new DeskSession(deskQueries);

let isStarted = false;

/** Starts the session once, when the first page of the desk is shown. */
export function startDesk(): void {
  if (isStarted) return;
  isStarted = true;
  desk.start();
  for (const cache of [deskQueries.getQueryCache(), deskQueries.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') desk.refused(event.action.error);
    });
}
