import { useQuery } from '@tanstack/react-query';
import { type Ref, useMemo } from 'react';
import { Box, Button, Typography } from '../ui';
import { Level } from './Level';
import { chooseArea, chooseCity, chooseProvince, type Region, regionTree } from './region';

interface RegionPickerProps {
  /** Names the group of three fields. */
  readonly label: string;
  readonly value: Region;
  readonly onChange: (region: Region) => void;
  /** GB/T 2260 codes that may be chosen; all districts when missing. */
  readonly allowed?: readonly string[];
  readonly error?: string | undefined;
  /** The first field, so that a form can lead the eye to a wrong region. */
  readonly firstRef?: Ref<HTMLSelectElement>;
}

/** The districts are 35 kB on the way, so they come only when somebody picks one. */
const regionNames = {
  queryKey: ['regions'],
  queryFn: async () => (await import('@vant/area-data')).areaList,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Province, city and district, each limited by the one before. */
export function RegionPicker({ label, value, onChange, allowed, error, firstRef }: RegionPickerProps) {
  const names = useQuery(regionNames);
  const tree = useMemo(() => regionTree(names.data ?? emptyNames, allowed), [names.data, allowed]);
  if (names.isError) return <Failed onRetry={() => void names.refetch()} />;
  const cities = tree.get(value.province);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} aria-busy={names.isPending}>
      <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.5, fontWeight: 500 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <Level
          label="省份"
          value={value.province}
          names={[...tree.keys()]}
          error={error}
          fieldRef={firstRef}
          onChange={(province) => onChange(chooseProvince(tree, province))}
        />
        <Level
          label="城市"
          value={value.city}
          names={[...(cities?.keys() ?? [])]}
          error={error}
          onChange={(city) => onChange(chooseCity(value, city))}
        />
        <Level
          label="区县"
          value={value.area}
          names={(cities?.get(value.city) ?? []).map(({ name }) => name)}
          error={error}
          onChange={(area) => onChange(chooseArea(tree, value, area))}
        />
      </Box>
      {error && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main', display: 'block', mt: 0.5 }}>
          {error}
        </Typography>
      )}
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
