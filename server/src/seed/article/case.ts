import type { ArticleSeed } from './articleSeed';
import { p } from './block';
import { serviceCaseSeeds } from './caseMaterial';

export const caseSeeds: readonly ArticleSeed[] = serviceCaseSeeds.map(({ source, img: _img, ...seed }) => ({
  ...seed,
  author: '应用技术组',
  devices: [source.replace('/detail/', '')],
  body: [p(seed.sketch)],
}));
