import { call, messageOf } from '@portal/shared/api';
import { limits } from '@portal/shared/rules';
import { Uploads } from '@portal/shared/upload';
import { makeAutoObservable, runInAction } from 'mobx';
import { DataFile } from './DataFile';
import type { DataPlace } from './dataMatch';

/** What this page of the desk sends. It goes on while other pages of the desk are open. */
const uploads = new Uploads();

/** The orders whose samples are looked for first, of a page that is about some orders. */
export interface DataScope {
  /** Of the page, such as the code of an order or of a worksheet. */
  readonly key: string;
  readonly codes: readonly string[];
  /** True when the files can belong to no other order. */
  readonly only: boolean;
}

/** Files of data that were dropped at one place, in the name of one account. */
export class DataFiles {
  readonly account: string;
  /** Undefined for all orders under test. */
  within: DataScope | undefined;
  list: DataFile[] = [];

  constructor(account: string) {
    this.account = account;
    makeAutoObservable(this, { account: false, within: false }, { autoBind: true });
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
        ...(this.within && { codes: [...this.within.codes] }),
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

/** Returns the files that an account has dropped at the bench, or at the page of an order or a worksheet. */
export function dataFilesOf(account: string, within?: DataScope): DataFiles {
  const key = `${account} ${within?.key ?? ''}`;
  const files = known.get(key) ?? new DataFiles(account);
  files.within = within;
  known.set(key, files);
  return files;
}
