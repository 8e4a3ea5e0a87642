import type { Chart } from '@portal/shared/contract';
import { bars, gauss, lines, lorentz, point, sigmoid, sum, trace, traceLines } from './curve';

/**
 * Bands of polystyrene film, the usual check of an infrared spectrometer: wavenumber in cm⁻¹ and depth in percent.
 */
const polystyrene = [
  [3026, 55],
  [2924, 68],
  [2850, 42],
  [1601, 58],
  [1493, 72],
  [1452, 70],
  [1028, 35],
  [757, 82],
  [698, 92],
] as const;

const ftir = (): Chart[] => {
  const dips = sum(() => 96, ...polystyrene.map(([at, depth]) => lorentz(at, -depth, 9)));
  const percent = (x: number) => Math.max(2, dips(x));
  return [
    lines(
      { title: '聚苯乙烯薄膜的红外透射谱', x: '波数（cm⁻¹）', y: '透过率（%）' },
      {
        聚苯乙烯: traceLines(
          percent,
          [500, 4000],
          polystyrene.map(([at]) => at),
          9,
        ),
      },
    ),
  ];
};

const raman = (): Chart[] => {
  const graphene = sum(() => 1, lorentz(1350, 8, 14), lorentz(1582, 42, 8), lorentz(2690, 96, 14));
  const defective = sum(() => 2, lorentz(1350, 62, 26), lorentz(1588, 58, 24), lorentz(2692, 26, 40));
  const span = [1000, 3000] as const;
  const bands = [1350, 1582, 2690];
  return [
    lines(
      { title: '单层石墨烯与还原氧化石墨烯的拉曼谱', x: '拉曼位移（cm⁻¹，532 nm）', y: '相对强度' },
      {
        单层石墨烯: traceLines(graphene, span, bands, 10),
        还原氧化石墨烯: traceLines(defective, span, bands, 20),
      },
    ),
  ];
};

/** Reflectance of TiO2 and the Tauc plot of its indirect band gap of 3.2 eV. */
const uvVis = (): Chart[] => {
  const absorbance = (nm: number) => 1.05 / (1 + Math.exp((nm - 375) / 9)) + 0.03;
  const tauc = (ev: number) => (ev > 3.2 ? 2.2 * (ev - 3.2) : 0) + 0.06 * sigmoid(3.1, 1, 0.08)(ev);
  return [
    lines(
      { title: '锐钛矿的吸收光谱', x: '波长（nm）', y: '吸光度' },
      { 锐钛矿: trace(absorbance, 250, 700) },
    ),
    lines(
      { title: '间接带隙的 Tauc 图', x: 'hν（eV）', y: '(αhν)¹ᐟ²（任意单位）' },
      { 锐钛矿: trace(tauc, 2.6, 4.2, 80) },
    ),
  ];
};

const pl = (): Chart[] => [
  lines(
    { title: '量子点的激发谱与发射谱', x: '波长（nm）', y: '归一化强度' },
    {
      激发: trace(
        sum(sigmoid(470, -0.95, 28), () => 1),
        320,
        540,
        80,
      ).map(([x, y]) => point(x, Math.max(0, y))),
      发射: trace(gauss(528, 1, 11), 480, 600, 80),
    },
  ),
];

/** An alpha helix: minima at 208 and 222 nm, a maximum at 192 nm. */
const cd = (): Chart[] => [
  lines(
    { title: '以 α-螺旋为主的蛋白的圆二色谱', x: '波长（nm）', y: '平均残基椭圆率（10³ deg·cm²·dmol⁻¹）' },
    { 蛋白: trace(sum(gauss(192, 62, 5), gauss(207, -29, 5), gauss(222, -30, 8)), 185, 260) },
  ),
];

