/** Questions with their answers, by service key. */
export type QuestionSeeds = Readonly<
  Record<string, readonly (readonly [question: string, answer: string])[]>
>;
