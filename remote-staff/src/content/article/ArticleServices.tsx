import { TextField } from '@portal/shared/controls';
import { Chip } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';
import { useFieldError } from '../../ui/edit/FieldErrors';
import { useServices } from '../../ui/useServices';
import { articleLabels } from './articleContent';

interface ArticleServicesProps {
  readonly devices: readonly string[];
  readonly onChange: (devices: string[]) => void;
}

/** The services that an article is about; the order is that of its page. */
export function ArticleServices({ devices, onChange }: ArticleServicesProps) {
  const services = useServices().data ?? [];
  const error = useFieldError('devices');
  const nameOf = (rid: string) => services.find((one) => one.rid === rid)?.name ?? rid;
  return (
    <Box>
      <TextField
        select
        size="small"
        fullWidth
        label={articleLabels.devices}
        value=""
        onChange={({ target }) => {
          if (target.value !== '') onChange([...devices, target.value]);
        }}
        error={error !== undefined}
        helperText={error}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">添加服务</option>
        {services
          .filter(({ rid }) => !devices.includes(rid))
          .map(({ rid, name }) => (
            <option key={rid} value={rid}>
              {name}
            </option>
          ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, '&:empty': { display: 'none' } }}>
        {devices.map((rid) => (
          <Chip
            key={rid}
            label={nameOf(rid)}
            onDelete={() => onChange(devices.filter((one) => one !== rid))}
          />
        ))}
      </Box>
    </Box>
  );
}
