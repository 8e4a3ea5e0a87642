/** Resolves in a task of its own: as one task, the start of the portal blocks a phone for a quarter of a second. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
