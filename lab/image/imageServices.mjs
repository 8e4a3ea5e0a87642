import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { secretsOf, variablesOf } from '../../build/composeFile.mjs';
import { run } from '../../scripts/run.mjs';
import { newVolume, startContainer } from './imageContainer.mjs';

/** Milliseconds until a container must be healthy, or the gateway must see a change. */
const patience = 180_000;
export const loopback = '127.0.0.1';

/**
 * Starts services of docker-compose.yml from the files of their images, each with the variables and secrets that it has
 * there. `built` has the files of each image by name.
 */
export class Services {
  #containers = [];
  #volumes = {};

  constructor(built, folder) {
    this.built = built;
    this.folder = folder;
  }

  async makeSecrets() {
    await run('sh', ['deploy/secrets.sh'], { env: { SECRETS_DIR: this.#secrets } });
    await this.writeSecret('ops_token', 'a token of the operators');
  }

  writeSecret(name, value) {
    return writeFile(join(this.#secrets, name), value);
  }

  get #secrets() {
    return join(this.folder, 'secrets');
  }

  /** Returns the volume of this name, filled with what the image has at the path when it is first used. */
  async volume(name, image, path) {
    this.#volumes[name] ??= await newVolume(this.built[image], path, join(this.folder, 'volumes', name));
    return [this.#volumes[name], path];
  }

  /** Starts a service from the image of its name or of `image`; `variables` replace those that name other machines. */
  start(service, { image = service, variables = {}, mounts = [], ...more }) {
    const secrets = secretsOf(service).map((name) => [join(this.#secrets, name), `/run/secrets/${name}`]);
    const given = variablesOf(service, { PUBLIC_URL: 'https://portal.example.com' });
    const container = startContainer(this.built[image], {
      variables: { ...given, ...variables },
      mounts: [...secrets, ...mounts],
      ...more,
    });
    this.#containers.push({ service, ...container });
    return container;
  }

  /** Starts a service and waits until the image's own health check passes at the port of this trial. */
  async healthy(service, port, options) {
    const container = this.start(service, options);
    const [, ...check] = this.built[service].config.Healthcheck.Test;
    const here = check.map((word) => word.replace(/127\.0\.0\.1:\d+/, `${loopback}:${port}`));
    await eventually(`${service} 的健康检查`, () => container.exec(here), container.isRunning);
    return container;
  }

  /** Runs a command of a service to its end and returns its output; rejects when it fails. */
  async run(service, options) {
    const container = this.start(service, options);
    const code = await container.ended;
    if (code !== 0) throw new Error(`${service} 以 ${code} 结束：${container.output()}`);
    return container.output();
  }

  /** Returns what each container printed last. */
  outputs() {
    return this.#containers
      .map(({ service, output }) => `--- ${service}\n${output().slice(-3000)}`)
      .join('\n');
  }

  async killAll() {
    for (const container of this.#containers) await container.kill();
  }
}

/** Repeats `work` until it succeeds, and returns what it does; rejects with its last failure when the time is over. */
export async function eventually(name, work, goesOn = () => true) {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!goesOn() || Date.now() > until) throw new Error(`${name}：${error.message}`);
    }
    await wait(1000);
  }
}

/** Returns a port that is free now. */
export async function freePort() {
  const server = createServer().listen(0, loopback);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
