import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of Emscripten. Directories have no file descriptor. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** The part of Emscripten's NODEFS that is used here (its own types are not published). */
interface NodeFsModule {
  realPath(node: unknown): string;
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
}

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * File system for PGlite's folder whose fsync writes to the disk. NODEFS has no fsync, so a power failure would
 * lose data that PostgreSQL has reported as written.
 */
export class DurableFs extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: NodeFsModule }) => addFsync(NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(nodeFs: NodeFsModule): void {
  nodeFs.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) fsyncFolder(nodeFs.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}

function fsyncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
