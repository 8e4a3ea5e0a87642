import type { Chart } from '@portal/shared/contract';
import { Thread, type ThreadLimits } from '../../kit/thread';
import type { ChartedFile, Charts } from './charts';

/** The beginning of a file, of 2 MiB at most, is read in some hundred ms even when it is a large table. */
const usual: ThreadLimits = { answerMs: 4000, heapMb: 256, idleMs: 60_000 };

/** While one thread reads a file that takes all its time, the other one reads those of other members. */
const threads = 2;

/** Files that wait for one thread: what comes on top has no preview, so that no call waits for minutes. */
const longestQueue = 8;

/** The script of the thread, beside the bundle of the server. */
const built = new URL('./chartThread.mjs', import.meta.url);

/** Reads files in threads with a limit of time and memory. */
export function threadCharts(script = built, limits = usual): Charts {
  const all = Array.from({ length: threads }, () => new Thread<ChartedFile, Chart | null>(script, limits));
  return {
    chartOf: async (file) => {
      const [thread] = [...all].sort((a, b) => a.length - b.length);
      if (!thread || thread.length >= longestQueue) return undefined;
      return (await thread.ask(file, [file.bytes.buffer])) ?? undefined;
    },
  };
}
