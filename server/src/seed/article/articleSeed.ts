import type { ArticleType } from '@portal/shared/contract';
import { sanitize } from '../../http/sanitize';
import type { NewArticle } from '../../modules/article/article.repo';
import { searchText } from '../../modules/keyword/keyword.rules';
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
  /** Blocks of HTML. */
  readonly body: readonly string[];
}

const typeNames: Readonly<Record<ArticleType, string>> = {
  news: '新闻资讯',
  course: '技能课程',
  service: '能力展示',
};

/** Returns the row of an article; throws when it names a service that is not in the catalogue. */
export function articleRow(type: ArticleType, { devices, ...seed }: ArticleSeed): NewArticle {
  const body = sanitize(seed.body.join(''));
  const about = devices.map(serviceNames).join(' ');
  return {
    ...seed,
    type,
    img: `/upload/img/${seed.rid}.svg`,
    source: null,
    body,
    devices: [...devices],
    search: searchText({
      name: seed.title,
      sketch: seed.sketch,
      description: plainText(body),
      instrument: '',
      aliases: about,
      child: typeNames[type],
    }),
  };
}

/** Returns the text of HTML: CO<sub>2</sub> stays one word, paragraphs are separated. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(sub|sup|strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function serviceNames(rid: string): string {
  const device = catalogue.find((one) => one.rid === rid);
  if (!device) throw new Error(`an article names the unknown service ${rid}`);
  return `${device.name} ${device.aliases}`;
}
