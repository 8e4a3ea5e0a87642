import { TextField } from '@portal/shared/controls';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldLabel } from './Field';
import type { ParsedAddress } from './parseAddress';
import { regionNames } from './RegionPicker';
import { noRegion, type Region } from './region';

export interface PasteAddressProps<Text extends string, Place extends string> {
  /** Fields of the form that are filled in. */
  readonly fields: {
    readonly name?: Text;
    readonly phone?: Text;
    readonly region: Place;
    readonly address: Text;
  };
  /** GB/T 2260 codes that may be chosen; all districts when missing. */
  readonly allowed?: readonly string[];
}

/**
 * Takes a pasted address apart and fills in name, phone, region and detail. Reads a text when it is pasted, or
 * typed and confirmed with the button. Fields whose part is not found keep their values.
 */
export function PasteAddress<Text extends string, Place extends string>(
  props: PasteAddressProps<Text, Place>,
) {
  const id = useId();
  const [text, setText] = useState('');
  const pasted = useRef(false);
  const { status, read } = useRead(props);
  const onChange = (value: string) => {
    setText(value);
    if (pasted.current) void read(value);
    pasted.current = false;
  };
  return (
    <Box>
      <FieldLabel htmlFor={id}>粘贴地址，自动识别</FieldLabel>
      <TextField
        id={id}
        hiddenLabel
        multiline
        maxRows={4}
        value={text}
        placeholder="如：张三 13800000000 北京市海淀区中关村大街1号"
        onPaste={() => {
          pasted.current = true;
        }}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: { autoComplete: 'off' },
          input: {
            endAdornment: (
              <Button size="small" disabled={text.trim() === ''} onClick={() => void read(text)}>
                识别
              </Button>
            ),
          },
        }}
      />
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </Box>
  );
}

/** The parts of an address with their labels, in the order in which they are said. */
const partLabels = { name: '姓名', phone: '手机号', region: '地区', address: '详细地址' } as const;
type Part = keyof typeof partLabels;
const parts = ['name', 'phone', 'region', 'address'] as const satisfies readonly Part[];

/**
 * Reads a text into the fields; `status` says what was found. What an earlier text filled in is another person's when this one
 * has a part that it filled: what is missing now is cleared then, unless it was changed since.
 */
function useRead<Text extends string, Place extends string>({
  fields,
  allowed,
}: PasteAddressProps<Text, Place>) {
  const client = useQueryClient();
  const { setValue, getValues, clearErrors } = useFormContext<Record<string, string | Region>>();
  const [status, setStatus] = useState('');
  const filledBefore = useRef<Partial<ParsedAddress>>({});
  const fill = (part: Part, value: string | Region) => {
    const field: string | undefined = fields[part];
    if (field === undefined) return;
    setValue(field, value);
    clearErrors(field);
  };
  const fillIn = (parsed: ParsedAddress) => {
    const { region } = parsed;
    const outside = region.address_code !== '' && allowed?.includes(region.address_code) === false;
    const found = parts.filter(
      (part) =>
        fields[part] !== undefined &&
        (part === 'region' ? !outside && region.province !== '' : parsed[part] !== ''),
    );
    const before = filledBefore.current;
    const another = found.some((part) => before[part] !== undefined);
    const old = parts.filter(
      (part) =>
        another &&
        !found.includes(part) &&
        before[part] !== undefined &&
        isSame(getValues(fields[part] ?? ''), before[part]),
    );
    for (const part of found) fill(part, parsed[part]);
    for (const part of old) fill(part, part === 'region' ? noRegion : '');
    const now = Object.fromEntries(found.map((part) => [part, parsed[part]]));
    filledBefore.current = another ? now : { ...before, ...now };
    setStatus(
      statusOf(labelsOf(found), { outside, unknown: region.address_code === '', old: labelsOf(old) }),
    );
  };
  const read = async (text: string) => {
    try {
      const [names, { parseAddress }] = await Promise.all([
        client.fetchQuery(regionNames),
        import('./parseAddress'),
      ]);
      fillIn(parseAddress(text, names));
    } catch {
      setStatus('地区数据加载失败，请重试或手动填写');
    }
  };
  return { status, read };
}

/** The form gives copies of districts. */
const isSame = (now: string | Region, before: string | Region): boolean =>
  typeof now === 'string' || typeof before === 'string'
    ? now === before
    : now.address_code === before.address_code && now.province === before.province;

const labelsOf = (list: readonly Part[]): string[] => list.map((part) => partLabels[part]);

interface Missing {
  /** The region can't be chosen here. */
  readonly outside: boolean;
  /** The text names no district. */
  readonly unknown: boolean;
  /** Fields that were cleared, because they were of the text before. */
  readonly old: readonly string[];
}

function statusOf(filled: readonly string[], { outside, unknown, old }: Missing): string {
  if (filled.length === 0 && !outside) return '没有识别出地址，请手动填写';
  const lines = filled.length > 0 ? [`已填入${filled.join('、')}，请核对`] : [];
  if (old.length > 0) lines.push(`已清空上次识别的${old.join('、')}`);
  if (outside) lines.push('地址所在地区不在可选范围内');
  else if (unknown) lines.push('没有识别出区县，请手动选择');
  return lines.join('；');
}
