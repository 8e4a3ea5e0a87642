import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../deps';
import { openApiText } from './file';

/** `/api/docs`: the API documentation, with files of this server only; `/api/docs/json`: the OpenAPI document. */
export async function docsRoutes(app: App): Promise<void> {
  // Plain JSON, because the package's types support only OpenAPI 3.0.
  const document = JSON.parse(openApiText());
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: '接口文档' },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: true, validatorUrl: null },
  });
}
