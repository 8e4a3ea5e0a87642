import { moreResults } from '../../src/seed/device/resultMore.ts';
import { banners } from './banner.mjs';
import { crystals } from './crystal.mjs';
import { findings } from './finding.mjs';
import { forces } from './force.mjs';
import { heats } from './heat.mjs';
import { instruments } from './instrument.mjs';
import { micrographs } from './micrograph.mjs';
import { microscopes } from './microscope.mjs';
import { models } from './model.mjs';
import { notices } from './notice.mjs';
import { partners } from './partner.mjs';
import { polymers } from './polymer.mjs';
import { pores } from './pore.mjs';
import { resultPicture } from './result.mjs';
import { rigs } from './rig.mjs';
import { samples } from './sample.mjs';
import { separations } from './separation.mjs';
import { types } from './serviceType.mjs';
import { spectra } from './spectrum.mjs';

/** Every picture of the portal by the name of its file: services by their rid, then the rest. */

const tests = {
  xrd: spectra.xrd(),
  gixrd: spectra.gixrd(),
  'xrd-single-crystal': micrographs.spots('SC-XRD'),
  saxs: micrographs.rings('SAXS'),
  sem: micrographs.spheres('SEM'),
  tem: micrographs.lattice('TEM'),
  'ac-stem': micrographs.atoms('AC-STEM'),
  ebsd: micrographs.grains('EBSD'),
  afm: micrographs.surface('AFM'),
  clsm: micrographs.cells('CLSM'),
  xps: spectra.xps(),
  ups: spectra.ups(),
  'tof-sims': micrographs.image('TOF-SIMS'),
  'contact-angle': polymers.drop('水滴接触角'),
  ftir: spectra.ftir(),
  raman: spectra.raman(),
  'uv-vis': spectra.uvVis(),
  pl: spectra.pl(),
  cd: spectra.cd(),
  'nmr-liquid': spectra.nmr(),
  'nmr-solid': spectra.nmrSolid(),
  epr: spectra.epr(),
  'icp-ms': spectra.icpMs(),
  'icp-oes': separations.icpOes(),
  'element-analysis': separations.donut(),
  xrf: spectra.xrf(),
  toc: separations.toc(),
  'ion-chromatography': separations.chromatogram(
    'IC',
    [
      [0.12, 0.3],
      [0.24, 0.72],
      [0.36, 0.4],
      [0.52, 0.56],
      [0.68, 0.3],
      [0.84, 0.64],
    ],
    [0.52, 0.56, 0.012],
  ),
  'gc-ms': separations.gcMs(),
  'lc-ms': separations.waterfall('LC-MS'),
  hrms: spectra.hrms(),
  'maldi-tof': spectra.maldi(),
  hplc: separations.chromatogram(
    'HPLC',
    [
      [0.3, 0.84, 0.022],
      [0.56, 0.62, 0.026],
      [0.76, 0.14, 0.026],
    ],
    [0.56, 0.62, 0.026],
  ),
  gpc: separations.gpc(),
  tga: heats.tga(),
  dsc: heats.dsc(),
  'tg-ms': heats.tga('TG-MS', true),
  dma: heats.dma(),
  'thermal-conductivity': heats.flash(),
  bet: pores.bet(),
  'mercury-porosimetry': pores.porosimetry(),
  'particle-size': pores.sizes(),
  'dls-zeta': pores.zeta(),
  chemisorption: pores.desorption(),
  tensile: forces.tensile(),
  compression: forces.compression(),
  hardness: polymers.indent('HV'),
  nanoindentation: forces.indentation(),
  'friction-wear': forces.friction(),
  electrochemistry: forces.voltammogram(),
  'battery-cell': forces.cycling(),
  'four-probe': polymers.probes('Rs'),
  vsm: forces.hysteresis('M–H'),
  dielectric: forces.dielectric(),
  'amplicon-16s': findings.stacked(),
  'rna-seq': models.helix('RNA-seq'),
  proteomics: findings.heat('LC-MS/MS'),
  'western-blot': micrographs.blot(),
  microtomy: micrographs.cells('组织切片'),
};

const onSite = {
  'onsite-sem': microscopes.sem(),
  'onsite-tem': microscopes.tem(),
  'onsite-afm': microscopes.afm(),
  'onsite-confocal': microscopes.confocal(),
  'onsite-fib': microscopes.fib(),
  'onsite-ion-mill': microscopes.ionMill(),
  'onsite-xrd': rigs.diffractometer(),
  'onsite-xps': rigs.photoelectron(),
  'onsite-nmr': rigs.magnet(),
  'onsite-insitu-ir': rigs.infrared(),
  'onsite-glovebox': rigs.glovebox(),
  'onsite-fatigue': rigs.loadFrame(),
};

