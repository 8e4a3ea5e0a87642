import type { Article, ArticleCard } from '@portal/shared/contract';

/** Returns an article as in lists; pass only the properties that matter to the test. */
export function articleCard(part: Partial<ArticleCard> = {}): ArticleCard {
  return {
    rid: 'news-1',
    type: 'news',
    title: '国庆期间收样安排',
    img: '/upload/img/news-1.svg',
    sketch: '10 月 1 日至 3 日暂停收样。',
    created: '2026-09-20',
    ...part,
  };
}

/** Returns an article with a table, a script and neighbours. */
export function article(part: Partial<Article> = {}): Article {
  return {
    ...articleCard(),
    author: '客户服务组',
    changed: '2026-09-20',
    body: '<p>照常<strong>测试</strong></p><table><thead><tr><th>日期</th></tr></thead><tbody><tr><td>10 月 1 日</td></tr></tbody></table><img src=x onerror="document.title=1"><script>document.title = "broken in"</script>',
    devices: [{ rid: 'xrd', name: 'X 射线粉末衍射（XRD）' }],
    previous: { rid: 'news-0', title: '新的一篇' },
    next: { rid: 'news-2', title: '旧的一篇' },
    ...part,
  };
}
