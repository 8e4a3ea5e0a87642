import { CallError, call, isRefused, upload as sendForm } from '@portal/shared/api';
import type { ResumableUpload, Upload } from '../contract';
import { sha256Of } from '../parts';
import { limits } from '../rules';
import { fingerprintOf } from './checksum';
import type { FileUpload, UploadTarget } from './FileUpload';
import { withTabLock } from './tabLock';
import { uploadCalls } from './uploadCalls';

/** Longest pause in milliseconds between two attempts. */
const longestPause = 30_000;
/** Failures in a row after which a refusal is no longer taken for a passing one. */
const mostRefusals = 5;

/**
 * Uploads a file in parts and returns it. What the server has already is not sent again. After a failure that may pass it
 * waits, with growing pauses, asks what has arrived, and continues. One tab sends a file at a time.
 */
export async function runUpload(its: FileUpload, signal: AbortSignal): Promise<Upload> {
  const known = await begun(its, signal);
  its.know(known);
  const lock = { signal, onWait: () => its.set('elsewhere') };
  return withTabLock(`portal.upload.${known.rid}`, lock, () => transfer(its, known.rid, signal));
}

const callsOf = ({ target }: FileUpload) => uploadCalls[target.side ?? 'auth'];

/** Sends a file in one form, again and again after failures that may pass. */
export async function sendWhole(
  its: FileUpload,
  send: NonNullable<UploadTarget['whole']>,
  signal: AbortSignal,
): Promise<void> {
  const { file } = its;
  if (!file) return;
  await retried(its, signal, () =>
    measured(its, () => send(file, { signal, onProgress: (fraction) => its.progress(fraction, file.size) })),
  );
}

/** Does what sends something, with its speed. */
async function measured<Result>(its: FileUpload, work: () => Promise<Result>): Promise<Result> {
  its.set('sending');
  const measuring = setInterval(its.measure, 1000);
  try {
    return await work();
  } finally {
    clearInterval(measuring);
  }
}

/** Begins the upload on the server, or continues the one of the same file. */
async function begun(its: FileUpload, signal: AbortSignal): Promise<Pick<ResumableUpload, 'rid' | 'stored'>> {
  const { name, size, file, rid } = its;
  if (!file && rid !== undefined) return { rid, stored: [] };
  const fingerprint = file && (await fingerprintOf(file, limits.partBytes));
  const input = { name, size, ...(fingerprint !== undefined && { fingerprint }) };
  return retried(its, signal, () => call(callsOf(its).start, input, { signal }));
}

function transfer(its: FileUpload, rid: string, signal: AbortSignal): Promise<Upload> {
  return retried(its, signal, async () => {
    const state = await stateOf(its, rid, signal);
    if (state) {
      its.know(state);
      await measured(its, () => sendEach(its, state, signal));
    }
    its.set('finishing');
    return call(callsOf(its).finish, { rid }, { signal });
  });
}

/** Returns which parts have arrived; undefined when the upload is no longer unfinished. */
async function stateOf(
  its: FileUpload,
  rid: string,
  signal: AbortSignal,
): Promise<ResumableUpload | undefined> {
  const path = callsOf(its).state;
  try {
    return await call(path, { rid }, { signal });
  } catch (error) {
    if (isRefused(error, path, 'not_found')) return undefined;
    throw error;
  }
}

type Missing = Pick<ResumableUpload, 'rid' | 'parts' | 'part_bytes' | 'stored'>;

async function sendEach(
  its: FileUpload,
  { rid, parts, part_bytes, stored }: Missing,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 1; number <= parts; number++) {
    if (!its.file || stored.includes(number)) continue;
    const bytes = its.file.slice((number - 1) * part_bytes, number * part_bytes);
    const sha256 = await sha256Of(bytes);
    const fields = { rid, number: String(number), ...(sha256 !== undefined && { sha256 }) };
    const onProgress = (fraction: number) => its.progress(fraction, bytes.size);
    await sendForm(callsOf(its).part, new File([bytes], 'part'), fields, { signal, onProgress });
    its.keep(bytes.size);
  }
}

/** Repeats an attempt that failed for a reason that may pass. A refusal is repeated a few times only. */
async function retried<Result>(
  its: FileUpload,
  signal: AbortSignal,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let failures = 0; ; ) {
    const before = its.kept;
    try {
      return await attempt();
    } catch (error) {
      failures = its.kept > before ? 1 : failures + 1;
      if (signal.aborted || !mayPass(error, failures, callsOf(its))) throw error;
      await its.wait(pauseAfter(error, failures), signal);
    }
  }
}

function mayPass(error: unknown, failures: number, calls: ReturnType<typeof callsOf>): boolean {
  // A full storage does not get room by waiting, and each try would fill what is left: the person decides when to go on.
  if (error instanceof CallError && error.id === 'storage_full') return false;
  if (error instanceof CallError && error.passing) return true;
  const isBusy =
    isRefused(error, calls.finish, 'upload_act_refused') ||
    isRefused(error, calls.part, 'upload_act_refused', 'part_damaged');
  return isBusy && failures < mostRefusals;
}

const pauseAfter = (error: unknown, failures: number): number =>
  error instanceof CallError && error.retryAfter !== undefined
    ? error.retryAfter * 1000
    : Math.min(longestPause, 500 * 2 ** failures);
