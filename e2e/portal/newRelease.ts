import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeDeltas } from '../../build/deltas.mjs';

const turned = (text: string) => [...text].reverse().join('');

const hashOf = (file: string) => /\.([0-9a-f]{12})\.\w+$/.exec(file)?.[1];

export interface NewRelease {
  /** Folder that the remote is served from. */
  readonly folder: string;
  readonly version: string;
  remove(): Promise<void>;
}

/**
 * Copies the remote's current release to another version with all chunks renamed and without earlier releases: the
 * most disruptive deployment for an open page. Its scripts have deltas against those of the current release.
 */
export async function newRelease(dist: string): Promise<NewRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
  const { name, current, releases } = JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8'));
  const release = releases[current];
  const files = Object.keys(release.integrity);
  const changed = [current, ...new Set(files.flatMap((file) => hashOf(file) ?? []))];
  const renewed = (text: string) => changed.reduce((done, hash) => done.replaceAll(hash, turned(hash)), text);

  for (const file of files) {
    await mkdir(join(folder, dirname(renewed(file))), { recursive: true });
    await copyFile(join(dist, file), join(folder, renewed(file)));
  }
  const next = JSON.parse(renewed(JSON.stringify(release)));
  const entry = renewed(await readFile(join(dist, release.entry), 'utf8'));
  await writeFile(join(folder, next.entry), entry);
  next.integrity[next.entry] = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const version = turned(current);
  const only = { name, current: version, releases: { [version]: next } };
  await writeFile(join(folder, 'releases.json'), JSON.stringify(only));
  const scripts = files.filter((file) => file.endsWith('.js')).map(renewed);
  await writeDeltas({
    files: await Promise.all(
      scripts.map(async (file) => [file, await readFile(join(folder, file))] as const),
    ),
    earlier: [files],
    read: (file) => readFile(join(dist, file)),
    write: (file, bytes) => writeFile(join(folder, file), bytes),
  });
  return { folder, version, remove: () => rm(folder, { recursive: true, force: true }) };
}
