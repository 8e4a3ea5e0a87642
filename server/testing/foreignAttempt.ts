import type { Input, Path } from '@portal/shared/contract';

/** A call with a key of another member, and the expected status; 200 when the key is ignored. */
export interface Attempt {
  readonly path: Path;
  readonly field: string;
  readonly input: unknown;
  readonly status: number;
}

export const attempt = <P extends Path>(
  path: P,
  field: string,
  input: Input<P>,
  status: number,
): Attempt => ({
  path,
  field,
  input,
  status,
});
