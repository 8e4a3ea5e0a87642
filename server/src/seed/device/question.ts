import type { Device } from '@portal/shared/contract';
import { questionsOfAnalysis } from './questionAnalysis';
import { questionsOfMatter } from './questionMatter';
import { questionsOfSurface } from './questionSurface';

/** Questions with their answers, by service key. */
export type QuestionSeeds = Readonly<
  Record<string, readonly (readonly [question: string, answer: string])[]>
>;

const seeds: QuestionSeeds = { ...questionsOfSurface, ...questionsOfMatter, ...questionsOfAnalysis };

/** Returns the frequently asked questions of a service; empty when there are none. */
export const questionsOf = (rid: string): Device['questions'] =>
  (seeds[rid] ?? []).map(([question, answer]) => ({ question, answer }));
