/** A file of a link, and what opens it. */
export interface SharedFileProps {
  readonly code: string;
  /** Empty when the link has none. */
  readonly password: string;
  readonly file: { readonly rid: string; readonly name: string; readonly size: number };
}
