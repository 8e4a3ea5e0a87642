import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildGateway } from './app';
import { type GatewayOptions, optionsFromEnv } from './options';

export interface Gateway {
  /** URL that the gateway listens on. */
  readonly url: string;
  /** Graceful shutdown: lets balancers go elsewhere, then accepts no more requests and finishes those in progress. */
  stop(): Promise<void>;
}

/** Starts the gateway. Rejects with an error of one line when an option is invalid or the port is in use. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { app, draining } = await buildGateway(options);
  const { port, host } = options;
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`PORT: ${port} is in use by another program`);
    }
    throw error;
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const stop = async () => {
    await draining.run();
    await app.close();
  };
  return { url: `http://localhost:${actual}`, stop };
}

async function main(): Promise<void> {
  const gateway = await startGateway(optionsFromEnv(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void gateway.stop().then(() => process.exit(0)));
  }
  process.stdout.write(`gateway: ${gateway.url}\n`);
}

const isMain =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMain) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
