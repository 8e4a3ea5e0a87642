/** Returns the SQLSTATE of a database error. Drizzle wraps the driver's error as its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return errorCode(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the name of the constraint that refused a row. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return constraintOf(error.cause);
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Returns whether a unique constraint (the named one, if a name is given) refused the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== '23505') return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

/**
 * Returns whether the error is a serialisation failure or a deadlock, after which the same transaction may succeed.
 */
export function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/** Returns whether others hold for too long what the work needs (`lock_timeout`), or go on to conflict with it after all attempts. */
export const isContended = (error: unknown): boolean => errorCode(error) === '55P03' || isRetryable(error);

/**
 * Returns whether the database is unreachable, shutting down or overloaded: network errors and the SQLSTATE classes
 * 08 (connection), 53 (resources) and 57 (operator intervention, which includes statement timeouts). 25006 is the refusal of
 * a standby to write: the connection leads to a server that is no longer, or not yet, the primary.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return connectionFailed(error);
  return /^(ECONN[A-Z]+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|08...|25006|53...|57...)$/.test(
    code,
  );
}

/**
 * Returns whether a volume is full, of files or of the database: ENOSPC, a quota, or SQLSTATE 53100 (disk_full), also as the cause
 * of another error.
 */
export function isStorageFull(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

/** Returns whether another server of the same database may answer: it is unavailable, and the query wasn't just too slow. */
export const isServerLost = (error: unknown): boolean => isUnavailable(error) && errorCode(error) !== '57014';

const connectionFailures =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated( unexpectedly| due to connection timeout)?|Client (has encountered a connection error|was closed) and is not queryable)$/;

/** Timeouts of the pool and cut connections: the driver gives these errors a message and no code. */
function connectionFailed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return connectionFailures.test(error.message) || connectionFailed(error.cause);
}
