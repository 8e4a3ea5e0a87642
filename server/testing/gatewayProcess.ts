import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { fastestFolder } from './postgresServer';
import { type ServerProcess, startServer } from './serverProcess';

/** Starts the gateway as a process of its own with these variables. */
export type StartGateway = (vars: Record<string, string>) => ServerProcess;

/** Bundles the gateway with a shell that has no areas; after the tests of the file it is removed. */
export async function bundleGateway(): Promise<StartGateway> {
  const folder = mkdtempSync(join(fastestFolder(), 'portal-gateway-'));
  folders.push(folder);
  const program = join(folder, 'gateway.mjs');
  const build = pathToFileURL(join(__dirname, '../../build/gateway.mjs')).href;
  const script = `import { buildGateway } from ${JSON.stringify(build)}; await buildGateway(process.argv[1]);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, program], {
    cwd: join(__dirname, '../../build'),
  });
  mkdirSync(join(folder, 'page'));
  const shell = { files: [], integrity: {}, shared: {}, names: {}, calls: {} };
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(shell));
  const REMOTES_CONFIG = join(folder, 'remotes.config.json');
  writeFileSync(REMOTES_CONFIG, '[]');
  return (vars) => startServer({ LOG_LEVEL: 'warn', REMOTES_CONFIG, ...vars }, program);
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
