import type { Home } from '@portal/shared/contract';

/** Returns home data with one or two entries per list; pass only the properties that matter to the test. */
export function home(part: Partial<Home> = {}): Home {
  return {
    bannerArr: [
      { img: '/upload/img/a.svg', title: '先测后付', description: '高校客户', redirect: 'xrd' },
      { img: '/upload/img/b.svg', title: '外部活动', redirect: 'https://example.com/event' },
      { img: '/upload/img/c.svg' },
    ],
    typeArr: [
      {
        id: 1,
        name: '送样检测',
        img: '/upload/img/t1.svg',
        discount_info: { discount_label: '先测后付' },
        typeChildArr: [{ id: 101, name: '物相结构' }],
      },
      { id: 2, name: '现场预约', img: '/upload/img/t2.svg', typeChildArr: [] },
    ],
    prefectureNavBottomArr: [
      { id: 311, name: '电池材料专区', img: '/upload/img/p.svg', title: '电池材料', sketch: '从粉体到极片' },
      { id: 312, name: '催化材料专区', title: '催化材料', sketch: '表面与价态' },
    ],
    hotItems: [
      {
        rid: 'sem',
        name: '扫描电镜（SEM）',
        img: '/upload/img/sem.svg',
        sketch: '看<b>形貌</b>&amp;成分<img src=x onerror="document.title=1">',
        price_fen: 9000,
        unit: '样',
        turnaround_days: 4,
        order: 2048,
      },
    ],
    serviceCaseArr: [
      {
        rid: 'c1',
        title: '示例：析锂定位',
        img: '/upload/img/c1.svg',
        sketch: '拆解分析',
        source: '',
        created: '2026-10-08',
      },
      {
        rid: 'c2',
        title: '示例：薄膜取向',
        img: '/upload/img/c2.svg',
        sketch: '掠入射',
        source: 'https://example.com/case',
        created: '2026-09-01',
      },
    ],
    thanksArr: [thanks(1), thanks(2), thanks(3), thanks(4), thanks(5), thanks(6)],
    partnerArr: ['甲', '乙', '丙', '丁'].map((name) => ({
      name: `示例高校${name}`,
      img: '/upload/img/p.svg',
    })),
    ...part,
  };
}

function thanks(number: number): Home['thanksArr'][number] {
  return {
    company: `作者${number}`,
    title: `服务${number}`,
    code: `期刊${number}`,
    content: `致谢${number}`,
    sketch: `摘要${number}`,
    source: `https://example.com/paper/${number}`,
  };
}
