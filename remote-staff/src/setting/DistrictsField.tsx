import { useCityDistricts } from '@portal/shared/form';
import { Check } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useErrorBelow } from '../ui/edit/FieldErrors';

/** Names by GB/T 2260 code. */
type Districts = Readonly<Record<string, string>>;

interface DistrictsFieldProps {
  readonly path: string;
  readonly label: string;
  readonly city: string;
  readonly districts: Districts;
  readonly onChange: (districts: Record<string, string>) => void;
}

/** The districts of a city to choose from. One that the official list does not have stays until it is taken out. */
export function DistrictsField({ path, label, city, districts, onChange }: DistrictsFieldProps) {
  const cities = useCityDistricts();
  const error = useErrorBelow(path);
  const name = city.trim();
  const known = Object.fromEntries((cities?.get(name) ?? []).map((one) => [one.code, one.name]));
  const all = Object.entries({ ...known, ...districts });
  const chosen = all.filter(([code]) => code in districts);
  const choose = (codes: (code: string) => boolean) =>
    onChange(Object.fromEntries(all.filter(([code]) => codes(code))));
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
        {label}（已选 {chosen.length} 个）
      </Box>
      {cities && name !== '' && !cities.has(name) && (
        <Box role="status" sx={{ fontSize: 13, color: 'warning.main' }}>
          没有名为“{name}”的城市，请写全称，如 北京市
        </Box>
      )}
      {all.length > 1 && (
        <Check checked={chosen.length === all.length} onChange={({ target }) => choose(() => target.checked)}>
          全选
        </Check>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
        {all.map(([code, district]) => (
          <Check
            key={code}
            checked={code in districts}
            onChange={({ target }) => choose((one) => (one === code ? target.checked : one in districts))}
          >
            {district}
          </Check>
        ))}
      </Box>
      {error && <Box sx={{ color: 'error.main', fontSize: 12 }}>{error}</Box>}
    </Box>
  );
}
