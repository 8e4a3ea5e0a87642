/** A provider did not answer, or refused. The message is for the log: it holds nothing personal and no key. */
export class Unreachable extends Error {}
