import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daemonUser } from './daemon';

/** A volume of some megabytes, which a test fills. */
export interface SmallVolume {
  readonly folder: string;
  /** Writes a file that leaves so many bytes. */
  fill(left: number): void;
  /** Removes that file. */
  free(): void;
}

const mounted: string[] = [];
afterAll(() => {
  for (const folder of mounted) {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Mounts a volume in memory; returns undefined, and says so, where this process may not. */
export function smallVolume(megabytes: number): SmallVolume | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portal-volume-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    process.stderr.write('skipped: a small volume can only be mounted by root\n');
    return undefined;
  }
  mounted.push(folder);
  if (daemonUser.uid !== undefined) chownSync(folder, daemonUser.uid, daemonUser.gid);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (left) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    free: () => rmSync(ballast, { force: true }),
  };
}
