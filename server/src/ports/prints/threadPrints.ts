import { Thread, type ThreadLimits } from '../../kit/thread';
import type { PrintedFile, Prints } from './prints';

/** A picture with as many pixels as are accepted takes some seconds on a busy machine. */
const usual: ThreadLimits = { answerMs: 15_000, heapMb: 256, idleMs: 60_000 };

/** Pictures that wait for the thread: those of a few reports at once. */
const longestQueue = 48;

/** The script of the thread, beside the bundle of the server. */
const built = new URL('./printThread.mjs', import.meta.url);

/** Reads pictures in one thread with a limit of time and memory. */
export function threadPrints(script = built, limits = usual): Prints {
  const thread = new Thread<PrintedFile, Uint8Array | null>(script, limits);
  return {
    printOf: async (file) => {
      if (thread.length >= longestQueue) return undefined;
      const print = await thread.ask(file, [file.bytes.buffer]);
      return print ? Buffer.from(print) : undefined;
    },
  };
}
