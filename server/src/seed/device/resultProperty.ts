import type { Chart } from '@portal/shared/contract';
import { bars, gauss, lines, lorentz, type Point, point, sigmoid, sum, trace, traceLog } from './curve';

/** Calcium oxalate monohydrate: mass losses of 12.3, 19.2 and 30.1 percent, the usual check of a thermobalance. */
const tga = (): Chart[] => {
  const mass = sum(() => 100, sigmoid(165, -12.3, 9), sigmoid(490, -19.2, 10), sigmoid(720, -30.1, 16));
  const rate = (t: number) => -(mass(t + 1) - mass(t - 1)) / 2;
  return [
    lines(
      { title: '一水合草酸钙的热重曲线（N₂，10 ℃/min）', x: '温度（℃）', y: '质量（%）' },
      { TG: trace(mass, 30, 900, 160) },
    ),
    lines({ title: '失重速率', x: '温度（℃）', y: 'DTG（%/℃）' }, { DTG: trace(rate, 30, 900, 160) }),
  ];
};

/** PET, quenched: glass transition at 76 ℃, cold crystallisation at 130 ℃, melting at 250 ℃; exothermic up. */
const dsc = (): Chart[] => [
  lines(
    { title: '淬冷 PET 的第一次升温（放热向上，10 ℃/min）', x: '温度（℃）', y: '热流（W/g）' },
    {
      PET: trace(
        sum(() => -0.2, sigmoid(76, -0.12, 2), gauss(130, 0.62, 5), gauss(250, -1.3, 6)),
        30,
        290,
        180,
      ),
    },
  ),
];

const dma = (): Chart[] => {
  const modulus = (t: number) => 10 ** (3.4 - 1.7 / (1 + Math.exp(-(t - 112) / 5)));
  return [
    lines(
      { title: '环氧树脂的储能模量（1 Hz）', x: '温度（℃）', y: "E'（MPa）" },
      { "E'": trace(modulus, 30, 180) },
    ),
    lines(
      { title: '损耗因子', x: '温度（℃）', y: 'tan δ' },
      {
        'tan δ': trace(
          sum(() => 0.02, gauss(120, 0.72, 9)),
          30,
          180,
        ),
      },
    ),
  ];
};

/** Nitrogen isotherm of mesoporous silica: monolayer, multilayer, capillary condensation. */
const bet = (): Chart[] => {
  const layers = (p: number) => (155 * 120 * p) / (1 + 120 * p) + 120 * p ** 1.6;
  const filled = (centre: number) => sum(layers, sigmoid(centre, 330, 0.018));
  const size = (d: number) => 1.4 * Math.exp(-((Math.log(d / 7.2) / 0.18) ** 2) / 2);
  return [
    lines(
      { title: '介孔二氧化硅的 N₂ 吸附-脱附等温线（77 K）', x: 'p/p₀', y: '吸附量（cm³/g STP）' },
      { 吸附: trace(filled(0.76), 0.01, 0.99, 90), 脱附: trace(filled(0.66), 0.01, 0.99, 90) },
    ),
    lines({ title: '孔径分布', x: '孔径（nm）', y: 'dV/dlgD（cm³/g）' }, { 孔径: traceLog(size, 2, 50) }),
  ];
};

const logNormal = (median: number, sigma: number, height: number) => (d: number) =>
  height * Math.exp(-((Math.log(d / median) / sigma) ** 2) / 2);

const particleSize = (): Chart[] => [
  lines(
    { title: '三元正极粉体的粒度分布（激光衍射，D50 ≈ 10 μm）', x: '粒径（μm）', y: '体积分数（%）' },
    { 微分分布: traceLog(logNormal(10, 0.42, 9.5), 1, 100) },
  ),
];

const dls = (): Chart[] => [
  lines(
    { title: '聚苯乙烯微球的粒径分布（动态光散射）', x: '流体力学直径（nm）', y: '光强分数（%）' },
    { 微球: traceLog(logNormal(104, 0.22, 16), 20, 500) },
  ),
  lines(
    { title: 'Zeta 电位与 pH', x: 'pH', y: 'Zeta 电位（mV）' },
    { 氧化铝: trace((ph) => -42 * Math.tanh((ph - 8.9) / 2.4), 3, 12, 36) },
  ),
];

const mercury = (): Chart[] => {
  const pores = (lg: number) => logNormal(62, 0.5, 0.31)(10 ** lg) + logNormal(900, 0.6, 0.05)(10 ** lg);
  return [
    lines(
      { title: '水泥浆体的孔径分布（压汞）', x: 'lg 孔径（nm）', y: 'dV/dlgD（mL/g）' },
      { 水泥浆体: trace(pores, 0.7, 4) },
    ),
  ];
};

const chemisorption = (): Chart[] => [
  lines(
    { title: '固体酸的 NH₃-TPD', x: '温度（℃）', y: 'TCD 信号（任意单位）' },
    {
      'NH₃-TPD': trace(
        sum(() => 0.03, gauss(190, 0.9, 38), gauss(410, 0.55, 58)),
        80,
        600,
      ),
    },
  ),
];

