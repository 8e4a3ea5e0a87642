import type { Tx } from '../../db/client';
import { findDevices } from '../device/device.repo';
import { findAllArticles, findArticlesAbout, findArticlesByRid, writeArticleWords } from './article.repo';
import { typeNames } from './article.rules';

/** Articles to index: one, or those about a service. */
type Indexed = { readonly rid: string } | { readonly device_rid: string };

/** Writes the search lexemes of some articles, or of all. Call it after every change of an article or a service's names. */
export async function indexArticles(tx: Tx, only?: Indexed): Promise<void> {
  const { keywordVector } = await import('../keyword/keyword.index.rules');
  const articles = await articlesToIndex(tx, only);
  const about = new Map(
    (await findDevices(tx, [...new Set(articles.flatMap(({ devices }) => devices))])).map((device) => [
      device.rid,
      `${device.name} ${device.aliases}`,
    ]),
  );
  const rows = articles.map((article) => ({
    rid: article.rid,
    words: keywordVector({
      title: article.title,
      aliases: '',
      tags: [typeNames[article.type], ...article.devices.map((rid) => about.get(rid) ?? '')].join('|'),
      text: `${article.sketch} ${plainText(article.body)}`,
    }),
  }));
  await writeArticleWords(tx, rows);
}

function articlesToIndex(tx: Tx, only: Indexed | undefined) {
  if (only === undefined) return findAllArticles(tx);
  return 'rid' in only ? findArticlesByRid(tx, [only.rid]) : findArticlesAbout(tx, only.device_rid);
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
