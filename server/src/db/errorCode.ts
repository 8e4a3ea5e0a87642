/** The SQLSTATE of a database error; drizzle wraps the driver's error as its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return errorCode(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the constraint that refused a row. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return constraintOf(error.cause);
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** True when a unique constraint (the named one, when a name is given) refused the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== '23505') return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

/** Serialisation failures and deadlocks: the same transaction may well succeed next time. */
export function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/**
 * The database can't be reached, shuts down, or is too busy: network errors and the SQLSTATE classes
 * 08 connection, 53 resources, 57 operator's intervention (which a statement timeout is, too).
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && /^(ECONN[A-Z]+|ETIMEDOUT|ENOTFOUND|EPIPE|08...|53...|57...)$/.test(code);
}
