import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../deps';
import { openApi } from './openapi';

const parsed = (text: string): Record<string, unknown> => JSON.parse(text);

const policy = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:"]
  .concat("connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'")
  .join('; ');

/** `/api/docs`: the API documentation, with files of this server only; `/api/docs/json`: the OpenAPI document. */
export async function docsRoutes(app: App): Promise<void> {
  // Generated on the first request, because it takes longer than the rest of the start.
  let document: Record<string, unknown> | undefined;
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The package's own policy names foreign hosts and upgrades requests to TLS, which local mode lacks.
    staticCSP: policy,
    theme: { title: '接口文档' },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: true, validatorUrl: null },
    // Plain JSON, because the package's types support only OpenAPI 3.0.
    transformSpecification: () => {
      document ??= parsed(JSON.stringify(openApi()));
      return document;
    },
    transformSpecificationClone: false,
  });
}
