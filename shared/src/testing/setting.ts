import type { Setting } from '../contract';

/** Returns settings of the portal; the argument overrides the defaults. */
export function siteSetting(
  part: { localInfo?: Partial<Setting['localInfo']> } & Partial<Omit<Setting, 'localInfo'>> = {},
): Setting {
  return {
    allowRegion: [],
    samplingSetting: {
      disabled_date: [],
      disabled_date_time: {},
      disabled_time: [],
      disabled_week: [],
      invalid_disabled_date: [],
      sampling_time_arr: ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'],
    },
    samplingInfo: [],
    ...part,
    localInfo: {
      company: '示例检测技术有限公司',
      address: '杭州市示例路 1 号',
      phone: '400-000-0000',
      email: 'join@example.com',
      icp: '浙ICP备00000000号',
      express: { name: '收样室', phone: '0571-00000000', address: '杭州市示例路 1 号' },
      ...part.localInfo,
    },
  };
}
