/** Entry of the shell's server code, which the gateway runs in a worker: draws pages of one release of an area. */
import './given';
import { parentPort } from 'node:worker_threads';
import { enableStaticRendering } from 'mobx-react-lite';
import type { Question, WorkerAnswer } from '../../manifest/drawing';
import { areaModule } from './areaModule';
import { callsOf, firstDrawn, portalRoutes } from './drawnRoutes';
import { drawPage } from './drawPage';
import { given } from './given';

enableStaticRendering(true);

const module = areaModule(given.code);
const routes = portalRoutes(module.routes);

async function answer({ path, answers }: Question): Promise<WorkerAnswer> {
  const url = new URL(path, 'https://portal.invalid');
  if (!answers) return { calls: callsOf(routes, url) };
  return { page: await drawPage(routes, url, answers) };
}

const tell = (told: WorkerAnswer) => parentPort?.postMessage(told);

parentPort?.on('message', (question: Question) => {
  answer(question).then(tell, (error: unknown) =>
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

/** Draws a page without its content, because the first page of a thread takes ten times as long as the next ones. */
async function warmUp(): Promise<void> {
  const path = firstDrawn(module.routes)?.replace(/:\w+\??/g, 'first');
  if (path !== undefined) await answer({ path, answers: [] }).catch(() => undefined);
}

void warmUp().then(() => tell({ ready: true }));
