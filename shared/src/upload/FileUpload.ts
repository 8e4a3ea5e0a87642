import type { UploadOptions } from '@portal/shared/api';
import { makeAutoObservable } from 'mobx';
import type { ResumableUpload, Upload } from '../contract';
import { partSize } from '../rules';
import { Rate } from './rate';
import type { UploadSide } from './uploadCalls';

/**
 * waiting: for other uploads; checking: the file is read and the server asked; elsewhere: another tab sends it; retrying:
 * waits after a failure; finishing: the server joins the parts; adding: the file is added to its target.
 */
export type UploadStatus =
  | 'waiting'
  | 'checking'
  | 'sending'
  | 'elsewhere'
  | 'retrying'
  | 'finishing'
  | 'adding'
  | 'paused'
  | 'failed'
  | 'done';

/** What files are uploaded for. */
export interface UploadTarget {
  /** Unique: files of other targets are not shown with it. */
  readonly key: string;
  /** Members' calls by default. */
  readonly side?: UploadSide;
  /** Sends a file that one form can take with the act that uses it; without it such a file arrives in parts as well. */
  readonly whole?: (file: File, options: UploadOptions) => Promise<void>;
  /** Adds a finished file to the target, which is shown there afterwards. Without it the file is kept in the queue. */
  readonly add?: (file: Upload) => Promise<void>;
}

/** A file that is chosen, or known from an earlier visit when the server has all of it. */
export interface UploadSource {
  readonly name: string;
  readonly size: number;
  readonly file?: File;
  /** Key of the upload on the server, when it is known. */
  readonly rid?: string;
}

const active: readonly UploadStatus[] = [
  'checking',
  'sending',
  'elsewhere',
  'retrying',
  'finishing',
  'adding',
];

/** State of one file that is uploaded in parts. */
export class FileUpload {
  readonly name: string;
  readonly size: number;
  readonly file: File | undefined;
  target: UploadTarget;
  status: UploadStatus = 'waiting';
  rid: string | undefined;
  /** Why the upload failed. */
  message: string | undefined;
  /** The file on the server, once it is complete. */
  result: Upload | undefined;
  /** Bytes of the parts that the server has stored. */
  kept = 0;
  /** Bytes a second. */
  speed = 0;
  /** Bytes of the part that is being sent. */
  partial = 0;
  readonly #rate = new Rate();
  #stop: AbortController | undefined;
  #retry: (() => void) | undefined;

  constructor({ name, size, file, rid }: UploadSource, target: UploadTarget) {
    this.name = name;
    this.size = size;
    this.file = file;
    this.rid = rid;
    this.target = target;
    makeAutoObservable(this, { file: false }, { autoBind: true });
  }

  /** Bytes that have been sent. */
  get sent(): number {
    return this.status === 'done' ? this.size : Math.min(this.size, this.kept + this.partial);
  }

  get isActive(): boolean {
    return active.includes(this.status);
  }

  set(status: UploadStatus, message?: string): void {
    this.status = status;
    this.message = message;
    if (status === 'sending') return;
    this.partial = 0;
    this.speed = 0;
    this.#rate.reset();
  }

  /** Begins to run; the signal is aborted by `stop`. */
  begin(): AbortSignal {
    this.#stop = new AbortController();
    this.set('checking');
    return this.#stop.signal;
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = undefined;
  }

  /** Takes over which parts the server has. */
  know({ rid, stored }: Pick<ResumableUpload, 'rid' | 'stored'>): void {
    this.rid = rid;
    this.kept = stored.reduce((sum, number) => sum + partSize(this.size, number), 0);
    this.partial = 0;
  }

  /** Records progress within a part of `bytes`, as a fraction. */
  progress(fraction: number, bytes: number): void {
    this.partial = fraction * bytes;
    this.#rate.record(this.kept + this.partial);
    this.measure();
  }

  /** Updates the speed, which falls while nothing is sent. */
  measure(): void {
    this.speed = this.#rate.perSecond();
  }

  /** Records a part that the server has stored. */
  keep(bytes: number): void {
    this.kept += bytes;
    this.progress(0, 0);
  }

  finish(result: Upload): void {
    this.result = result;
  }

  /** Waits before a retry, at most until the browser is online again or the member asks for it. Rejects when stopped. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.set('retrying');
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        signal.removeEventListener('abort', end);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      };
      const timer = setTimeout(end, milliseconds);
      window.addEventListener('online', end);
      signal.addEventListener('abort', end);
      this.#retry = end;
    });
    this.#retry = undefined;
  }

  /** Ends the wait before a retry. */
  retryNow(): void {
    this.#retry?.();
  }
}
