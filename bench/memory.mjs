import { readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in MiB (Linux). */
export async function residentMiB(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kib) throw new Error(`no VmRSS of process ${pid}`);
  return Number(kib) / 1024;
}
