import { memberRows } from './member.mjs';

/** Articles of which a thousand have the searched word at every size. */
async function fill(pool, count) {
  await pool.query(
    `INSERT INTO article (rid, type, title, img, sketch, author, body, devices, words, created)
     SELECT 'article' || i, CASE WHEN i % 2 = 0 THEN 'news' ELSE 'course' END, 'title', '', '', '', '', '[]',
       to_tsvector('simple', 'word' || i % 5000 ||
         CASE WHEN i % greatest($1::int / ${memberRows}, 1) = 0 THEN ' diffraction' ELSE '' END),
       date '2020-01-01' + i % 2000
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE article');
}

function reads(server) {
  const asked = server.attempts(server.noNames, 'diffraction');
  const found = async (tx) => server.matchArticles(tx, asked, {});
  return {
    'first page of articles by a word': async (tx) =>
      server.findArticleHits(tx, await found(tx), { kind: undefined, page: 1, size: 20 }),
    'number of articles by a word': async (tx) => server.countArticles(tx, await found(tx)),
  };
}

/** So many articles for visitors' search. */
export const search = {
  code: `
    export { countArticles, findArticleHits, matchArticles } from './src/modules/search/search.repo';
    export { attempts } from './src/modules/keyword/keyword.attempt.rules';
    export { noNames } from './src/modules/keyword/keyword.vocabulary.rules';`,
  fill,
  reads,
};
