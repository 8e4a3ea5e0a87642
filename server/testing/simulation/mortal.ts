/** What a process that was killed says, which nobody hears. */
export class Killed extends Error {}

/** The life of a process, which ends before any of its statements. */
export class Mortal {
  #isDead = false;
  #statementsLeft = Number.POSITIVE_INFINITY;
  readonly #onDeath: () => void;

  constructor(onDeath: () => void = () => undefined) {
    this.#onDeath = onDeath;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Kills the process before its statement after so many others. */
  killAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  kill(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#onDeath();
  }

  /** Counts a statement that the process is about to send. */
  countStatement(): void {
    if (this.#statementsLeft-- <= 0) this.kill();
    if (this.#isDead) throw new Killed('killed');
  }
}
