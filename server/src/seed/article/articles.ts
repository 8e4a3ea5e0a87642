import type { NewArticle } from '../../modules/article/article.repo';
import { articleRow } from './articleSeed';
import { caseSeeds } from './case';

/** Every article of a fresh portal. */
export const articles = (): NewArticle[] => [...caseSeeds.map((seed) => articleRow('service', seed))];
