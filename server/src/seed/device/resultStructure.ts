import type { Chart } from '@portal/shared/contract';
import { bars, gauss, lines, lorentz, point, sigmoid, sum, trace, traceLines } from './curve';

/** Wavelength of Cu Kα1 in Å. */
const copper = 1.5406;

/** Returns the diffraction angle 2θ in degrees of a plane spacing in Å, by Bragg's law. */
const angle = (d: number) => (2 * Math.asin(copper / (2 * d)) * 180) / Math.PI;

/** Silicon (a = 5.4309 Å): h² + k² + l² and relative intensity of the powder diffraction card. */
const silicon = [
  [3, 100],
  [8, 55],
  [11, 30],
  [16, 6],
  [19, 11],
] as const;

/** Anatase: plane spacing in Å and relative intensity. */
const anatase = [
  [3.52, 100],
  [2.431, 10],
  [2.378, 20],
  [2.332, 10],
  [1.892, 35],
  [1.7, 20],
  [1.667, 20],
  [1.481, 14],
  [1.364, 6],
  [1.265, 10],
] as const;

const xrd = (): Chart[] => {
  const peaks = silicon.map(([n, height]) => [angle(5.4309 / Math.sqrt(n)), height] as const);
  const curve = sum(() => 2, ...peaks.map(([at, height]) => lorentz(at, height, 0.08)));
  const broad = anatase.map(([d, height]) => [angle(d), height] as const);
  const nano = sum(() => 3, ...broad.map(([at, height]) => lorentz(at, height, 0.35)));
  return [
    lines(
      { title: '硅粉的 X 射线衍射谱', x: '2θ（°，Cu Kα）', y: '相对强度' },
      {
        硅粉: traceLines(
          curve,
          [20, 80],
          peaks.map(([at]) => at),
          0.08,
        ),
      },
    ),
    lines(
      { title: '纳米锐钛矿的宽化衍射峰', x: '2θ（°，Cu Kα）', y: '相对强度' },
      {
        锐钛矿: traceLines(
          nano,
          [20, 80],
          broad.map(([at]) => at),
          0.35,
        ),
      },
    ),
  ];
};

/** A film on a substrate: with a larger angle the beam penetrates deeper and the substrate's peaks grow. */
const gixrd = (): Chart[] => {
  const at = (share: number) =>
    traceLines(
      sum(
        () => 2,
        lorentz(angle(3.52), 60, 0.3),
        lorentz(angle(1.892), 22, 0.3),
        lorentz(56.1, 90 * share, 0.15),
      ),
      [20, 60],
      [angle(3.52), angle(1.892), 56.1],
      0.2,
    );
  return [
    lines(
      { title: '不同入射角下的薄膜与衬底信号', x: '2θ（°，Cu Kα）', y: '相对强度' },
      { 'ω = 0.5°': at(0.05), 'ω = 1°': at(0.3), 'ω = 3°': at(1) },
    ),
  ];
};

/** Form factor of spheres of radius 5 nm with a typical background. */
const saxs = (): Chart[] => {
  const radius = 5;
  const sphere = (q: number) => {
    const x = q * radius;
    const form = (3 * (Math.sin(x) - x * Math.cos(x))) / x ** 3;
    return Math.log10(1000 * form ** 2 + 0.5);
  };
  return [
    lines(
      { title: '半径 5 nm 球形颗粒的小角散射', x: 'q（nm⁻¹）', y: 'lg I（任意单位）' },
      { 球形颗粒: trace(sphere, 0.05, 2.5) },
    ),
  ];
};

/** Spin–orbit doublet of Ti 2p in TiO2: 458.6 and 464.3 eV, area ratio 2:1, the second one broader. */
const xps = (): Chart[] => {
  const first = gauss(458.6, 100, 0.55);
  const second = gauss(464.3, 32, 0.86);
  const loss = sigmoid(460.5, 9, 1.2);
  return [
    lines(
      { title: 'TiO₂ 的 Ti 2p 谱', x: '结合能（eV）', y: '相对强度' },
      {
        谱线: trace(
          sum(() => 5, first, second, loss),
          454,
          470,
        ),
        '2p₃/₂': trace(first, 454, 470),
        '2p₁/₂': trace(second, 454, 470),
      },
    ),
  ];
};

const ups = (): Chart[] => [
  lines(
    { title: '金的 He I 价带与费米边', x: '结合能（eV）', y: '相对强度' },
    {
      金: trace(
        sum(sigmoid(0, 8, 0.06), gauss(3.2, 30, 0.9), gauss(6.1, 42, 1), sigmoid(7, 14, 1.5)),
        -1,
        12,
      ),
    },
  ),
];

/** Grain sizes in a log-normal distribution. */
const ebsd = (): Chart[] => {
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12];
  const weight = (d: number) => Math.exp(-((Math.log(d / 3.6) / 0.5) ** 2) / 2);
  const all = sizes.reduce((sum, d) => sum + weight(d), 0);
  const share = (d: number) => (100 * weight(d)) / all;
  return [
    bars(
      { title: '焊核区的晶粒尺寸分布', x: '等效直径（μm）', y: '面积占比（%）' },
      { 焊核: sizes.map((d) => point(d, share(d))) },
    ),
  ];
};

const afm = (): Chart[] => {
  const roughness = (x: number) => 0.12 * Math.sin(23 * x) + 0.08 * Math.sin(57 * x + 1);
  const sheet = sum(sigmoid(0.6, 0.9, 0.015), sigmoid(1.5, -0.9, 0.015), (x) => roughness(x) * 0.6);
  return [
    lines(
      { title: '二维片层的高度剖面', x: '位置（μm）', y: '高度（nm）' },
      { 剖面: trace(sheet, 0, 2.2, 160) },
    ),
  ];
};

export const structureResults: Readonly<Record<string, () => Chart[]>> = {
  xrd,
  gixrd,
  saxs,
  xps,
  ups,
  ebsd,
  afm,
};
