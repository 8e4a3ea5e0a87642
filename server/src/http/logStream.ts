import type { Writable } from 'node:stream';

/** Receives log lines. */
export interface LogStream {
  write(line: string): void;
  /** Writes what is buffered, and writes no more by itself. */
  close(): void;
}

/**
 * Writes the lines of one turn of the event loop to the output at once: a write for each line is a system call for each
 * request. Nothing is lost when the process exits or throws; `kill -9` loses the lines of that turn. A closed pipe is ignored.
 */
export function logStream(output: Writable): LogStream {
  let lines = '';
  let flushing: NodeJS.Immediate | undefined;
  const flush = () => {
    clearImmediate(flushing);
    flushing = undefined;
    const text = lines;
    lines = '';
    if (text !== '') output.write(text);
  };
  const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  };
  output.on('error', ignoreClosedPipe);
  process.on('exit', flush);
  return {
    write(line) {
      lines += line;
      flushing ??= setImmediate(flush);
    },
    close() {
      flush();
      process.off('exit', flush);
      output.off('error', ignoreClosedPipe);
    },
  };
}
