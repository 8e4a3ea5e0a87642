import type { ArticleType } from '@portal/shared/contract';
import { sanitize } from '../../http/sanitize';
import type { NewArticle } from '../../modules/article/article.repo';
import { catalogue } from '../device/catalogue';

/** An article as written in the seed files; {@link articleRow} derives the other columns. */
export interface ArticleSeed {
  /** Stable key; also the file name of its picture and part of its page's URL. */
  readonly rid: string;
  readonly title: string;
  /** One or two sentences for cards. */
  readonly sketch: string;
  /** The author's role; never an invented person. */
  readonly author: string;
  /** Keys of the services that the article is about. */
  readonly devices: readonly string[];
  readonly created: string;
  /** What it is taken from: a page of the portal. */
  readonly source?: string;
  /** Blocks of HTML. */
  readonly body: readonly string[];
}

/** Returns the row of an article; throws when it names a service that is not in the catalogue. */
export function articleRow(type: ArticleType, { devices, ...seed }: ArticleSeed): NewArticle {
  const body = sanitize(seed.body.join(''));
  for (const rid of devices) checkService(rid);
  return {
    ...seed,
    type,
    img: `/upload/img/${seed.rid}.svg`,
    source: seed.source ?? null,
    body,
    devices: [...devices],
  };
}

function checkService(rid: string): void {
  if (!catalogue.some((one) => one.rid === rid))
    throw new Error(`an article names the unknown service ${rid}`);
}
