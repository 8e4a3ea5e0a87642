import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './process';

const name = 'remote_trial';

/**
 * The script of a hand-written container. `module` is an expression, evaluated when the module is loaded; `h` in it
 * creates a React element, `React` is the shell's.
 */
const container = (module: string) => `var ${name} = (() => {
  let shared;
  return {
    init: (scope) => { shared = scope; },
    get: async () => {
      const React = (await Object.values(shared.react)[0].get())();
      const h = React.createElement;
      return () => (${module});
    },
  };
})();
`;

/** An area at /trial that no bundler has built, so that it can break every rule. */
export interface TrialArea {
  /** Folder with `remotes.config.json` and the area, for `startParts`. */
  readonly sources: string;
  /** Writes a file next to the releases. */
  write(file: string, text: string): Promise<void>;
  /** Makes a release with this module the current one. Returns its version. */
  deploy(module: string): Promise<string>;
  remove(): Promise<void>;
}

/** Adds an area without a release to the portal's other areas. */
export async function trialArea(): Promise<TrialArea> {
  const sources = await mkdtemp(join(tmpdir(), 'portal-trial-'));
  const entries = JSON.parse(await readFile(join(root, 'remotes.config.json'), 'utf8'));
  const config = [...entries, { name, paths: ['/trial'] }];
  await writeFile(join(sources, 'remotes.config.json'), JSON.stringify(config));
  const dist = join(sources, 'remote-trial/dist');
  await mkdir(dist, { recursive: true });
  return {
    sources,
    write: (file, text) => writeFile(join(dist, file), text),
    async deploy(module) {
      const text = container(module);
      const hash = createHash('sha384').update(text);
      const integrity = `sha384-${hash.copy().digest('base64')}`;
      const version = hash.digest('hex').slice(0, 12);
      const entry = `${version}/entry.js`;
      await mkdir(join(dist, version), { recursive: true });
      await writeFile(join(dist, entry), text);
      const release = {
        entry,
        integrity: { [entry]: integrity },
        routes: { '/trial/page': [] },
        built: new Date().toISOString(),
      };
      const releases = { name, current: version, releases: { [version]: release } };
      await writeFile(join(dist, 'releases.json'), JSON.stringify(releases));
      return version;
    },
    remove: () => rm(sources, { recursive: true, force: true }),
  };
}
