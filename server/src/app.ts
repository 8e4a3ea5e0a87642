import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App, Deps } from './deps';
import { answerErrors } from './http/failure';
import { registerMultipart } from './http/upload';
import { modules } from './modules';

const jsonLimit = 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    readonly deps: Deps;
  }
}

/** The application, ready to be listened with or injected into. */
export async function buildApp(deps: Deps): Promise<App> {
  const app: FastifyInstance = Fastify({ bodyLimit: jsonLimit, logger: false });
  app.decorate('deps', deps);
  answerErrors(app);
  await app.register(formbody);
  await registerMultipart(app);
  for (const add of modules) add(app);
  return app;
}
