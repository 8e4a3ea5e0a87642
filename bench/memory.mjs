import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MiB, as Linux counts it. */
export async function residentMiB(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kib) throw new Error(`no VmRSS of process ${pid}`);
  return Number(kib) / 1024;
}
