import type { DeviceSeed } from './deviceSeed';

/** Sample states as named by the filters. */
type State = '粉末' | '块体' | '薄膜' | '纤维' | '液体' | '气体' | '生物样品';

const usual: Readonly<Record<number, readonly State[]>> = {
  101: ['粉末', '块体', '薄膜'],
  102: ['粉末', '块体', '薄膜'],
  103: ['粉末', '块体', '薄膜'],
  104: ['粉末', '薄膜', '液体'],
  105: ['粉末', '液体'],
  106: ['粉末', '块体', '液体'],
  107: ['粉末', '液体'],
  108: ['粉末', '块体'],
  109: ['粉末'],
  110: ['块体', '薄膜'],
  111: ['粉末', '块体', '薄膜'],
  112: ['生物样品'],
  201: ['粉末', '块体', '薄膜'],
  202: ['块体', '薄膜'],
  203: ['粉末', '块体', '薄膜'],
  204: ['粉末', '块体'],
  3101: ['粉末', '块体'],
  3102: ['粉末'],
  3103: ['粉末', '薄膜'],
  3104: ['粉末', '块体', '薄膜'],
};

/** Services that accept other states than the default of their child type. */
const own: Readonly<Record<string, readonly State[]>> = {
  xafs: ['粉末', '薄膜'],
  'micro-ct': ['块体', '纤维', '生物样品'],
  'cryo-em': ['生物样品', '液体'],
  microtomy: ['生物样品', '块体', '薄膜', '纤维'],
  auger: ['块体', '薄膜'],
  ellipsometry: ['薄膜'],
  epma: ['块体'],
  aas: ['液体', '粉末'],
  'onh-cs': ['块体', '粉末'],
  'karl-fischer': ['液体', '粉末', '块体'],
  gc: ['气体', '液体'],
  rheology: ['液体', '块体'],
  hall: ['薄膜', '块体'],
  sem: ['粉末', '块体', '薄膜', '纤维'],
  ftir: ['粉末', '薄膜', '液体', '纤维'],
  xrd: ['粉末', '块体', '薄膜', '液体'],
  gixrd: ['薄膜', '块体'],
  'xrd-single-crystal': ['块体'],
  saxs: ['粉末', '薄膜', '液体'],
  ebsd: ['块体'],
  afm: ['薄膜', '块体', '粉末'],
  clsm: ['生物样品', '薄膜', '液体'],
  'contact-angle': ['薄膜', '块体'],
  cd: ['液体'],
  'nmr-liquid': ['液体', '粉末'],
  'nmr-solid': ['粉末', '块体'],
  epr: ['粉末', '液体'],
  'element-analysis': ['粉末'],
  xrf: ['粉末', '块体', '液体'],
  toc: ['液体', '粉末'],
  'ion-chromatography': ['液体', '粉末'],
  tga: ['粉末', '块体', '液体', '纤维'],
  dsc: ['粉末', '块体', '液体', '纤维'],
  'gc-ms': ['液体', '气体', '粉末'],
  hplc: ['液体', '粉末'],
  dma: ['块体', '薄膜'],
  'thermal-conductivity': ['块体', '薄膜', '粉末'],
  'mercury-porosimetry': ['块体', '粉末'],
  'particle-size': ['粉末', '液体'],
  'dls-zeta': ['液体', '粉末'],
  'battery-cell': ['粉末', '薄膜'],
  'four-probe': ['薄膜', '块体', '粉末'],
  tensile: ['块体', '薄膜', '纤维'],
  'onsite-confocal': ['生物样品', '薄膜'],
  'onsite-nmr': ['液体'],
  'onsite-insitu-ir': ['粉末'],
  'onsite-glovebox': ['粉末', '液体'],
};

/** Returns the sample states that a service accepts, most common first; empty for services that work on data. */
export function sampleStates({ rid, child_id, needs_sample }: DeviceSeed): string[] {
  if (needs_sample === false) return [];
  const states = own[rid] ?? usual[child_id];
  if (!states) throw new Error(`nothing says what states of sample ${rid} takes`);
  return [...states];
}
