import { accountAttempts } from './account';
import type { Attempt } from './attempt';
import { clusterAttempts } from './cluster';
import { evaluationAttempts } from './evaluation';
import { interfaceAttempts } from './interface';
import { invoiceAttempts } from './invoice';
import { moneyAttempts } from './money';
import { orderAttempts } from './order';
import { quotationAttempts } from './quotation';
import { reportAttempts } from './report';
import { requirementAttempts } from './requirement';
import { reservationAttempts } from './reservation';
import { retestAttempts } from './retest';
import { sampleAttempts } from './sample';
import { samplingAttempts } from './sampling';
import type { Own, Things } from './thing';
import { uploadAttempts } from './upload';

/** One attempt for each key of each call; all other input belongs to the caller. */
export const attemptsOf = (its: Things, own: Own): Attempt[] => [
  ...accountAttempts(its),
  ...clusterAttempts(its, own),
  ...evaluationAttempts(its, own),
  ...interfaceAttempts(its),
  ...invoiceAttempts(its, own),
  ...moneyAttempts(its, own),
  ...orderAttempts(its, own),
  ...quotationAttempts(its),
  ...reportAttempts(its),
  ...requirementAttempts(its, own),
  ...reservationAttempts(its),
  ...retestAttempts(its),
  ...sampleAttempts(its, own),
  ...samplingAttempts(its),
  ...uploadAttempts(its),
];
