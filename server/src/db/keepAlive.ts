/** Finds out within 20 s that the other side of an idle connection is gone: ten probes, one a second. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
