import { chartNumber } from '@portal/shared/chart';
import type { Acts } from './settings';

const percent = '%';

/** Each act with its formula and its settings: the lines that stand on the page and in exports. */
export function actLines({ smooth, baseline, peaks, integral, scherrer, crystallinity }: Acts): string[] {
  return [
    ...(smooth
      ? [
          `平滑：Savitzky–Golay，窗口 ${smooth.window} 点，多项式 ${smooth.degree} 次；yᵢ = 窗口内最小二乘多项式在 xᵢ 的值`,
        ]
      : []),
    ...(baseline
      ? [`扣基线：airPLS，λ = 10^${baseline.stiffness}；基线 z 使 Σw(y − z)² + λΣ(Δ²z)² 最小，结果为 y − z`]
      : []),
    ...(peaks || scherrer
      ? [
          `标峰：突出高度 ≥ 全高的 ${peaks?.least ?? 5}${percent}；峰高、半高宽（FWHM）与面积从两侧峰脚的连线算起，重叠峰共用一条并在谷处分开`,
        ]
      : []),
    ...(integral
      ? [
          `积分：∫ ${chartNumber(integral.from)} → ${chartNumber(integral.to)}，梯形法，${integral.background === 'line' ? '扣除两端连线' : '从零算起'}`,
        ]
      : []),
    ...(scherrer
      ? [
          `晶粒尺寸：D = Kλ / (β cosθ)，K = ${scherrer.k}，λ = ${scherrer.wavelength} Å，仪器展宽 b = ${scherrer.instrument}°，${
            scherrer.shape === 'gauss' ? 'β = √(B² − b²)' : 'β = B − b'
          }，B 为半高宽（2θ，计算时化为弧度）`,
        ]
      : []),
    ...(crystallinity
      ? [
          `结晶度：Xc = A结晶 / (A结晶 + A非晶)，范围 ${chartNumber(crystallinity.from)} 至 ${chartNumber(crystallinity.to)}；非晶包 z 使 Σw(y − z)² + λΣ(Δ²z)² 最小，λ = 10^${crystallinity.stiffness}，高出 z 两倍散差的点不计；背景为 z 的两端连线`,
        ]
      : []),
  ];
}
