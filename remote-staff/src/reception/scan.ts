import { dashedCode } from '@portal/shared/rules';

/** What is done with each scanned sample. */
export type ScanMode = 'receive' | 'place';

/**
 * `waiting`: kept in the browser, not yet answered. `done`: the server did the act. `found`: the code of an order or a parcel, whose
 * samples are shown. `unclaimed`: a parcel that nobody announced, which waits in the list of the reception. `unknown` and `refused` wait for a person.
 */
export type ScanState = 'waiting' | 'done' | 'found' | 'unclaimed' | 'unknown' | 'refused';

/** One scan of the reception. */
export interface Scan {
  /** Idempotency key of its call, so that a scan that is sent twice is done once. */
  readonly key: string;
  /** The account that scanned: nothing is sent in the name of another. */
  readonly account: string;
  readonly mode: ScanMode;
  readonly code: string;
  /** Cabinet and shelf; empty when none is chosen. */
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: ScanState;
  /** What the server answered, in words. */
  readonly said: string;
  /** Number of the order that the sample belongs to; empty when it is not known. */
  readonly order: string;
}

/** Scans whose exception a person has to settle. */
export const isException = ({ state }: Scan): boolean => state === 'unknown' || state === 'refused';

/** The code on a sample's label, as the server numbers samples. */
const sampleCode = /^P\d{8}-\d+$/;

export const isSampleCode = (code: string): boolean => sampleCode.test(code);

/** Longest code that the server takes. */
const longest = 60;

/** Returns the codes in scanned or pasted text: one a line, or separated by tabs and commas. */
export const codesIn = (text: string): string[] =>
  text
    .split(/[\r\n\t,，、;；]+/)
    .map((part) => dashedCode(part))
    .filter((code) => code !== '' && code.length <= longest);
