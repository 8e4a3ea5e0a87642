import { query } from '@portal/shared/api';
import type { StaffInstrument } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Check } from '@portal/shared/parts';
import { limits, serviceType } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { useDialogAct } from '../ui/useDialogAct';
import {
  hoursOf,
  instrumentOf,
  noInstrument,
  type TypedInstrument,
  typedInstrument,
} from './typedInstrument';

interface InstrumentDialogProps {
  /** As it was when the dialog opened; none for a new one. */
  readonly instrument?: StaffInstrument;
  readonly onClose: () => void;
}

type TextName = 'code' | 'name' | 'place' | 'slot' | 'capacity' | 'manuals';

/** Adds an instrument, or changes one unless a colleague did meanwhile. Reservations stay as they are. */
export function InstrumentDialog({ instrument, onClose }: InstrumentDialogProps) {
  const [typed, setTyped] = useState(instrument ? typedInstrument(instrument) : noInstrument);
  const services = useQuery(
    query('open/web/device/search', { kw: '', typeId: serviceType.onSite, size: limits.pageSizeMax }),
  ).data?.list;
  const act = useDialogAct('staff/instrument/save', {
    done: ({ code }) => `${code} 已保存`,
    onDone: onClose,
  });
  const saved = instrumentOf(typed);
  const change = (part: Partial<TypedInstrument>) => setTyped({ ...typed, ...part });
  const field = (name: TextName, label: string, maxLength: number) => ({
    label,
    size: 'small' as const,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
    fullWidth: true,
    slotProps: { htmlInput: { maxLength } },
  });
  return (
    <DeskDialog
      title={instrument ? `修改 ${instrument.code}` : '新增仪器'}
      confirm="保存"
      act={act}
      noun="仪器"
      over={false}
      disabled={!saved}
      facts={
        act.isError && instrument
          ? '没有保存。如果同事刚刚改过，请关闭后重新打开，核对后再改。'
          : '已有的预约不受影响。'
      }
      onClose={onClose}
      onConfirm={() => saved && act.mutate({ ...saved, ...(instrument && { etag: instrument.etag }) })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          {...field('code', '仪器编号，如 TEM-2', 40)}
          required
          disabled={instrument !== undefined}
        />
        <TextField {...field('name', '名称', 100)} required />
        <TextField {...field('place', '位置（可不填）', 100)} />
        <TextField
          {...field('slot', '每段分钟', 4)}
          required
          helperText={`${limits.instrumentGrid} 的倍数`}
        />
        <TextField {...field('capacity', '同时预约数', 2)} required />
        <Check checked={typed.alone} onChange={({ target }) => change({ alone: target.checked })}>
          可自主上机（客户须有权限）
        </Check>
        <Box component="fieldset" sx={group}>
          <legend>服务项目</legend>
          {services?.map(({ rid, name }) => (
            <Check
              key={rid}
              checked={typed.device_rids.includes(rid)}
              onChange={({ target }) =>
                change({
                  device_rids: target.checked
                    ? [...typed.device_rids, rid]
                    : typed.device_rids.filter((one) => one !== rid),
                })
              }
            >
              {name}
            </Check>
          ))}
        </Box>
        <Box component="fieldset" sx={{ ...group, gap: 1.5 }}>
          <legend>开放时间（空为不开放；多段用顿号分开，如 08:30-12:00、13:30-18:30）</legend>
          {typed.hours.map((hours, day) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the weekday
              key={day}
              size="small"
              label={`周${'日一二三四五六'[day]}`}
              value={hours}
              onChange={({ target }) =>
                change({ hours: typed.hours.map((one, at) => (at === day ? target.value : one)) })
              }
              error={hoursOf(hours, day) === undefined}
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
          ))}
        </Box>
        <TextField {...field('manuals', '手册（一行一份，可不填）', 1000)} multiline minRows={2} />
      </Box>
    </DeskDialog>
  );
}

const group = {
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  display: 'grid',
  fontSize: 14,
  '& legend': { p: 0, mb: 0.5, color: 'text.secondary' },
} as const;
