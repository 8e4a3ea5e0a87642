import type { GalleryPicture } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';

/** The properties of a service that decide about the pictures of its page. */
interface Pictured {
  readonly rid: string;
  readonly type_id: number;
  readonly child_id: number;
  /** Pictures of the service itself, the card's picture first. */
  readonly gallery: readonly string[];
  readonly needs_sample: boolean;
  readonly sample_states?: readonly string[] | undefined;
}

/** Drawing of the instrument by the child type of the service. */
const byChild: Readonly<Record<number, string>> = {
  101: 'onsite-xrd',
  102: 'onsite-sem',
  103: 'onsite-xps',
  104: 'instrument-spectrometer',
  105: 'onsite-nmr',
  106: 'instrument-plasma',
  107: 'instrument-chromatograph',
  108: 'instrument-furnace',
  109: 'instrument-sorption',
  110: 'onsite-fatigue',
  111: 'instrument-workstation',
  112: 'instrument-sequencer',
  301: 'instrument-computer',
  302: 'instrument-computer',
  303: 'instrument-computer',
  304: 'instrument-computer',
  3101: 'instrument-workstation',
  3102: 'instrument-sorption',
  3103: 'onsite-sem',
  3104: 'instrument-furnace',
};

/** Services with another instrument than their child type. */
const byRid: Readonly<Record<string, string>> = {
  tem: 'onsite-tem',
  'ac-stem': 'onsite-tem',
  afm: 'onsite-afm',
  'cryo-em': 'onsite-tem',
  'micro-ct': 'onsite-xrd',
  microtomy: 'onsite-ion-mill',
  ellipsometry: 'instrument-laser',
  epma: 'onsite-sem',
  'onh-cs': 'instrument-analyser',
  'karl-fischer': 'instrument-analyser',
  aas: 'instrument-spectrometer',
  hall: 'instrument-electromagnet',
  clsm: 'onsite-confocal',
  'contact-angle': 'instrument-laser',
  epr: 'instrument-electromagnet',
  vsm: 'instrument-electromagnet',
  'element-analysis': 'instrument-analyser',
  toc: 'instrument-analyser',
  xrf: 'instrument-analyser',
  'ion-chromatography': 'instrument-chromatograph',
  'particle-size': 'instrument-laser',
  'dls-zeta': 'instrument-laser',
  hardness: 'instrument-indenter',
  nanoindentation: 'instrument-indenter',
  'area-sei': 'onsite-xps',
  'area-photocatalysis': 'instrument-spectrometer',
};

/** Drawing of the prepared sample by the state that the service accepts first. */
const bySample: Readonly<Record<string, string>> = {
  粉末: 'sample-powder',
  块体: 'sample-bulk',
  薄膜: 'sample-film',
  液体: 'sample-liquid',
  气体: 'sample-gas',
  生物样品: 'sample-biological',
};

const path = (name: string) => `/upload/img/${name}.svg`;

/**
 * Returns the pictures of a service's page: typical result, instrument, prepared sample. The picture of a service on
 * site is its instrument.
 */
export function galleryOf(device: Pictured): GalleryPicture[] {
  const onSite = device.type_id === serviceType.onSite;
  const own = onSite ? 'instrument' : 'result';
  const instrument = onSite ? undefined : (byRid[device.rid] ?? byChild[device.child_id]);
  const sample = device.needs_sample ? bySample[device.sample_states?.[0] ?? ''] : 'sample-data';
  return [
    ...device.gallery.map((src): GalleryPicture => ({ kind: own, src })),
    ...(instrument ? [{ kind: 'instrument' as const, src: path(instrument) }] : []),
    ...(sample ? [{ kind: 'sample' as const, src: path(sample) }] : []),
  ];
}
