import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { listen } from '../../db/announcement';
import { changeChannel, decodeChange } from '../../db/change';
import type { App } from '../../deps';
import { clearAll, clearAnnounced } from '../readCache';

/**
 * Hears what transactions of all processes have changed and what processes announce: cached answers are cleared, and the desk is
 * told. `url` must not lead through PgBouncer in transaction mode, where nothing is heard; the desk is then told nothing and asks by
 * itself. Undefined for a database in this process. Resolves to what ends it.
 */
export async function hearChanges(app: App, url: string | undefined): Promise<() => Promise<void>> {
  const probe = `? ${randomUUID()}`;
  const { db } = app.deps;
  const changed = (message: string) => {
    if (message === probe) app.live.heard();
    else if (!message.startsWith('?')) app.live.tell(decodeChange(message));
  };
  /** What it sends itself comes back where LISTEN works. */
  const prove = () =>
    db.read((tx) => tx.execute(sql`SELECT pg_notify(${changeChannel}, ${probe})`)).catch(() => undefined);
  if (url === undefined) {
    const end = await db.hear?.(changeChannel, changed);
    await prove();
    return async () => end?.();
  }
  return listen(url, {
    onMessage: (message, channel) => (channel === changeChannel ? changed(message) : clearAnnounced(message)),
    onConnected: () => {
      clearAll();
      void prove();
    },
    onLost: (error) => {
      app.log.warn({ err: error }, 'announcements of other processes are not received');
      app.live.lost();
    },
  });
}