const analyses = {
  rietveld: spectra.rietveld(),
  'xps-fit': spectra.xps('XPS FIT', 0.06),
  'nmr-interpretation': models.molecule('分子结构归属'),
  'xafs-fit': spectra.xafs(),
  'tem-statistics': pores.sizes('nm'),
  dft: findings.ladder(),
  'molecular-dynamics': models.box('MD'),
  'finite-element': models.mesh('FEM'),
  docking: models.pocket('分子对接口袋'),
  'bioinformatics-16s': models.network('NETWORK'),
  'bioinformatics-rna': findings.volcano(),
  'single-cell': models.clusters('UMAP'),
  statistics: findings.boxes(),
  'machine-learning': models.neurons('ML'),
  'figure-drawing': models.pen('DESIGN'),
};

const areas = {
  'area-cathode': crystals.layered('NCM'),
  'area-sei': crystals.interface('电极界面膜'),
  'area-catalyst': crystals.supported('负载型催化剂', 'one'),
  'area-photocatalysis': crystals.bands('hν'),
  'area-graphene': crystals.honeycomb('石墨烯'),
  'area-tmd': crystals.zigzag('MoS2'),
  'area-polymer': polymers.chains('POLYMER'),
  'area-failure': polymers.composite('FORMULA'),
  'area-battery': forces.cycling('BATTERY'),
  'area-catalysis': crystals.supported('催化材料', 'two'),
  'area-two-dimensional': crystals.honeycomb('二维材料', 0.55, 7),
  'area-macromolecule': polymers.chains('POLYMERS', 8),
};

const cases = {
  'case-cathode-mixing': spectra.rietveld('Li/Ni'),
  'case-single-atom': micrographs.singleAtoms('SAC'),
  'case-sei-profile': pores.depth(),
  'case-peak-fitting': spectra.xps('Co 2p', -0.05),
  'case-microplastics': micrographs.flakes('MICROPLASTICS'),
  'case-radicals': spectra.epr('DMPO'),
  'case-pore-choice': pores.bet('Ar 87 K'),
  'case-degradation': separations.waterfall('m/z'),
  'case-thermal-runaway': heats.tga('O2', true),
  'case-weld-texture': micrographs.grains('FSW', 'weld'),
  'case-reaction-path': findings.ladder('ΔG'),
  'case-heat-pad': micrographs.rods('FILLER'),
};

const courses = {
  'course-xrd-search': spectra.rietveld('PDF'),
  'course-xps-fitting': spectra.xps('FIT', 0.03),
  'course-bet-model': pores.bet('BET'),
  'course-tem-preparation': micrographs.lattice('TEM PREP'),
  'course-thermal-curve': heats.tga('TGA DSC'),
  'course-chromatography-quant': separations.chromatogram(
    'LOQ',
    [
      [0.22, 0.36, 0.02],
      [0.46, 0.8, 0.022],
      [0.72, 0.2, 0.024],
    ],
    [0.46, 0.8, 0.022],
  ),
  'course-nmr-sample': spectra.nmr('NMR'),
  'course-statistics-choice': findings.boxes(),
};

const news = {
  'news-portal-trial': notices.window(),
  'news-new-year-closing': notices.calendar('2027', [5, 6, 7, 8, 9, 10, 11]),
  'news-pickup-range': notices.route(),
  'news-search-filters': notices.filters(),
  'news-stem-schedule': notices.clock('STEM'),
  'news-test-first': notices.steps(),
  'news-national-day': notices.calendar('10', [0, 1, 2, 3, 4, 5, 6]),
  'news-data-delivery': notices.files(),
  'news-sample-disposal': notices.shelf(),
  'news-magnet-maintenance': forces.hysteresis('He'),
  'news-dangerous-samples': notices.warning(),
  'news-quality-control': notices.chart(),
};

const prefixed = (prefix, drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${prefix}-${name}`, draw()]));

/** Services that are not drawn otherwise than by their data. */
const charted = Object.keys(moreResults);

/** Services whose typical result is data show it; the others are drawn. */
const results = Object.fromEntries(
  [...Object.keys(tests), ...Object.keys(analyses), ...charted].flatMap((rid) => {
    const result = resultPicture(rid);
    return result ? [[rid, result]] : [];
  }),
);

export const pictures = {
  ...tests,
  ...onSite,
  ...analyses,
  ...results,
  ...areas,
  ...cases,
  ...courses,
  ...news,
  'type-send': types.send(),
  'type-on-site': types.onSite(),
  'type-analysis': types.analysis(),
  'type-area': types.area(),
  ...prefixed('banner', banners),
  ...prefixed('partner', partners),
  ...prefixed('instrument', instruments),
  ...prefixed('sample', samples),
};
