import { attemptFor, serverNow } from '@portal/shared/api';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { codesIn, isException, isSampleCode, type Scan, type ScanMode } from './scan';
import type { ScanStore } from './scanStore';
import { mustWait, type ScanResult } from './sendScan';

/** Scans that are sent at the same time. */
const lanes = 4;

/** Milliseconds until a scan without an answer is sent again. */
const pauses = [1000, 2000, 4000, 8000] as const;

/** How a scan ended, for banner and sound. */
export type Tone = 'kept' | 'done' | 'twice' | 'unclaimed' | 'unknown' | 'refused';

export interface LastScan {
  readonly code: string;
  readonly tone: Tone;
  readonly said: string;
}

interface ReceptionPorts {
  readonly store: ScanStore;
  readonly send: (scan: Scan) => Promise<ScanResult>;
  readonly sound: (tone: Tone) => void;
  /** Called when all scans are answered, because queues and orders have changed. */
  readonly settled: () => void;
}

/**
 * The scans of one person at the reception. A scan is kept in the browser first and sent then, several at a time, again and again until
 * the server answers; the next scan never waits for the last one.
 */
export class Reception {
  readonly scans = observable.map<string, Scan>([], { deep: false });
  last: LastScan | undefined;
  /** The order, parcel or sample whose expected samples are shown. */
  shown = '';
  /** True while the server does not answer. */
  isHeld = false;
  /** True when the browser keeps nothing: what waits is lost with the page. */
  isUnsaved = false;
  readonly account: string;
  readonly #ports: ReceptionPorts;
  readonly #sending = new Set<string>();
  /** Key of the scan that `last` tells of; the answers of earlier ones do not replace it. */
  #newest = '';
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: string, ports: ReceptionPorts) {
    this.account = account;
    this.#ports = ports;
    makeAutoObservable(this, { account: false }, { autoBind: true });
  }

  /** The newest first. */
  get list(): readonly Scan[] {
    return [...this.scans.values()].sort((a, b) => b.at - a.at);
  }

  get waiting(): readonly Scan[] {
    return this.list.filter(({ state }) => state === 'waiting');
  }

  get exceptions(): readonly Scan[] {
    return this.list.filter(isException);
  }

  /** Reads what was kept before the page was opened, and sends what waits. */
  async start(): Promise<void> {
    try {
      const kept = (await this.#ports.store.all()).filter(({ account }) => account === this.account);
      runInAction(() => {
        for (const scan of kept) if (!this.scans.has(scan.key)) this.scans.set(scan.key, scan);
      });
    } catch {
      runInAction(() => {
        this.isUnsaved = true;
      });
    }
    window.addEventListener('online', this.sendNow);
    this.sendNow();
  }

  /** Takes scanned or pasted text: each code is kept and sent; one that was scanned before is said, not sent. */
  scan(text: string, mode: ScanMode, place: string): void {
    for (const code of codesIn(text))
      if (mode === 'place' && place === '') this.#say(code, 'refused', '没有记下：先填写存放位置，再扫描');
      else this.#take(code, mode, place);
    this.#pump();
  }

  /** Sends what waits without a pause, as when the network is back. */
  sendNow(): void {
    clearTimeout(this.#timer);
    this.isHeld = false;
    this.#pump();
  }

  /** Sends a scan once more that was refused or unknown. */
  again(key: string): void {
    const scan = this.scans.get(key);
    if (!scan) return;
    this.#keep({ ...scan, key: newKey(), state: 'waiting', said: '' });
    this.forget([key]);
    this.#pump();
  }

  /** Removes scans from the list: exceptions that a person has settled, or what is done. */
  forget(keys: readonly string[]): void {
    for (const key of keys) this.scans.delete(key);
    void this.#ports.store.remove(keys).catch(this.#unsaved);
  }

  /** Ends the session of scanning: what is done goes from the list. */
  finish(): void {
    this.forget(
      this.list.filter((scan) => scan.state !== 'waiting' && !isException(scan)).map(({ key }) => key),
    );
    this.last = undefined;
    this.shown = '';
  }

  #take(code: string, mode: ScanMode, place: string): void {
    const before = this.#sameAs(code, mode, place);
    if (before) {
      this.#newest = '';
      this.#say(code, 'twice', before.state === 'waiting' ? '刚扫过，正在上传' : '刚扫过，已处理');
      return;
    }
    this.forget(
      this.exceptions.filter((one) => one.code === code && one.mode === mode).map(({ key }) => key),
    );
    const scan: Scan = {
      key: newKey(),
      account: this.account,
      mode,
      code,
      place,
      at: this.#nextTime(),
      state: 'waiting',
      said: '',
      order: '',
    };
    this.#keep(scan);
    this.#newest = scan.key;
    if (this.isHeld) this.#say(code, 'kept', '联网后自动上传');
    else this.last = { code, tone: 'kept', said: '正在上传' };
  }

  /** The same sample scanned for the same act, not refused: a sample that is moved on may be scanned at each place. */
  #sameAs(code: string, mode: ScanMode, place: string): Scan | undefined {
    if (!isSampleCode(code)) return undefined;
    const earlier = this.list.find((scan) => scan.code === code && scan.mode === mode && !isException(scan));
    return earlier && (mode === 'receive' || earlier.place === place) ? earlier : undefined;
  }

  /** Scans of one millisecond keep their order. */
  #nextTime(): number {
    return Math.max(serverNow().getTime(), (this.list[0]?.at ?? 0) + 1);
  }

  #keep(scan: Scan): void {
    this.scans.set(scan.key, scan);
    void this.#ports.store.put(scan).catch(this.#unsaved);
  }

  readonly #unsaved = (): void => {
    runInAction(() => {
      this.isUnsaved = true;
    });
  };

  #say(code: string, tone: Tone, said: string): void {
    this.last = { code, tone, said };
    this.#ports.sound(tone);
  }

  #pump(): void {
    if (this.isHeld) return;
    for (const scan of [...this.waiting].reverse()) {
      if (this.#sending.size >= lanes) return;
      if (!this.#sending.has(scan.key)) void this.#send(scan);
    }
  }

  async #send(scan: Scan): Promise<void> {
    this.#sending.add(scan.key);
    try {
      const result = await this.#ports.send(scan);
      this.#sending.delete(scan.key);
      runInAction(() => this.#answered(scan, result));
    } catch (error) {
      this.#sending.delete(scan.key);
      if (!mustWait(error)) throw error;
      runInAction(() => this.#hold());
    }
  }

  #answered(scan: Scan, result: ScanResult): void {
    this.#failures = 0;
    if (this.scans.has(scan.key)) this.#keep({ ...scan, ...result });
    const tone = toneOf[result.state];
    if (scan.key === this.#newest) this.#say(scan.code, tone, result.said);
    else this.#ports.sound(tone);
    if (this.waiting.length === 0) {
      if (result.order !== '')
        this.shown = scan.mode === 'receive' && isSampleCode(scan.code) ? result.order : scan.code;
      this.#ports.settled();
    }
    this.#pump();
  }

  #hold(): void {
    this.isHeld = true;
    if (this.last?.tone === 'kept') this.last = { ...this.last, said: '联网后自动上传' };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.sendNow, pauses[Math.min(this.#failures, pauses.length - 1)]);
    this.#failures += 1;
  }
}

const toneOf = {
  waiting: 'kept',
  done: 'done',
  found: 'done',
  unclaimed: 'unclaimed',
  unknown: 'unknown',
  refused: 'refused',
} as const;

const newKey = (): string => attemptFor('', undefined).key;
