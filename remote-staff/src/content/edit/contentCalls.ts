/** A published version. */
export interface ContentVersion {
  readonly version: number;
  readonly title: string;
  readonly by: string;
  readonly published: string;
}

/** A record of content as the desk reads it. */
export interface ContentDetail<Content> {
  readonly published: Content | null;
  readonly draft: Content | null;
  readonly etag: string;
  readonly saved: { readonly by: string; readonly at: string } | null;
  readonly versions: readonly ContentVersion[];
}

/** The acts on one record of content. */
export interface ContentCalls {
  /** Publishes the draft, or an earlier version, when the record is as it was shown. */
  readonly publish: (given: { readonly shown: string; readonly version?: number }) => Promise<unknown>;
  readonly discard: (given: { readonly shown: string }) => Promise<unknown>;
  /** Missing for what is never withdrawn. */
  readonly withdraw?: () => Promise<unknown>;
  /** Missing where the draft has no page of its own. */
  readonly previewLink?: () => Promise<{ readonly link: string; readonly until: string }>;
}
