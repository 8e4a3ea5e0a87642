import { sql } from 'drizzle-orm';
import type { App } from '../deps';

/** Timeout of the database check in milliseconds. */
const timeoutMs = 2000;

/** Adds `/healthz`, which answers while the process runs, and `/readyz`, which also needs the database. */
export function healthRoutes(app: App): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      await answersInTime(app.deps.db.read((tx) => tx.execute(sql`SELECT 1`)));
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}

async function answersInTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
