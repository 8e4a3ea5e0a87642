import { type Attempt, attemptFor, type UploadOptions, upload } from '@portal/shared/api';
import type { Upload } from '@portal/shared/contract';
import type { UploadTarget } from '@portal/shared/upload';
import { desk, deskQueries } from '../session/desk';
import type { DataPlace } from './dataMatch';

/** Adds a file of data to its order. A try after a lost answer has the same key, so that the order has the file once. */
export class DataTarget implements UploadTarget {
  readonly key = 'data';
  readonly side = 'staff';
  readonly #account: string;
  readonly #place: () => DataPlace | undefined;
  #attempt: Attempt | undefined;

  constructor(account: string, place: () => DataPlace | undefined) {
    this.#account = account;
    this.#place = place;
  }

  /** A small file comes with the call. */
  readonly whole = (file: File, options: UploadOptions): Promise<void> => this.#keep(file, {}, options);

  /** A large one has arrived in parts. */
  readonly add = ({ file_rid }: Upload): Promise<void> => this.#keep(undefined, { file_rid }, {});

  async #keep(
    file: File | undefined,
    fields: { readonly file_rid?: string },
    options: UploadOptions,
  ): Promise<void> {
    const place = this.#place();
    if (!place || desk.self?.account !== this.#account)
      throw new Error('the file has no place, or another person is here');
    this.#attempt = attemptFor(JSON.stringify([place, fields]), this.#attempt);
    const { code, sample } = place;
    await upload(
      'staff/order/file',
      file,
      { code, kind: 'data', ...(sample !== null && { sample }), ...fields },
      { ...options, idempotencyKey: this.#attempt.key },
    );
    void deskQueries.invalidateQueries();
  }
}
