import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of Emscripten. Directories have no file descriptor. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}

interface Attributes {
  readonly size?: number;
}

/** The part of Emscripten's NODEFS that is used here (its own types are not published). */
interface NodeFsModule {
  realPath(node: unknown): string;
  readonly node_ops: { setattr(node: unknown, attributes: Attributes): void };
  readonly stream_ops: {
    fsync?: (stream: NodeStream) => number;
    setattr(stream: NodeStream, attributes: Attributes): void;
    write(stream: NodeStream, ...bytes: readonly unknown[]): number;
  };
}

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * File system for PGlite's folder whose fsync writes to the disk. NODEFS has no fsync, so a power failure would
 * lose data that PostgreSQL has reported as written.
 */
export class DurableFs extends NodeFS {
  /** `onDisk`: absolute paths of files that need no fsync until something is written to them. */
  constructor(
    folder: string,
    private readonly onDisk: Set<string> = new Set(),
  ) {
    super(folder);
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: NodeFsModule }) => {
        if (this.onDisk.size > 0) noticeWrites(NODEFS, this.onDisk);
        addFsync(NODEFS, this.onDisk);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Removes the files from `onDisk` that are written to or cut off. */
function noticeWrites({ realPath, node_ops, stream_ops }: NodeFsModule, onDisk: Set<string>): void {
  const changed = (node: unknown) => {
    if (onDisk.size > 0) onDisk.delete(realPath(node));
  };
  const { write, setattr: setOpen } = stream_ops;
  const { setattr } = node_ops;
  stream_ops.write = (stream, ...bytes) => {
    changed(stream.node);
    return write(stream, ...bytes);
  };
  stream_ops.setattr = (stream, attributes) => {
    if (attributes.size !== undefined) changed(stream.node);
    setOpen(stream, attributes);
  };
  node_ops.setattr = (node, attributes) => {
    if (attributes.size !== undefined) changed(node);
    setattr(node, attributes);
  };
}

function addFsync({ realPath, stream_ops }: NodeFsModule, onDisk: ReadonlySet<string>): void {
  stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) fsyncFolder(realPath(node));
    else if (onDisk.size === 0 || !onDisk.has(realPath(node))) fsyncSync(nfd);
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
