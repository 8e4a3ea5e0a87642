import { readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in MiB (Linux). */
export async function residentMiB(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kib) throw new Error(`no VmRSS of process ${pid}`);
  return Number(kib) / 1024;
}

/** Clock ticks of a second in `/proc` (Linux, `getconf CLK_TCK`). */
const ticks = 100;

/** Returns the seconds of processor time that a process and its threads have used (Linux). */
export async function cpuSeconds(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces; user and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}
