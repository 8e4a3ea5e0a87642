import { TextField } from '@portal/shared/controls';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { useFieldError } from '../../ui/edit/FieldErrors';
import { TextLine } from '../../ui/edit/TextLine';
import { useServices } from '../../ui/useServices';

interface LinkFieldProps {
  readonly path: string;
  readonly name: string;
  /** URL of another page, key of a service, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a slide leads: nowhere, to a service, or to a page by its URL. */
export function LinkField({ path, name, value, onChange }: LinkFieldProps) {
  const services = useServices().data ?? [];
  const [isUrl, setIsUrl] = useState(/[:/]/.test(value));
  const error = useFieldError(path);
  const isKnown = services.some(({ rid }) => rid === value);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        fullWidth
        label="点击后打开"
        value={isUrl ? 'url' : value}
        error={!isUrl && error !== undefined}
        helperText={isUrl ? undefined : error}
        onChange={({ target }) => {
          setIsUrl(target.value === 'url');
          onChange(target.value === 'url' ? '' : target.value);
        }}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `点击后打开 ${name}` },
        }}
      >
        <option value="">不跳转</option>
        <option value="url">网址</option>
        {!isUrl && value !== '' && !isKnown && <option value={value}>{value}</option>}
        <optgroup label="服务">
          {services.map(({ rid, name: service }) => (
            <option key={rid} value={rid}>
              {service}
            </option>
          ))}
        </optgroup>
      </TextField>
      {isUrl && (
        <TextLine
          path={path}
          label="网址"
          name={`网址 ${name}`}
          value={value}
          onChange={onChange}
          max={500}
          hint="以 https:// 开头"
        />
      )}
    </Box>
  );
}
