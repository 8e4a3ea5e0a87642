import type { Simulation } from './simulation';

/** Something that a person, the lab or a job does when it is possible. */
export interface Act {
  readonly name: string;
  /** How often it is chosen, beside the others. */
  readonly weight: number;
  /** Does it once; resolves to undefined when there is nothing that it could be about. */
  run(simulation: Simulation): Promise<unknown>;
}
