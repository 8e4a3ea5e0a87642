import { spawn } from 'node:child_process';
import { mkdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../scripts/run.mjs';

/**
 * Run in namespaces of its own, so that its mounts and processes end with it: mounts what docker-compose.yml gives, then
 * the image's files, read-only where the service is, and becomes the image's command without rights. Its words: files of
 * the image, `ro` or `rw`, user, working directory, number of mounts, then for each source and target, then the command.
 */
const inside = `set -e
root=$1 mode=$2 user=$3 folder=$4 mounts=$5; shift 5
mount --bind "$root" "$root"
cd "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
while [ "$mounts" -gt 0 ]; do
  if [ -d "$1" ]; then mkdir -p "$root$2"; else mkdir -p "$(dirname "$root$2")"; [ -e "$root$2" ] || : >"$root$2"; fi
  mount --bind "$1" "$root$2"
  shift 2; mounts=$((mounts - 1))
done
mount -o "remount,bind,$mode" "$root"
exec setpriv --no-new-privs chroot --userspec="$user" "$root" /usr/bin/env -i -C "$folder" "$@"`;

/** Why containers can't be started here; undefined when they can. */
export const lacksForContainers = () =>
  run('unshare', ['--mount', '--pid', '--fork', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).then(
    () => undefined,
    () => '这台机器不允许新的挂载命名空间',
  );

const pairs = (variables) => Object.entries(variables).map(([name, value]) => `${name}=${value}`);

/**
 * Starts the command of an image, or `words`. `mounts` are pairs of a path here and one inside; `writable` leaves the root
 * writable.
 */
export function startContainer({ system, config }, options = {}) {
  const { variables = {}, mounts = [], writable = false } = options;
  const words = options.words ?? [...(config.Entrypoint ?? []), ...config.Cmd];
  const env = [`HOME=/home/${config.User}`, ...config.Env, ...pairs(variables)];
  const folder = options.folder ?? config.WorkingDir;
  const place = [
    system,
    writable ? 'rw' : 'ro',
    config.User,
    folder,
    String(mounts.length),
    ...mounts.flat(),
  ];
  const namespaces = ['--mount', '--pid', '--fork'];
  const child = spawn('unshare', [...namespaces, 'sh', '-c', inside, 'sh', ...place, ...env, ...words]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-8000);
    });
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  return {
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Resolves to the exit code, null when it was killed. */
    ended,
    /** Runs a command in the container, with the rights and variables of its process, and resolves to its output. */
    async exec(command) {
      const pid = await processIn(child.pid);
      const enter = ['--target', String(pid), '--mount', '--pid', '--root'];
      const as = ['chroot', `--userspec=${config.User}`, '/', '/usr/bin/env', '-i', '-C', folder, ...env];
      return run('setpriv', ['--no-new-privs', 'nsenter', ...enter, ...as, ...command]);
    },
    /** Ends it as `docker stop` does; resolves to the exit code. */
    async stop() {
      process.kill(await processIn(child.pid), 'SIGTERM');
      return Promise.race([ended, wait(20_000).then(() => 'still running after 20 s')]);
    },
    /** Ends all its processes: the first one of a namespace takes the others with it. */
    async kill() {
      const first = await childOf(child.pid);
      if (first !== undefined) process.kill(first, 'SIGKILL');
      await ended;
    },
  };
}

/** Returns the process that `unshare` has started; undefined when there is none. */
async function childOf(pid) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.trim() === '' ? undefined : Number(children);
}

/** Returns the process of the image's command below `unshare`; rejects until its root is the image's. */
async function processIn(pid) {
  const child = await childOf(pid);
  if (child === undefined || (await readlink(`/proc/${child}/root`)) === '/')
    throw new Error('it has not begun');
  return child;
}

/** Fills `folder` with what the image has at `path`, as an engine does with a new volume, and returns it. */
export async function newVolume({ system }, path, folder) {
  await mkdir(folder, { recursive: true });
  await run('cp', ['-a', `${join(system, path)}/.`, folder]);
  return folder;
}
