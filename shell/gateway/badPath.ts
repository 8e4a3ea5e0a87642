import { type ErrorId, errors } from '@portal/shared/contract';
import { isPathTooLong } from '@portal/shared/node';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, sendRefusal } from './api/api';
import { sendNotice } from './page/noticePage';

function refuse(request: FastifyRequest, reply: FastifyReply, error: ErrorId, title: string) {
  if (isApiPath(request.url)) return sendRefusal(reply, error);
  return sendNotice(reply, errors[error].status, title, `${errors[error].msg}。`);
}

/** Answers 414 to a path that is too long, before any other code reads it. */
export function refuseLongPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isPathTooLong(request.url)) return refuse(request, reply, 'path_too_long', '网址过长');
  });
}

/** Answers 404 to a path with invalid percent-encoding. */
export function answerBadPath(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void refuse(request, reply, 'unknown_path', '网址有误');
}

/** Answers unknown paths and errors of the gateway in the envelope or by a page, as `refuse` does. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'unknown_path', '网址有误'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The package for files answers a folder with 403.
    if (error.statusCode === 403 || error.statusCode === 404)
      return refuse(request, reply, 'unknown_path', '网址有误');
    if (error.statusCode !== undefined && error.statusCode < 500)
      return refuse(
        request,
        reply,
        error.statusCode === 413 ? 'body_too_large' : 'malformed_request',
        '请求有误',
      );
    request.log.error({ err: error }, 'request failed');
    return refuse(request, reply, 'internal', '系统繁忙');
  });
}

/** Keeps browsers and proxies from storing an error for as long as the file that was asked for. */
export function neverStoreErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
}
