import { limits } from '@portal/shared/rules';
import { FileUpload } from '@portal/shared/upload';
import { makeAutoObservable } from 'mobx';
import { type DataMatch, type DataPlace, isAt, placeOf } from './dataMatch';
import { DataTarget } from './dataTarget';

/** A file that was dropped, from its match until the order has it. */
export class DataFile {
  readonly upload: FileUpload;
  /** Undefined until the server has answered. */
  match: DataMatch | undefined;
  /** Where it goes. */
  place: DataPlace | undefined;
  /** True when a person has chosen the place, or that it is kept once more. */
  isChosen = false;
  /** Why it is not sent. */
  readonly refused: string | undefined;
  /** Why the server has not said where it belongs. */
  lost: string | undefined;
  /** True from when the person has said that it is sent. */
  isSent = false;

  constructor(file: File, account: string, isTwice: boolean) {
    const { name, size } = file;
    const target = new DataTarget(account, () => this.place);
    this.upload = new FileUpload({ name, size, file }, target);
    this.refused = refusalOf(size, isTwice);
    makeAutoObservable(this, { upload: false, refused: false }, { autoBind: true });
  }

  get name(): string {
    return this.upload.name;
  }

  /** True when the order has a file of this name and size, and nobody has said that it is kept once more. */
  get isKnown(): boolean {
    const { place, match, isChosen } = this;
    return !!place && !isChosen && !!match?.targets.some((one) => one.known && isAt(one, place));
  }

  /** True when it is sent as soon as the person says so. */
  get isReady(): boolean {
    return this.place !== undefined && !this.isKnown && !this.isSent;
  }

  get isDone(): boolean {
    return this.upload.status === 'done';
  }

  /** True when a person has to say something about it. */
  get asks(): boolean {
    return this.match !== undefined && !this.isReady && !this.isSent;
  }

  answer(match: DataMatch): void {
    this.match = match;
    this.lost = undefined;
    const [target] = match.targets;
    if (match.sure && target) this.place = placeOf(target);
  }

  lose(message: string): void {
    this.lost = message;
  }

  choose(place: DataPlace): void {
    this.place = place;
    this.isChosen = true;
  }

  send(): void {
    this.isSent = true;
  }
}

function refusalOf(size: number, isTwice: boolean): string | undefined {
  if (isTwice) return '与列表中的另一个文件相同，没有重复添加';
  if (size === 0) return '空文件，没有添加';
  return size > limits.resumableBytes ? '超过 2 GB，没有添加。请分卷压缩后再添加' : undefined;
}
