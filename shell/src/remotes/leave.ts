/** Loads a path of the portal as a new document, which uses the newest releases. */
export type Leave = (path: string) => Promise<never>;

/** Loads a path as a new document. Never resolves, because the page is unloaded. */
export const leaveFor: Leave = (path) => {
  window.location.assign(path);
  return new Promise<never>(() => {});
};
