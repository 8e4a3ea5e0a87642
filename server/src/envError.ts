/** A variable that cannot be used; the message names it and says what it should be. */
export class EnvError extends Error {}
