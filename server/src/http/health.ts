import { retryAfterUnavailable } from '@portal/shared/node';
import type { App } from '../deps';
import type { Room } from '../kit/room';
import { isFull } from './room';

/** Timeout of a check in milliseconds. */
const timeoutMs = 2000;

/**
 * Adds `/healthz`, which answers while the process runs, and `/readyz`, which also needs the database and the files. A
 * process that can't store files fails in the middle of orders and payments, and the usual cause is its own: a volume
 * that is not mounted. Mail, text messages and WeChat are no condition: the outbox sends later, and a process that is taken out
 * would not reach them either. `room` has the bytes left for files, and with `storage full` uploads are refused; with `reads only` a
 * standby of the database answers and acts are refused. A process that stops is not ready: balancers send their requests elsewhere.
 */
export function healthRoutes(app: App): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (app.draining.begun)
      return reply.code(503).header('retry-after', retryAfterUnavailable).send({ status: 'stopping' });
    const { db, ports } = app.deps;
    const writes = db.canWrite();
    const checks = { database: writes, files: ports.files.check() };
    // Awaited together: a check that fails while another one is awaited would end the process.
    const failures = await Promise.all(
      Object.entries(checks).map(([name, check]) =>
        answersInTime(check).then(
          () => [],
          (error: unknown) => {
            request.log.warn({ err: error, check: name }, 'not ready');
            return [name];
          },
        ),
      ),
    );
    const failed = failures.flat();
    const room = await ports.disk.room().catch(() => undefined);
    // A full volume and a standby still answer reads: a balancer that took such processes out would end these, too.
    if (failed.length === 0) return { status: statusOf(await writes, room), room };
    reply.code(503).header('retry-after', retryAfterUnavailable);
    return reply.send({ status: 'unavailable', failed });
  });
}

function statusOf(canWrite: boolean, room: Room | undefined): 'ok' | 'reads only' | 'storage full' {
  if (!canWrite) return 'reads only';
  return room && isFull(room) ? 'storage full' : 'ok';
}

async function answersInTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
