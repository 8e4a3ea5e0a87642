/** Returns the path of the first article of the sitemap. */
export async function firstArticle(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const article = /<loc>[^<]*?(\/article\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!article) throw new Error('the sitemap names no article');
  return article;
}
