import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EnvError } from '@portal/shared/node';
import { type Api, startApi } from './start';

export { type Api, startApi };

/** Milliseconds after which a shutdown that has drained no longer waits for requests in progress. */
const stopTimeoutMs = 10_000;

/** Prints why the server cannot start, in one line; unexpected errors are printed with their stack. */
function fail(error: unknown): never {
  const line =
    error instanceof EnvError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function stopOnSignal(api: Api): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 3 * api.env.drainTime + stopTimeoutMs).unref();
    api.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function listen(api: Api): Promise<string> {
  const { port, host } = api.env;
  try {
    return await api.app.listen({ port, host });
  } catch (error) {
    await api.stop();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new EnvError(`API_PORT ${port} is in use 端口已被占用，请换一个 API_PORT`);
    throw error;
  }
}

/** `node server/dist/server.mjs`: runs the API alone until a signal stops it. */
async function main(): Promise<void> {
  const api = await startApi(process.env);
  const url = await listen(api);
  stopOnSignal(api);
  process.stdout.write(`API ${url}\n`);
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) main().catch(fail);
