import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../deps';
import { openApiText } from './file';

/** `/api/docs`: the API to read and try, from files of this server alone; `/api/docs/json` for programs. */
export async function docsRoutes(app: App): Promise<void> {
  // As plain JSON: the package's types know OpenAPI 3.0 only.
  const document = JSON.parse(openApiText());
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: '接口文档' },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: true, validatorUrl: null },
  });
}
