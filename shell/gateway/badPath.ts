import { type ErrorId, errors } from '@portal/shared/contract';
import { isPathTooLong } from '@portal/shared/node';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, sendRefusal } from './api';
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
