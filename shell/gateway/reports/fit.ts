import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from '../options';
import { judge } from '../releases/choose';
import { type Offer, requirements } from '../releases/compatibility';
import { opsOnly } from './opsOnly';

/** Maximum size of a request in bytes: an area that made every call of the contract would have half of it. */
const bodyLimit = 1024 * 1024;

/**
 * Answers `POST /status/fit` with the verdict about a release before visitors get it: `npm run release` sends what the release was
 * built against.
 */
export function serveFit(
  app: FastifyInstance,
  offer: Offer,
  ops: Pick<GatewayOptions, 'opsToken' | 'mode'>,
): void {
  app.post('/status/fit', { onRequest: opsOnly(ops), bodyLimit }, (request, reply) => {
    const parsed = requirements.safeParse(request.body);
    return parsed.success ? reply.send(judge(parsed.data, offer)) : reply.code(400).send();
  });
}
