import type { Tx } from '../../db/client';
import { findDevices } from '../device/device.repo';
import { findAllArticles, findArticlesByRid, writeArticleWords } from './article.repo';
import { typeNames } from './article.rules';

/** Writes the search lexemes of one article, or of all. Call it after every change of an article or a service's names. */
export async function indexArticles(tx: Tx, rid?: string): Promise<void> {
  const { keywordVector } = await import('../keyword/keyword.index.rules');
  const articles = rid === undefined ? await findAllArticles(tx) : await findArticlesByRid(tx, [rid]);
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

/** Returns the text of HTML: CO<sub>2</sub> stays one word, paragraphs are separated. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(sub|sup|strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
