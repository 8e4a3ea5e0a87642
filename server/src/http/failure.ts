import { isPathTooLong, notRunHeader, retryAfterUnavailable } from '@portal/shared/node';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isContended, isStorageFull, isUnavailable } from '../db/errorCode';
import type { App } from '../deps';
import { Unconfigured } from '../ports/unconfigured';
import { Unreachable } from '../ports/unreachable';
import { failed } from './envelope';
import { Refusal, refuse } from './error';

/** Refusal for each of Fastify's own error codes. */
const fastifyErrors: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse('body_too_large'),
  FST_REQ_FILE_TOO_LARGE: () => refuse('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refuse('unsupported_media'),
};

/** Answers every refusal and every error in the envelope. */
export function answerErrors(app: App): void {
  app.setNotFoundHandler((request, reply) => answer(request, reply, refuse('unknown_path')));
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) =>
    answer(request, reply, refusalOf(error, request)),
  );
}

/** Refuses a path longer than any call's before anything else reads it. */
export function refuseLongPaths(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (isPathTooLong(request.url)) throw refuse('path_too_long');
  });
}

/** A URL that can't be decoded is an unknown path. */
export function answerBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(request, reply, refuse('unknown_path'));
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const retryAfter =
    refusal.details.retryAfter ?? (refusal.status === 503 ? retryAfterUnavailable : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (refusal.details.notRun) reply.header(notRunHeader, 'true');
  return reply.code(refusal.status).send(failed(refusal, request.id));
}

function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const known = fastifyErrors[error.code];
  if (known) return known();
  if (error instanceof Unconfigured) return refuse('unavailable');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('malformed_body');
  if (error instanceof Unreachable) {
    request.log.error({ err: error }, 'a provider failed');
    return refuse('unavailable');
  }
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'a volume is full');
    return refuse('storage_full');
  }
  request.log.error({ err: error }, 'call failed');
  return refuse(isUnavailable(error) || isContended(error) ? 'unavailable' : 'internal');
}
