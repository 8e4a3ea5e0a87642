import createCache from '@emotion/cache';
import { createQueryClient } from '@portal/shared/api';
import { Dialogs } from '@portal/shared/portal';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Answered, DrawnPage } from '../../manifest/drawing';
import { Shell } from '../boot/Shell';
import { styleKey } from '../boot/styleCache';
import { guest } from '../session/guest';
import { drawnParts } from './drawnHtml';

/** React's mark of a part that it left to the browser, because it waits or has failed: it tells no reason. */
const unfinished = '<!--$!-->';

/** Renders a page with its header and footer as signed-out visitors see it. Rejects when it can't be rendered whole. */
export async function drawPage(
  routes: RouteObject[],
  url: URL,
  answers: readonly Answered[],
): Promise<DrawnPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`The page answers ${context.status}`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const queryClient = createQueryClient();
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
  const cache = createCache({ key: styleKey });
  // Rules are collected in the cache instead of being rendered between the elements.
  cache.compat = true;
  const rendered = renderToString(
    <Shell
      cache={cache}
      queryClient={queryClient}
      portal={{ session: guest, dialogs: new Dialogs(), prefetch: () => {} }}
      dialogCode={null}
      drawn
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Shell>,
  );
  queryClient.clear();
  if (rendered.includes(unfinished)) throw new Error('A part of the page waits for something, or has failed');
  return drawnParts(rendered, cache);
}
