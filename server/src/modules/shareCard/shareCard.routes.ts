import type { FastifyReply } from 'fastify';
import type { App } from '../../deps';
import { articleCard, deviceCard, iconOf, portalCard } from './shareCard.service';

/** A card changes with its price or picture, which others need not know within the day. */
const headers = {
  'content-type': 'image/png',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
};

const send = (reply: FastifyReply, card: Buffer) => reply.headers(headers).send(card);

/** Serves the pictures that WeChat and others show for a link to a page. */
export function shareCardRoutes(app: App): void {
  app.get('/upload/card/portal.png', async (_request, reply) => send(reply, await portalCard()));
  app.get<{ Params: { size: string } }>('/upload/card/icon-:size.png', async ({ params }, reply) =>
    send(reply, await iconOf(params.size)),
  );
  app.get<{ Params: { rid: string } }>('/upload/card/device/:rid.png', async ({ params }, reply) =>
    send(reply, await deviceCard(app.deps, params.rid)),
  );
  app.get<{ Params: { rid: string } }>('/upload/card/article/:rid.png', async ({ params }, reply) =>
    send(reply, await articleCard(app.deps, params.rid)),
  );
}
