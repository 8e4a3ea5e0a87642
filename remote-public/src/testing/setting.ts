import type { Setting } from '@portal/shared/contract';

/** Returns the site's settings. */
export function setting(): Setting {
  return {
    allowRegion: ['110101'],
    samplingSetting: {
      disabled_date: [],
      disabled_date_time: {},
      disabled_time: [],
      disabled_week: [0],
      invalid_disabled_date: [],
      sampling_time_arr: ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'],
    },
    samplingInfo: [
      { city: '北京市', districts: ['东城区'] },
      { city: '上海市', districts: ['黄浦区'] },
    ],
    localInfo: {
      company: '示例检测',
      address: '示例路 1 号',
      phone: '400-000-0000',
      email: 'hello@example.com',
      icp: '示例备案号',
      express: { name: '收样组', phone: '400-000-0000', address: '示例路 1 号' },
    },
  };
}
