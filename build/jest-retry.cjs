/**
 * In CI (`CI`), a failed test is retried once and its first failure is printed: a loaded machine must not reject a
 * correct change, and a flaky test must stay visible.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
