import { call, messageOf } from '@portal/shared/api';
import { limits } from '@portal/shared/rules';
import { Uploads } from '@portal/shared/upload';
import { makeAutoObservable, runInAction } from 'mobx';
import { DataFile } from './DataFile';
import type { DataPlace } from './dataMatch';

/** What this page of the desk sends. It goes on while other pages of the desk are open. */
const uploads = new Uploads();

/** Files of data that were dropped at one place, in the name of one account. */
export class DataFiles {
  readonly account: string;
  /** The only order that they can belong to; undefined for all orders under test. */
  readonly code: string | undefined;
  list: DataFile[] = [];

  constructor(account: string, code: string | undefined) {
    this.account = account;
    this.code = code;
    makeAutoObservable(this, { account: false, code: false }, { autoBind: true });
  }

  get ready(): readonly DataFile[] {
    return this.list.filter(({ isReady }) => isReady);
  }

  get done(): readonly DataFile[] {
    return this.list.filter(({ isDone }) => isDone);
  }

  get asking(): readonly DataFile[] {
    return this.list.filter(({ asks }) => asks);
  }

  /** True when the server could not say of some where they belong. */
  get isLost(): boolean {
    return this.list.some(({ lost }) => lost !== undefined);
  }

  /** Lists dropped files and asks where they belong. One that is listed already is said, not sent again. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const isTwice = this.list.some((one) => one.refused === undefined && isSame(file, one.upload.file));
      this.list.push(new DataFile(file, this.account, isTwice));
    }
    void this.match();
  }

  /** Asks the server where the files belong of which it has not said so. */
  async match(): Promise<void> {
    const open = this.list.filter(({ match, refused }) => !match && refused === undefined);
    for (let at = 0; at < open.length; at += limits.batchRows)
      await this.#matchSome(open.slice(at, at + limits.batchRows));
  }

  async #matchSome(some: readonly DataFile[]): Promise<void> {
    try {
      const { list } = await call('staff/order/matchFiles', {
        files: some.map(({ name, upload }) => ({ name, size: upload.size })),
        ...(this.code !== undefined && { codes: [this.code] }),
      });
      runInAction(() => {
        for (const [index, match] of list.entries()) some[index]?.answer(match);
      });
    } catch (error) {
      runInAction(() => {
        for (const one of some) one.lose(messageOf(error));
      });
    }
  }

  /** Sends what has a place. */
  sendReady(): void {
    for (const one of this.ready) {
      one.send();
      uploads.send(one.upload);
    }
  }

  /** Says where a file belongs; one that was refused elsewhere is sent there. */
  choose(one: DataFile, place: DataPlace): void {
    one.choose(place);
    if (one.isSent) uploads.send(one.upload);
  }

  again(one: DataFile): void {
    uploads.send(one.upload);
  }

  remove(one: DataFile): void {
    uploads.remove(one.upload);
    this.list = this.list.filter((other) => other !== one);
  }

  /** Takes what is kept, or was not added, from the list. */
  tidy(): void {
    this.list = this.list.filter(({ isDone, refused }) => !isDone && refused === undefined);
  }
}

const isSame = (file: File, other: File | undefined): boolean =>
  file.name === other?.name && file.size === other.size && file.lastModified === other.lastModified;

const known = new Map<string, DataFiles>();

/** Returns the files that an account has dropped at the bench, or at the page of an order. */
export function dataFilesOf(account: string, code?: string): DataFiles {
  const key = `${account} ${code ?? ''}`;
  const files = known.get(key) ?? new DataFiles(account, code);
  known.set(key, files);
  return files;
}
