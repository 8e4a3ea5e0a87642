import type { NewArticle } from '../../modules/article/article.repo';
import { articleRow } from './articleSeed';
import { cases } from './case';
import { casesOfChemistry } from './caseChemistry';
import { casesOfPhysics } from './casePhysics';
import { courseData } from './courseData';
import { courseDiffraction } from './courseDiffraction';
import { news } from './news';
import { newsEarlier } from './newsEarlier';

/** Every article of a fresh portal. */
export const articles: readonly NewArticle[] = [
  ...[...news, ...newsEarlier].map((seed) => articleRow('news', seed)),
  ...[...courseDiffraction, ...courseData].map((seed) => articleRow('course', seed)),
  ...[...cases, ...casesOfChemistry, ...casesOfPhysics].map((seed) => articleRow('service', seed)),
];
