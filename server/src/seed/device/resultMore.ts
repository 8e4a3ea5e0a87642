import type { Chart } from '@portal/shared/contract';
import { gauss, lines, point, sigmoid, sum, trace, traceLines, traceLog } from './curve';

/** Typical results of spectra, surfaces, elements, gases, flow and carriers. */

/** Copper foil: the K edge at 8979 eV; the first shell at 2.54 Å is at 2.24 Å without phase correction. */
const xafs = (): Chart[] => {
  const edge = (shift: number, white: number) =>
    sum(
      sigmoid(8979 + shift, 1, 1.1),
      gauss(8993 + shift, white, 4),
      gauss(9003 + shift, 0.12, 5),
      gauss(9026 + shift, -0.08, 9),
    );
  const shells = sum(
    gauss(2.24, 8.4, 0.18),
    gauss(3.3, 1.6, 0.2),
    gauss(4.1, 1.9, 0.22),
    gauss(4.7, 1.7, 0.2),
  );
  return [
    lines(
      { title: '铜 K 边的 XANES 谱', x: '能量（eV）', y: '归一化吸收' },
      { 'Cu 箔': trace(edge(0, 0.06), 8950, 9060, 110), CuO: trace(edge(4.4, 0.42), 8950, 9060, 110) },
    ),
    lines(
      { title: 'Cu 箔的 R 空间谱（未作相位校正）', x: 'R（Å）', y: '|χ(R)|（Å⁻³）' },
      { 'Cu 箔': trace(shells, 0, 6, 150) },
    ),
  ];
};

/** 100 nm of silicon dioxide on silicon, sputtered: the signals cross at the interface. */
const auger = (): Chart[] => {
  const inside = (high: number, low: number) => sum(() => high, sigmoid(100, low - high, 3));
  return [
    lines(
      { title: 'Si 上 100 nm SiO₂ 的俄歇深度曲线', x: '深度（nm）', y: '原子分数（%）' },
      { O: trace(inside(66.7, 0), 0, 150, 90), Si: trace(inside(33.3, 100), 0, 150, 90) },
    ),
  ];
};

type Complex = readonly [re: number, im: number];
const mul = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const add = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const over = (n: Complex, [c, d]: Complex): Complex => {
  const square = c * c + d * d;
  return mul(n, [c / square, -d / square]);
};

/** Angle of Ψ in degrees for a film on silicon at 70°: Fresnel's equations, film by Cauchy, silicon as a real index. */
function psi(nm: number, thickness: number): number {
  const film = 1.45 + 3540 / nm ** 2;
  const silicon = 3.4 + 1.9e5 / nm ** 2;
  const sin = Math.sin((70 * Math.PI) / 180);
  const cos = (index: number) => Math.sqrt(1 - (sin / index) ** 2);
  const [c0, c1, c2] = [cos(1), cos(film), cos(silicon)];
  const phase = (4 * Math.PI * film * thickness * c1) / nm;
  const turn: Complex = [Math.cos(phase), -Math.sin(phase)];
  const layer = (r01: number, r12: number): Complex =>
    over(add([r01, 0], mul([r12, 0], turn)), add([1, 0], mul([r01 * r12, 0], turn)));
  const p = layer(
    (film * c0 - c1) / (film * c0 + c1),
    (silicon * c1 - film * c2) / (silicon * c1 + film * c2),
  );
  const s = layer(
    (c0 - film * c1) / (c0 + film * c1),
    (film * c1 - silicon * c2) / (film * c1 + silicon * c2),
  );
  return (Math.atan(Math.hypot(...p) / Math.hypot(...s)) * 180) / Math.PI;
}

const ellipsometry = (): Chart[] => [
  lines(
    { title: 'Si 上 SiO₂ 膜的 Ψ（入射角 70°）', x: '波长（nm）', y: 'Ψ（°）' },
    {
      '100 nm': trace((nm) => psi(nm, 100), 400, 1000, 150),
      '300 nm': trace((nm) => psi(nm, 300), 400, 1000, 150),
    },
  ),
];

/** Nickel and aluminium across a diffusion couple, by the error function's shape. */
const epma = (): Chart[] => [
  lines(
    { title: 'Ni-Al 扩散偶的线扫描', x: '距离（μm）', y: '质量分数（%）' },
    {
      Ni: trace(
        sum(() => 100, sigmoid(50, -92, 6)),
        0,
        100,
      ),
      Al: trace(sigmoid(50, 92, 6), 0, 100),
    },
  ),
];

/** Lead in a graphite furnace: the curve bends above 40 μg/L. */
const aas = (): Chart[] => [
  lines(
    { title: '石墨炉法的标准曲线（Pb 283.3 nm）', x: '浓度（μg/L）', y: '吸光度' },
    { Pb: [0, 5, 10, 20, 30, 40, 50].map((c) => point(c, 0.0052 * c * (1 - 0.0012 * c))) },
  ),
];