/** Ethyl acetate in CDCl3: 1.26 t, 2.05 s, 4.12 q; J = 7.1 Hz at 400 MHz. */
const nmr = (): Chart[] => {
  const j = 7.1 / 400;
  const triplet = [-1, 0, 1].map((k) => [1.26 + k * j, [25, 50, 25][k + 1] ?? 0] as const);
  const quartet = [-1.5, -0.5, 0.5, 1.5].map((k, i) => [4.12 + k * j, [8, 25, 25, 8][i] ?? 0] as const);
  const peaks = [...triplet, [2.05, 100] as const, ...quartet, [7.26, 12] as const];
  const curve = sum(...peaks.map(([at, height]) => lorentz(at, height, 0.003)));
  return [
    lines(
      { title: '乙酸乙酯的 ¹H 核磁谱（CDCl₃，400 MHz）', x: '化学位移（ppm）', y: '相对强度' },
      {
        乙酸乙酯: traceLines(
          curve,
          [0, 8],
          peaks.map(([at]) => at),
          0.003,
        ),
      },
    ),
  ];
};

/** DMPO–OH: four lines 1:2:2:1, 14.9 G apart, as first derivatives. */
const epr = (): Chart[] => {
  const derivative = (centre: number, height: number) => (x: number) => {
    const u = (x - centre) / 0.7;
    return (-height * u) / (1 + u * u) ** 2;
  };
  const heights = [30, 60, 60, 30];
  const at = heights.map((_, i) => 3510 + (i - 1.5) * 14.9);
  const curve = sum(...heights.map((height, i) => derivative(at[i] ?? 0, height)));
  return [
    lines(
      { title: 'DMPO–OH 加合物的四重峰', x: '磁场（G）', y: '一阶微分强度' },
      { 'DMPO–OH': trace(curve, 3475, 3545, 280) },
    ),
  ];
};

const counts = (rows: readonly (readonly [number, number])[]) => rows.map(([x, y]) => point(x, y));

/** Calibration line of an element. */
const icp = (title: string, unit: string, slope: number) => (): Chart[] => [
  lines(
    { title, x: `浓度（${unit}）`, y: '响应' },
    { 标准曲线: [0, 1, 2, 5, 10, 20].map((c) => point(c, slope * c + 0.4)) },
  ),
];

/** Alkanes C10 to C16 with a temperature programme. */
const gcMs = (): Chart[] => {
  const at = [4.2, 6.1, 8, 9.8, 11.5, 13.1, 14.6];
  const curve = sum(() => 1, ...at.map((t, i) => gauss(t, 60 + ((i * 37) % 40), 0.035)));
  return [
    lines(
      { title: '正构烷烃 C10–C16 的总离子流图', x: '保留时间（min）', y: '相对丰度' },
      { 总离子流: traceLines(curve, [2, 16], at, 0.035) },
    ),
  ];
};

const hplc = (): Chart[] => {
  const at = [3.1, 5.4, 8.2, 9];
  const curve = sum(
    () => 0.5,
    gauss(3.1, 42, 0.06),
    gauss(5.4, 90, 0.08),
    gauss(8.2, 60, 0.1),
    gauss(9, 6, 0.1),
  );
  return [
    lines(
      { title: '混合标样的液相色谱图（UV 254 nm）', x: '保留时间（min）', y: '响应（mAU）' },
      { 混合标样: traceLines(curve, [0, 12], at, 0.08) },
    ),
  ];
};

/** Caffeine [M+H]+ 195.0877 and its main fragments. */
const lcMs = (): Chart[] => [
  bars(
    { title: '咖啡因 [M+H]⁺ 的二级质谱', x: 'm/z', y: '相对丰度（%）' },
    {
      咖啡因: counts([
        [83.06, 6],
        [110.071, 18],
        [123.043, 4],
        [138.066, 100],
        [195.088, 46],
      ]),
    },
  ),
];

export const spectrumResults: Readonly<Record<string, () => Chart[]>> = {
  ftir,
  raman,
  'uv-vis': uvVis,
  pl,
  cd,
  'nmr-liquid': nmr,
  epr,
  'icp-oes': icp('ICP-OES 标准曲线（Fe 238.204 nm）', 'mg/L', 118.6),
  'icp-ms': icp('ICP-MS 标准曲线（¹¹⁴Cd）', 'μg/L', 2.43),
  'gc-ms': gcMs,
  hplc,
  'lc-ms': lcMs,
};
