import type { Evaluation } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { findOwnOrder } from '../order/order.repo';
import { findFiles } from '../upload/upload.repo';
import { presentAll, presentAllReleased, presentOrderEvaluations } from './evaluation.list.service';
import { type EvaluationRow, listOwn, listReleased, stateOfPicture } from './evaluation.repo';
import { addEvaluation } from './evaluation.service';

const pictureHeaders = {
  // A hidden picture disappears from caches soon.
  'cache-control': 'public, max-age=300',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Calls of members and visitors, and `GET /api/open/evaluation/picture/<rid>`: a picture of a released evaluation. */
export function evaluationRoutes(app: App): void {
  route(app, 'auth/evaluate/add', (input, { db, member, secret, now }) =>
    db.transaction(async (tx) => {
      const row = await addEvaluation(tx, input, { user_rid: member.rid, at: now() });
      return presentOne(tx, row, { secret, now: now() });
    }),
  );

  route(app, 'auth/evaluate/list4person', ({ order_rid, ...page }, { db, member, secret, now }) =>
    db.read(async (tx) => {
      const { rows, next } = await listOwn(tx, member.rid, order_rid, page);
      return { list: await presentAll(tx, rows, { secret, now: now() }), next };
    }),
  );

  route(app, 'auth/evaluate/order', ({ order_rid }, { db, member, secret, now }) =>
    db.read(async (tx) => {
      const order = await findOwnOrder(tx, member.rid, order_rid);
      if (!order) throw refuse('not_found', { noun: 'order' });
      return presentOrderEvaluations(tx, order, { secret, now: now() });
    }),
  );

  cachedReads(app, (reads) => {
    route(reads, 'open/web/evaluation/list', ({ device_rid, ...page }, { db }) =>
      db.read(async (tx) => {
        const { rows, next } = await listReleased(tx, device_rid, page);
        return { list: await presentAllReleased(tx, rows), next };
      }),
    );
  });

  app.get<{ Params: { rid: string } }>('/api/open/evaluation/picture/:rid', async (request, reply) => {
    const { db, ports } = app.deps;
    const { rid } = request.params;
    const file = await db.read(async (tx) =>
      (await stateOfPicture(tx, rid)) === 'released' ? (await findFiles(tx, [rid]))[0] : undefined,
    );
    const content = file && (await ports.files.open(file.stored));
    if (!file || !content) throw refuse('not_found');
    reply.headers({ ...pictureHeaders, 'content-type': file.mime, 'content-length': content.size });
    return reply.send(content.stream);
  });
}

/** Returns one evaluation as its member and staff read it. */
export async function presentOne(
  tx: Tx,
  row: EvaluationRow,
  link: { readonly secret: string; readonly now: Date },
): Promise<Evaluation> {
  const [one] = await presentAll(tx, [row], link);
  if (!one) throw new Error('an evaluation was not presented');
  return one;
}
