import type { Setting, Settings } from '@portal/shared/contract';

/** Returns the settings that the browser reads. */
export function presentSetting({ pickupCities, samplingSetting, localInfo }: Settings): Setting {
  return {
    allowRegion: pickupCities.flatMap(({ districts }) => Object.keys(districts)),
    samplingSetting,
    samplingInfo: pickupCities.map(({ city, districts }) => ({ city, districts: Object.values(districts) })),
    localInfo,
  };
}
