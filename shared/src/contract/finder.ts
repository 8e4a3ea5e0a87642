import { z } from 'zod';
import { components } from './component';
import { deviceCard } from './device';
import { endpoint } from './endpoint';
import { optionalText } from './field';

/** Something that visitors want to know of a sample. */
const question = z
  .object({
    key: z.string(),
    label: z.string(),
    /** What the answer tells, in one line. */
    hint: z.string(),
    /** Number of services that answer it for the chosen sample. */
    count: z.int(),
  })
  .register(components, { id: 'FinderQuestion' });

/** A service that answers a question, with what it says of the sample. */
const answer = deviceCard
  .extend({
    /** Requirements for the sample, one on each line. */
    sample_requirements: z.array(z.string()),
    needs_sample: z.boolean(),
  })
  .register(components, { id: 'FinderAnswer' });
export type FinderAnswer = z.infer<typeof answer>;

export const finderEndpoints = {
  'open/web/device/find': endpoint({
    access: 'open',
    reads: true,
    summary: 'What visitors want to know, and the services that answer a question for a kind of sample',
    input: z.strictObject({
      /** Key of a question; an unknown one is none. */
      question: optionalText('想知道', 40),
      /** State of the sample, such as 粉末, or 已有数据 without one; any when empty. */
      sample: optionalText('样品状态', 20),
    }),
    example: { question: 'phase', sample: '粉末' },
    data: z.object({
      /** Only questions that a service on sale answers. */
      questions: z.array(question),
      /** States of samples that services take, each with the number of answers to the question. */
      samples: z.array(z.object({ value: z.string(), count: z.int() })),
      /** Services handed in by sample first, then booked hours and analyses, the most popular first; empty without a question. */
      answers: z.array(answer),
    }),
  }),
};
