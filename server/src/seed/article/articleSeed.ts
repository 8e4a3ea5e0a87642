import type { ArticleType } from '@portal/shared/contract';
import { sanitize } from '../../http/sanitize';
import type { NewArticle } from '../../modules/article/article.repo';
import { searchText } from '../../modules/keyword/keyword.rules';
import { catalogue } from '../device/catalogue';

/** An article as it is written here; {@link articleRow} fills in what follows from it. */
export interface ArticleSeed {
  /** Stable key, also the name of its picture; part of the address of its page. */
  readonly rid: string;
  readonly title: string;
  /** One or two sentences for cards. */
  readonly sketch: string;
  /** A role, never an invented person. */
  readonly author: string;
  /** Keys of the services that it is about. */
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

/** The row of an article; throws when it names a service that the catalogue doesn't have. */
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

/** The words of HTML: CO<sub>2</sub> stays one word, paragraphs are parted. */
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
