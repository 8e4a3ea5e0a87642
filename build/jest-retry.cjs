/**
 * Where a change is decided on (`CI`), a test that fails is tried once more, and its first failure is printed:
 * a loaded machine must not turn away good work, and a test that depends on luck must not stay unseen.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
