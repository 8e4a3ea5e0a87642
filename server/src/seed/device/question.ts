import type { Device } from '@portal/shared/contract';
import { questionsOfAnalysis } from './questionAnalysis';
import { questionsOfMatter } from './questionMatter';
import { questionsOfMore } from './questionMore';
import type { QuestionSeeds } from './questionSeeds';
import { questionsOfSurface } from './questionSurface';

const seeds: QuestionSeeds = {
  ...questionsOfSurface,
  ...questionsOfMatter,
  ...questionsOfAnalysis,
  ...questionsOfMore,
};

/** Returns the frequently asked questions of a service; empty when there are none. */
export const questionsOf = (rid: string): Device['questions'] =>
  (seeds[rid] ?? []).map(([question, answer]) => ({ question, answer }));