const onh = (): Chart[] => [
  lines(
    { title: '钛合金中氧与氮的释放曲线', x: '时间（s）', y: '信号（V）' },
    {
      氧: trace((t) => 2.6 * Math.exp(-((Math.log(Math.max(t, 0.1) / 16) / 0.32) ** 2) / 2), 0, 60),
      氮: trace((t) => 0.7 * Math.exp(-((Math.log(Math.max(t, 0.1) / 24) / 0.3) ** 2) / 2), 0, 60),
    },
  ),
];

/** 520 μg of water: the drift falls to that of the blank while the sum approaches the content. */
const karlFischer = (): Chart[] => [
  lines(
    { title: '库仑法滴定一份溶剂样品', x: '时间（s）', y: '水（μg）' },
    { 累计: trace((t) => 520 * (1 - Math.exp(-t / 28)), 0, 180) },
  ),
];

const microCt = (): Chart[] => {
  const pores = (median: number, spread: number) => (d: number) =>
    100 * Math.exp(-((Math.log(d / median) / spread) ** 2) / 2);
  return [
    lines(
      { title: '增材制造铝合金中气孔的等效直径', x: '等效直径（μm）', y: '相对数量（%）' },
      { 打印态: traceLog(pores(32, 0.42), 5, 200), 热等静压后: traceLog(pores(14, 0.36), 5, 200) },
    ),
  ];
};

/** Apoferritin: the Fourier shell correlation falls below 0.143 at 1/2.4 Å⁻¹. */
const cryoEm = (): Chart[] => [
  lines(
    { title: '脱铁铁蛋白的傅里叶壳层相关', x: '空间频率（Å⁻¹）', y: 'FSC' },
    {
      FSC: trace(sigmoid(0.37, -1, 0.0262), 0, 0.55, 110).map(([x, y]) => point(x, 1 + y)),
      '0.143': [point(0, 0.143), point(0.55, 0.143)],
    },
  ),
];

/** Gases of photocatalysis on a packed column with a thermal conductivity detector. */
const gc = (): Chart[] => {
  const peaks = [
    [1.1, 64],
    [2.3, 9],
    [2.9, 22],
    [4.6, 38],
    [7.2, 17],
  ] as const;
  const curve = sum(() => 1, ...peaks.map(([at, height]) => gauss(at, height, 0.06)));
  const at = peaks.map(([time]) => time);
  return [
    lines(
      { title: 'H₂、O₂、N₂、CO 与 CH₄ 的色谱图（TCD）', x: '保留时间（min）', y: '响应（mV）' },
      { 混合标气: traceLines(curve, [0, 9], at, 0.06) },
    ),
  ];
};

/** A slurry by Carreau's law, and a gel whose moduli cross at the yield strain. */
const rheology = (): Chart[] => {
  const carreau = (zero: number, time: number, n: number) => (rate: number) =>
    0.12 + (zero - 0.12) * (1 + (time * rate) ** 2) ** ((n - 1) / 2);
  const fallen = (plateau: number, strain: number, power: number) => (x: number) =>
    plateau / (1 + (x / strain) ** power);
  return [
    lines(
      { title: '石墨负极浆料的流动曲线（25 ℃）', x: '剪切速率（s⁻¹）', y: '黏度（Pa·s）' },
      { 浆料: traceLog(carreau(14, 2.2, 0.42), 0.1, 1000) },
    ),
    lines(
      { title: '水凝胶的应变扫描（1 Hz）', x: '应变（%）', y: '模量（Pa）' },
      { "G'": traceLog(fallen(1200, 60, 2.2), 0.1, 1000), 'G"': traceLog(fallen(160, 160, 1.2), 0.1, 1000) },
    ),
  ];
};

/** n-type silicon: mobility by lattice scattering, T to the power of −2.3, with impurities at low temperature. */
const hall = (): Chart[] => [
  lines(
    { title: 'n 型 Si 外延层的电子迁移率', x: '温度（K）', y: '迁移率（cm²/(V·s)）' },
    {
      '10¹⁶ cm⁻³': trace(
        (t) => 1 / (1 / (1350 * (t / 300) ** -2.3) + 1 / (9000 * (t / 300) ** 1.5)),
        80,
        350,
      ),
      '10¹⁸ cm⁻³': trace((t) => 1 / (1 / (1350 * (t / 300) ** -2.3) + 1 / (340 * (t / 300) ** 1.5)), 80, 350),
    },
  ),
];

export const moreResults: Readonly<Record<string, () => Chart[]>> = {
  xafs,
  auger,
  ellipsometry,
  epma,
  aas,
  'onh-cs': onh,
  'karl-fischer': karlFischer,
  'micro-ct': microCt,
  'cryo-em': cryoEm,
  gc,
  rheology,
  hall,
};
