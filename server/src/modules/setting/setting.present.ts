import type { Data, Parsed, Setting, Settings } from '@portal/shared/contract';

/** Returns the settings that the browser reads. */
export function presentSetting({ pickupCities, samplingSetting, localInfo }: Settings): Setting {
  return {
    allowRegion: pickupCities.flatMap(({ districts }) => Object.keys(districts)),
    samplingSetting,
    samplingInfo: pickupCities.map(({ city, districts }) => ({ city, districts: Object.values(districts) })),
    localInfo,
  };
}

/** Returns the public settings with these keys. */
export function presentPublic(
  settings: Settings,
  keys: Parsed<'open/setting/list4key'>['keys'],
): Data<'open/setting/list4key'> {
  const { prestoreTiers, points, promotion } = settings;
  const all: Data<'open/setting/list4key'> = {
    ...presentSetting(settings),
    prestoreTiers,
    points,
    promotion,
  };
  return Object.fromEntries(keys.map((key) => [key, all[key]]));
}
