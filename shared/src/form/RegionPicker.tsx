import { Box, Button, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FieldLabel } from './Field';
import { FieldError } from './FieldError';
import { Level } from './Level';
import { keepLocation, locationIn } from './location';
import {
  chooseArea,
  chooseCity,
  chooseProvince,
  districtsOf,
  municipalities,
  type Region,
  regionTree,
} from './region';

interface RegionPickerProps {
  /** Name of the field in its form. */
  readonly name: string;
  /** Accessible name of the group of three selects. */
  readonly label: string;
  readonly value: Region;
  readonly onChange: (region: Region) => void;
  /** GB/T 2260 codes that may be chosen; default: all districts. */
  readonly allowed?: readonly string[];
  readonly error?: string | undefined;
}

/** Loads the names of districts (35 kB) only where a district is chosen or recognised. */
export const regionNames = {
  queryKey: ['regions'],
  queryFn: async () => (await import('@vant/area-data')).areaList,
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Choice of province, city and district; each choice limits the next one. A municipality has no choice of a city. Province
 * and city begin with those that were chosen last in this browser.
 */
export function RegionPicker({ name, label, value: chosen, onChange, allowed, error }: RegionPickerProps) {
  const names = useQuery(regionNames);
  const tree = useMemo(() => regionTree(names.data ?? emptyNames, allowed), [names.data, allowed]);
  const [touched, setTouched] = useState(false);
  const value = chosen.province === '' && !touched ? locationIn(tree) : chosen;
  const change = (region: Region) => {
    setTouched(true);
    if (region.area !== '') keepLocation(region);
    onChange(region);
  };
  if (names.isError) return <Failed onRetry={() => void names.refetch()} />;
  const cities = tree.get(value.province);
  const hasCities = !municipalities.includes(value.province);
  return (
    <Box
      component="fieldset"
      aria-label={label}
      aria-busy={names.isPending}
      data-field={name}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FieldLabel required>{label}</FieldLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: `repeat(${hasCities ? 3 : 2}, 1fr)` },
        }}
      >
        <Level
          label="省份"
          value={value.province}
          names={[...tree.keys()]}
          error={error}
          onChange={(province) => change(chooseProvince(tree, province))}
        />
        {hasCities && (
          <Level
            label="城市"
            value={value.city}
            names={[...(cities?.keys() ?? [])]}
            error={error}
            onChange={(city) => change(chooseCity(value, city))}
          />
        )}
        <Level
          label="区县"
          value={value.area}
          names={districtsOf(tree, value).map(({ name }) => name)}
          error={error}
          onChange={(area) => change(chooseArea(tree, value, area))}
        />
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}

const emptyNames = { province_list: {}, city_list: {}, county_list: {} };

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Typography role="alert" variant="body2">
      地区数据加载失败
      <Button size="small" onClick={onRetry}>
        重试
      </Button>
    </Typography>
  );
}
