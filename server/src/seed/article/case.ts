import type { ArticleSeed } from './articleSeed';
import { h, ol, p, table, ul } from './block';

const author = '应用技术组';
/** Closing sentence of each case: none describes a customer's work. */
const made = p('本文为说明方法而编写的示例，数值为典型量级，不对应任何客户的样品。');

/** Worked examples of structure and surfaces, written for this portal, so each says 示例. */
export const cases: readonly ArticleSeed[] = [
  {
    rid: 'case-cathode-mixing',
    title: '【示例】用 Rietveld 精修量化三元正极的锂镍混排',
    sketch: '慢扫 XRD 数据结合原子占位精修，比较三种烧结温度下的阳离子混排与晶胞参数。',
    author,
    devices: ['rietveld', 'xrd', 'area-cathode'],
    created: '2026-11-12',
    body: [
      p(
        '层状正极 LiNi<sub>x</sub>Co<sub>y</sub>Mn<sub>z</sub>O<sub>2</sub> 中，Ni<sup>2+</sup>（0.69 Å）与 Li<sup>+</sup>（0.76 Å）半径相近，一部分 Ni 会占据锂层的 3a 位，阻碍锂离子扩散。I(003)/I(104) 可以粗略比较，要给出数值则需精修。',
      ),
      h('采集'),
      p(
        'Cu Kα，10–120°，步长 0.02°，每步 2 s 以上，(003) 峰净计数大于 10<sup>4</sup>。用侧装样减小片状颗粒的择优取向。',
      ),
      h('精修顺序'),
      ol(
        '本底与零点、样品位移；',
        '晶胞参数（空间群 R-3m）与峰形；',
        '氧的 z 坐标，约 0.24；',
        '加上约束：锂层中的 Ni 与过渡金属层中的 Li 数量相等，总组成按 ICP 结果固定；',
        '最后放开各向同性位移参数。',
      ),
      h('结果'),
      table(
        ['烧结温度', 'a / Å', 'c / Å', '锂层中 Ni', 'R<sub>wp</sub>'],
        ['750 ℃', '2.872', '14.205', '5.8%', '5.1%'],
        ['800 ℃', '2.871', '14.212', '2.9%', '4.7%'],
        ['850 ℃', '2.873', '14.209', '4.4%', '4.9%'],
      ),
      p(
        '800 ℃ 的混排最低；温度再高时锂挥发，混排回升。占位与位移参数强相关，不确定度要由软件给出并一并报告，小于 0.5% 的差别不宜解释。',
      ),
      made,
    ],
  },
  {
    rid: 'case-single-atom',
    title: '【示例】HAADF 与 EXAFS 共同确认单原子分散',
    sketch: '单独一张亮点照片不足以下结论：电镜看分布，吸收谱看有没有金属-金属键。',
    author,
    devices: ['ac-stem', 'xafs-fit', 'icp-ms'],
    created: '2026-11-03',
    body: [
      p(
        '电镜视野只有几十纳米，看到孤立的亮点并不能排除别处有团簇；吸收谱是整体平均，少量团簇会被淹没。二者合在一起，结论才站得住。',
      ),
      h('电镜怎么看'),
      ul(
        '低倍先看有无颗粒，至少五个区域，包括厚处；',
        'HAADF 的亮度约与原子序数的 1.7 次方成正比，Fe 在碳上可见，Fe 与 Co 则分不开；',
        '亮点间距小于 0.3 nm 的成对亮点要单独统计，可能是双原子。',
      ),
      h('吸收谱怎么看'),
      p(
        '同时测金属箔、氧化物与酞菁类标样。R 空间 2.2 Å 附近（未校相位）没有金属-金属峰，而在 1.5 Å 附近有金属-氮（氧）峰；小波变换用来区分重原子与轻原子的散射。',
      ),
      h('拟合结果（示例）'),
      table(
        ['壳层', '配位数', '键长 / Å', 'σ<sup>2</sup> / Å<sup>2</sup>'],
        ['Fe–N', '4.1 ± 0.5', '2.01 ± 0.02', '0.007'],
      ),
      h('还应当做'),
      p(
        'ICP 给出金属含量；XRD 没有金属峰只说明没有几纳米以上的晶粒，不能单独作为证据。配位数的误差通常在 10%–20%，不要把 4.1 写成“精确的 4”。',
      ),
      made,
    ],
  },
  {
    rid: 'case-sei-profile',
    title: '【示例】惰性转移下的 SEI 深度剖析',
    sketch: '从拆解、清洗到进样全程不接触空气，五层刻蚀给出 LiF 与有机组分的分布。',
    author,
    devices: ['area-sei', 'xps', 'tof-sims'],
    created: '2026-10-26',
    body: [
      p(
        '固体电解质界面膜（SEI）只有十几到几十纳米厚，接触空气几秒就会变成碳酸盐与氢氧化物。转移过程决定了数据有没有意义。',
      ),
      h('转移'),
      ol(
        '手套箱（H<sub>2</sub>O、O<sub>2</sub> < 1 ppm）中拆解；',
        '用 DMC 轻洗三次，每次 1 min，洗去残留锂盐；',
        '箱内抽干后装入密封转移管；',
        '转移管直接接到进样室，全程不开封。',
      ),
      h('刻蚀与采谱'),
      p(
        'Ar<sup>+</sup> 会还原、分解有机物，优先用氩团簇离子；每层采 C 1s、O 1s、F 1s、Li 1s、P 2p。F 1s 中 LiF 约 685 eV，Li<sub>x</sub>PO<sub>y</sub>F<sub>z</sub> 约 687 eV。',
      ),
      h('分布（原子百分比，示例）'),
      table(
        ['刻蚀时间', 'C', 'O', 'F（LiF）', 'Li'],
        ['0 s', '42', '29', '6', '20'],
        ['60 s', '24', '25', '17', '31'],
        ['300 s', '12', '18', '27', '41'],
      ),
      p(
        '外层富有机物，内层富 LiF。刻蚀时间换算成深度要用已知厚度的标样（如 SiO<sub>2</sub>），SEI 的溅射速率不同，只能给出等效深度。TOF-SIMS 可补充碎片离子的三维分布。',
      ),
      made,
    ],
  },
  {
    rid: 'case-peak-fitting',
    title: '【示例】XPS 分峰前先看这四个约束',
    sketch: '自旋轨道分裂、面积比、半峰宽与卫星峰：以 Co 2p 为例说明怎样拟合才站得住。',
    author,
    devices: ['xps-fit', 'xps'],
    created: '2026-10-15',
    source: '/article/course-xps-fitting',
    body: [
      p(
        '同一张 Co 2p 谱，两个人给出的 Co<sup>3+</sup>/Co<sup>2+</sup> 可以相差一倍。下面用一组 Co<sub>3</sub>O<sub>4</sub> 示例数据说明四个约束各起什么作用。',
      ),
      ul(
        '<strong>分裂</strong>：2p<sub>3/2</sub> 与 2p<sub>1/2</sub> 相距约 15.0–15.2 eV，锁定后第二组峰不再自由漂移；',
        '<strong>面积比</strong>：2 : 1；',
        '<strong>半峰宽</strong>：同一侧各峰相等或相近，一般 1.5–2.5 eV；',
        '<strong>卫星峰</strong>：Co<sup>2+</sup> 在主峰高结合能侧约 6 eV 处有强卫星，Co<sup>3+</sup> 的卫星弱而远（约 10 eV）。',
      ),
      h('加约束前后'),
      table(
        ['做法', '自由参数', 'Co<sup>3+</sup>/Co<sup>2+</sup>', '残差'],
        ['无约束六峰', '18', '0.8–2.6（初值不同则不同）', '很小'],
        ['四个约束', '8', '1.7 ± 0.2', '略大'],
      ),
      p(
        '残差略大但结果可重复，才是可以写进论文的拟合。钴的多重分裂使 2p 峰形不对称，比值更适合在同一批样品之间比较，而不是当作绝对的化学计量。',
      ),
      h('交付'),
      p('每个峰的位置、半峰宽、面积、归属与依据列成表，附 CasaXPS 工程文件，便于复核。'),
      made,
    ],
  },
];
