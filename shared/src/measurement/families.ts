import type { Family } from './reading';

interface FamilyLook {
  /** Name for people. */
  readonly name: string;
  /** True where the field draws high values at the left: wavenumbers of IR, binding energies, chemical shifts. */
  readonly reversed: boolean;
}

/** How the field draws each kind of measurement. */
export const families: { readonly [family in Family]: FamilyLook } = {
  xrd: { name: 'XRD', reversed: false },
  infrared: { name: '红外', reversed: true },
  raman: { name: '拉曼', reversed: false },
  uvVis: { name: '紫外可见', reversed: false },
  xps: { name: 'XPS', reversed: true },
  thermal: { name: '热分析', reversed: false },
  chromatogram: { name: '色谱', reversed: false },
  mass: { name: '质谱', reversed: false },
  nmr: { name: '核磁', reversed: true },
  isotherm: { name: '吸附等温线', reversed: false },
  other: { name: '数据', reversed: false },
};
