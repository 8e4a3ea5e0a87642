import type { Parsed } from '@portal/shared/contract';
import type { OpeningHours } from '../modules/instrument/instrument.time.rules';

/** An instrument with its services; its key is its code in lower case. */
export type InstrumentSeed = Parsed<'staff/instrument/save'>;

const weekdays = [1, 2, 3, 4, 5];
const hours = (days: readonly number[], from: string, to: string): OpeningHours[] =>
  days.map((weekday) => ({ weekday, from, to }));

/** Monday to Saturday, in the hours in which the lab is staffed. */
const staffed = hours([...weekdays, 6], '08:30', '18:30');
/** On weekdays until late, on Saturdays in the staffed hours. */
const late = [...hours(weekdays, '08:30', '22:30'), ...hours([6], '08:30', '18:30')];
const roundTheClock = hours([0, 1, 2, 3, 4, 5, 6], '00:00', '24:00');

const usual = { hours: staffed, slot_minutes: 60, capacity: 1, self_operated: false } as const;

/** Instruments of a new portal: one or two for each service that is counted in hours. */
export const instrumentSeeds: readonly InstrumentSeed[] = [
  {
    ...usual,
    code: 'SEM-1',
    name: 'ZEISS GeminiSEM 300',
    place: '材料楼 B1-01',
    device_rids: ['onsite-sem'],
    hours: late,
    self_operated: true,
    manuals: ['GeminiSEM 300 上机手册', 'Ultim Max 65 能谱操作指南'],
  },
  {
    ...usual,
    code: 'SEM-2',
    name: 'ZEISS Sigma 360',
    place: '材料楼 B1-02',
    device_rids: ['onsite-sem'],
    manuals: ['Sigma 360 上机手册'],
  },
  {
    ...usual,
    code: 'TEM-1',
    name: 'FEI Talos F200X',
    place: '材料楼 B1-03',
    device_rids: ['onsite-tem'],
    hours: late,
    self_operated: true,
    manuals: ['Talos F200X 上机手册', '透射样品杆使用规范'],
  },
  {
    ...usual,
    code: 'AFM-1',
    name: 'Bruker Dimension Icon',
    place: '材料楼 B1-05',
    device_rids: ['onsite-afm'],
    self_operated: true,
    manuals: ['Dimension Icon 上机手册'],
  },
  {
    ...usual,
    code: 'CLSM-1',
    name: 'Leica STELLARIS 5',
    place: '生科楼 207',
    device_rids: ['onsite-confocal'],
    hours: late,
    slot_minutes: 30,
    self_operated: true,
    manuals: ['STELLARIS 5 上机手册'],
  },
  {
    ...usual,
    code: 'FIB-1',
    name: 'Thermo Helios 5 UX',
    place: '材料楼 B1-04',
    device_rids: ['onsite-fib'],
    slot_minutes: 120,
    manuals: ['Helios 5 UX 制样流程'],
  },
  {
    ...usual,
    code: 'IM-1',
    name: 'Leica EM TIC 3X',
    place: '材料楼 B1-06',
    device_rids: ['onsite-ion-mill'],
    slot_minutes: 60,
    manuals: ['EM TIC 3X 操作手册'],
  },
  {
    ...usual,
    code: 'XRD-1',
    name: 'Bruker D8 ADVANCE',
    place: '材料楼 102',
    device_rids: ['onsite-xrd'],
    hours: late,
    self_operated: true,
    manuals: ['D8 ADVANCE 上机手册', 'HTK 1200N 变温附件说明'],
  },
  {
    ...usual,
    code: 'XPS-1',
    name: 'Thermo ESCALAB Xi+',
    place: '材料楼 103',
    device_rids: ['onsite-xps'],
    manuals: ['ESCALAB Xi+ 上机手册'],
  },
  {
    ...usual,
    code: 'NMR-1',
    name: 'Bruker AVANCE NEO 600',
    place: '化学楼 B1-01',
    device_rids: ['onsite-nmr'],
    hours: roundTheClock,
    slot_minutes: 30,
    self_operated: true,
    manuals: ['AVANCE NEO 600 上机手册'],
  },
  {
    ...usual,
    code: 'IR-1',
    name: 'Thermo Nicolet iS50',
    place: '化学楼 305',
    device_rids: ['onsite-insitu-ir'],
    manuals: ['iS50 与 Praying Mantis 原位池操作手册'],
  },
  {
    ...usual,
    code: 'GB-1',
    name: 'MBRAUN UNIlab pro',
    place: '能源楼 210',
    device_rids: ['onsite-glovebox'],
    hours: late,
    capacity: 2,
    self_operated: true,
    manuals: ['手套箱使用规范', '扣式电池组装流程'],
  },
  {
    ...usual,
    code: 'FT-1',
    name: 'MTS Landmark 370.10',
    place: '力学楼 101',
    device_rids: ['onsite-fatigue'],
    hours: roundTheClock,
    manuals: ['Landmark 370.10 操作手册'],
  },
];
