import type { BootRemote } from './manifest';

/** A call with its answer: key of the browser's cache, and data. */
export type Answered = readonly [call: readonly [path: string, input: unknown], data: unknown];

/** The calls of a page. */
export type Calls = readonly Answered[0][];

/** What a worker that draws pages is started with. */
export interface WorkerStart {
  /** The areas of the portal, for the navigation. */
  readonly remotes: Readonly<Record<string, BootRemote>>;
  /** The server code of the area whose pages it draws. */
  readonly code: string;
}

/** A question to the worker: with `answers` the page of the path, without them its calls. */
export interface Question {
  /** Path with its query. */
  readonly path: string;
  readonly answers?: readonly Answered[];
}

/** Rules that emotion made: its `data-emotion` attribute and their text. */
export interface StyleChunk {
  readonly name: string;
  readonly css: string;
}

/** A drawn page. Its parts have no nonce yet. */
export interface DrawnPage {
  readonly html: string;
  readonly styles: readonly StyleChunk[];
  /** Tags of files that the page needs early, for the head. */
  readonly links: string;
}

/** An answer of the worker: first `ready`, then one for each question in turn. */
export type WorkerAnswer =
  | { readonly ready: true }
  | { readonly calls: Calls }
  | { readonly page: DrawnPage }
  | { readonly error: string };

/** Content of the page's `#drawn`, which the browser reads before it takes the page over. */
export interface DrawnState {
  /** Path with its query, of which the HTML is. */
  readonly path: string;
  readonly answers: readonly Answered[];
}
