import { CallError, call, messageOf } from '@portal/shared/api';
import type { Session } from '@portal/shared/session';
import { makeAutoObservable, reaction } from 'mobx';
import type { ResumableUpload } from '../contract';
import { limits } from '../rules';
import { FileUpload, type UploadTarget } from './FileUpload';
import { type Room, refusalOf } from './refusedFile';
import { runUpload, sendWhole } from './runUpload';
import { uploadCalls } from './uploadCalls';

/** Files that are sent at the same time. */
const atOnce = 2;

/**
 * The files that this page uploads. It exists once, so that files continue when the member goes to another page of the
 * portal, and those of an order form go on to its order.
 */
export class Uploads {
  list: FileUpload[] = [];
  #session: Session | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    // The browser asks before the page is closed or reloaded while files are being sent.
    reaction(
      () => this.isSending,
      (isSending) => {
        if (isSending) window.addEventListener('beforeunload', askBeforeLeaving);
        else window.removeEventListener('beforeunload', askBeforeLeaving);
      },
    );
  }

  /** Stops all uploads when the member logs out or another one logs in: nothing is sent in the name of another member. */
  follow(session: Session): void {
    if (this.#session === session) return;
    this.#session = session;
    reaction(
      () => (session.signedIn ? session.user?.userInfo.rid : null),
      (rid, before) => {
        // The profile is undefined while it is loading.
        if (rid === null || (rid !== undefined && before !== undefined)) this.clear();
      },
    );
  }

  /** Stops all uploads. What was sent stays on the server. */
  clear(): void {
    for (const one of this.list) one.stop();
    this.list = [];
  }

  /** Returns the files of a target. */
  of(key: string): FileUpload[] {
    return this.list.filter(({ target }) => target.key === key);
  }

  get isSending(): boolean {
    return this.list.some(({ isActive, status }) => isActive || status === 'waiting');
  }

  /** Adds chosen files; returns the reasons why some of them are not sent. `room` is what the target may take in all. */
  add(files: readonly File[], target: UploadTarget, room: Room): string[] {
    const refused: string[] = [];
    for (const file of files) {
      const known = this.of(target.key);
      const left = {
        files: room.files - known.length,
        bytes: room.bytes - known.reduce((sum, { size }) => sum + size, 0),
      };
      const isKnown = known.some(({ name, size }) => name === file.name && size === file.size);
      const message = isKnown ? `“${file.name}”已经在列表中` : refusalOf(file, left);
      if (message === undefined) {
        const { name, size } = file;
        this.list.push(new FileUpload({ name, size, file }, target));
      } else refused.push(message);
    }
    this.runNext();
    return refused;
  }

  /** Sends a file that was judged before. */
  send(one: FileUpload): void {
    if (!this.list.includes(one)) this.list.push(one);
    this.resume(one);
  }

  /** Adds a file of an earlier visit that the server has completely. */
  adopt({ rid, name, size }: ResumableUpload, target: UploadTarget): void {
    this.list.push(new FileUpload({ rid, name, size }, target));
    this.runNext();
  }

  pause(one: FileUpload): void {
    one.stop();
    one.set('paused');
    this.runNext();
  }

  /** Continues a paused file, or tries a failed one again. */
  resume(one: FileUpload): void {
    one.set('waiting');
    this.runNext();
  }

  /** Removes a file from the list, and from the server unless it is complete. */
  remove(one: FileUpload): void {
    one.stop();
    this.list = this.list.filter((other) => other !== one);
    if (one.rid !== undefined && !one.result && one.file)
      void call(uploadCalls[one.target.side ?? 'auth'].abort, { rid: one.rid }).catch(() => undefined);
    this.runNext();
  }

  /** Gives the files of one target to another: those that `used` names are part of it already. */
  move(key: string, target: UploadTarget, used: readonly string[]): void {
    this.list = this.list.filter(
      (one) => one.target.key !== key || !one.result || !used.includes(one.result.file_rid),
    );
    for (const one of this.of(key)) {
      one.target = target;
      if (one.status === 'done') one.set('waiting');
    }
    this.runNext();
  }

  /** Starts waiting files while there is room. */
  runNext(): void {
    for (const one of this.list) {
      if (this.list.filter(({ isActive }) => isActive).length >= atOnce) return;
      if (one.status === 'waiting') void this.#run(one);
    }
  }

  async #run(one: FileUpload): Promise<void> {
    const signal = one.begin();
    const { whole } = one.target;
    try {
      if (whole && one.size <= limits.uploadBytes) {
        await sendWhole(one, whole, signal);
        this.forget(one);
      } else {
        if (!one.result) one.finish(await runUpload(one, signal));
        await this.#deliver(one);
      }
    } catch (error) {
      if (!signal.aborted) one.set('failed', failureOf(error));
    }
    this.runNext();
  }

  /** Adds a complete file to its target; the target may have changed while the file was sent. */
  async #deliver(one: FileUpload): Promise<void> {
    const { result, target } = one;
    if (!result) return;
    if (target.add) {
      one.set('adding');
      await target.add(result);
      this.forget(one);
    } else one.set('done');
  }

  /** Removes a file that belongs to its target now. */
  forget(one: FileUpload): void {
    one.set('done');
    this.list = this.list.filter((other) => other !== one);
  }
}

function failureOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  if (error instanceof DOMException) return '读不到该文件，可能已被移动或修改，请移除后重新选择';
  return messageOf(error);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

export const uploads = new Uploads();
