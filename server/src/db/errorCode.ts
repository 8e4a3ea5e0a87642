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

/**
 * Returns whether the database is unreachable, shutting down or overloaded: network errors and the SQLSTATE classes
 * 08 (connection), 53 (resources) and 57 (operator intervention, which includes statement timeouts).
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return connectionFailed(error);
  return /^(ECONN[A-Z]+|ETIMEDOUT|ENOTFOUND|EPIPE|08...|53...|57...)$/.test(code);
}

const connectionFailures =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated( unexpectedly| due to connection timeout)?)$/;

/** Timeouts of the pool and cut connections: the driver gives these errors a message and no code. */
function connectionFailed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return connectionFailures.test(error.message) || connectionFailed(error.cause);
}