/** Mild steel: 205 GPa, yield plateau, hardening and necking; strain in percent. */
const tensile = (): Chart[] => {
  const stress = (e: number) => {
    if (e < 0.15) return 2050 * e;
    if (e < 1.8) return 305;
    return e < 20 ? 305 + 135 * (1 - Math.exp(-(e - 1.8) / 5.2)) : 436 - 2.1 * (e - 20) ** 1.5;
  };
  const elastic: Point[] = [point(0, 0), point(0.05, 102.5), point(0.1, 205), point(0.148, 303)];
  return [
    lines(
      { title: '低碳钢的应力-应变曲线', x: '工程应变（%）', y: '工程应力（MPa）' },
      { 低碳钢: [...elastic, ...trace(stress, 0.15, 30, 120)] },
    ),
  ];
};

/** A reversible redox couple at 0.23 V: ΔEp = 60 mV. */
const electrochemistry = (): Chart[] => {
  const forward = trace(
    sum((v) => 2 * (v + 0.2), sigmoid(0.24, 14, 0.02), gauss(0.26, 22, 0.045)),
    -0.2,
    0.6,
    80,
  );
  const returning = sum(
    (v) => 2 * (v - 0.6) + 1.6,
    () => -10,
    sigmoid(0.22, 24, 0.03),
    gauss(0.2, -22, 0.045),
  );
  const back = trace(returning, -0.2, 0.6, 80);
  const impedance = Array.from({ length: 40 }, (_, i): Point => {
    const w = 10 ** (5 - i * 0.16);
    const tau = w * 180 * 2e-5;
    const [real, imaginary] = [180 / (1 + tau ** 2), (180 * tau) / (1 + tau ** 2)];
    return point(12 + real + 30 / Math.sqrt(w), imaginary + 30 / Math.sqrt(w));
  });
  return [
    lines(
      { title: '铁氰化钾的循环伏安曲线（50 mV/s）', x: '电位（V，相对 Ag/AgCl）', y: '电流（μA）' },
      { 正扫: forward, 负扫: back },
    ),
    lines({ title: '电化学阻抗谱（Nyquist）', x: "Z'（Ω）", y: "−Z''（Ω）" }, { 阻抗: impedance }),
  ];
};

const battery = (): Chart[] => {
  const fade = (n: number) => 162 * (0.9 + 0.1 * Math.exp(-n / 90)) - 0.045 * n;
  const charge = (q: number) => 3.72 + 0.42 * (q / 190) + 0.16 * (q / 190) ** 8 - 0.18 * Math.exp(-q / 6);
  const discharge = (q: number) => 4.16 - 0.5 * (q / 178) - 0.75 * (q / 178) ** 18;
  return [
    lines(
      { title: '三元正极半电池的充放电曲线（0.1 C）', x: '比容量（mAh/g）', y: '电压（V）' },
      { 充电: trace(charge, 0, 190, 80), 放电: trace(discharge, 0, 178, 80) },
    ),
    lines(
      { title: '循环性能（1 C）', x: '循环次数', y: '比容量（mAh/g）' },
      { 放电比容量: trace(fade, 1, 200, 66) },
    ),
  ];
};

const vsm = (): Chart[] => {
  const loop = (shift: number) => trace((h) => 68 * Math.tanh((h - shift) / 1.6), -10, 10, 80);
  return [
    lines(
      { title: '铁氧体粉末的室温磁滞回线', x: '磁场（kOe）', y: '磁化强度（emu/g）' },
      { 升场: loop(0.25), 降场: loop(-0.25) },
    ),
  ];
};

const dielectric = (): Chart[] => [
  lines(
    { title: '钛酸钡陶瓷的介温曲线（1 kHz）', x: '温度（℃）', y: '相对介电常数' },
    {
      钛酸钡: trace(
        sum(() => 1450, lorentz(124, 6400, 13), sigmoid(8, 300, 6)),
        -20,
        200,
      ),
    },
  ),
];

const gpc = (): Chart[] => [
  lines(
    { title: '聚苯乙烯的分子量分布', x: 'lg M', y: 'dw/dlgM' },
    { 聚苯乙烯: trace(gauss(5.1, 1.05, 0.28), 3.6, 6.6) },
  ),
];

const statistics = (): Chart[] => [
  bars(
    { title: '三组独立重复的均值（n = 6）', x: '组别', y: '响应（相对对照）' },
    { 均值: [point(1, 1), point(2, 1.34), point(3, 1.82)] },
  ),
];

/** Rank-abundance curve, as from amplicon sequencing of a soil. */
const amplicon = (): Chart[] => [
  lines(
    { title: '样品的稀释曲线', x: '序列数', y: '观测到的 ASV 数' },
    {
      样品A: trace((n) => (1860 * n) / (n + 5200), 0, 40_000, 60),
      样品B: trace((n) => (1320 * n) / (n + 4300), 0, 40_000, 60),
    },
  ),
];

export const propertyResults: Readonly<Record<string, () => Chart[]>> = {
  tga,
  dsc,
  dma,
  bet,
  'particle-size': particleSize,
  'dls-zeta': dls,
  'mercury-porosimetry': mercury,
  chemisorption,
  tensile,
  electrochemistry,
  'battery-cell': battery,
  vsm,
  dielectric,
  gpc,
  statistics,
  'amplicon-16s': amplicon,
};
