import type { Device, DeviceCard } from '@portal/shared/contract';

/** Returns a service as in lists; pass only the properties that matter to the test. */
export function deviceCard(part: Partial<DeviceCard> = {}): DeviceCard {
  return {
    rid: 'xrd',
    name: 'X 射线粉末衍射（XRD）',
    type_id: 1,
    child_id: 101,
    img: '/upload/img/xrd.svg',
    sketch: '物相鉴定的首选方法',
    description: '物相鉴定|结晶度',
    price_fen: 6000,
    unit: '样',
    turnaround_days: 3,
    sample_states: ['粉末'],
    order: 3286,
    ...part,
  };
}

/** Facets of a search answer for tests that do not need them. */
export const noFacets = { children: [], sample_states: [] };

/** Returns a service with one single and one multi option. */
export function device(part: Partial<Device> = {}): Device {
  return {
    ...deviceCard(),
    gallery: [
      { kind: 'result', src: '/upload/img/xrd.svg' },
      { kind: 'instrument', src: '/upload/img/onsite-xrd.svg' },
      { kind: 'sample', src: '/upload/img/sample-powder.svg' },
    ],
    evaluation: { count: 0, average: null },
    base_fen: 6000,
    options: [
      {
        key: 'range',
        label: '扫描范围',
        kind: 'single',
        choices: [
          { key: 'std', label: '5–90°', price_fen: 0 },
          { key: 'wide', label: '5–120°', price_fen: 2000 },
        ],
      },
      {
        key: 'extra',
        label: '增值服务',
        kind: 'multi',
        choices: [
          { key: 'match', label: '物相检索', price_fen: 4000 },
          { key: 'size', label: '晶粒尺寸', price_fen: 3000 },
        ],
      },
    ],
    detail: '<p>布拉格方程</p><script>document.title = "broken in"</script>',
    sample_requirements: ['粉末不少于 50 mg'],
    needs_sample: true,
    instrument: 'SmartLab',
    process: [],
    results: [],
    literature: [],
    questions: [],
    related: [deviceCard({ rid: 'saxs', name: '小角散射（SAXS）' })],
    ...part,
  };
}
