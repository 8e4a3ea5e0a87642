import { Check } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useErrorBelow } from '../ui/edit/FieldErrors';
import { ItemList } from '../ui/edit/ItemList';
import { TextLine } from '../ui/edit/TextLine';
import type { Edited } from '../ui/edit/useEdited';
import { DaysField } from './DaysField';
import { settingForm } from './settingForm';
import {
  samplingSettingOf,
  showVisitTimes,
  type VisitTimes,
  visitLabels,
  visitTimes,
  weekdays,
  withSlot,
} from './visitTimes';

export const samplingSetting = settingForm<'samplingSetting', VisitTimes>({
  key: 'samplingSetting',
  name: '取样时间',
  meaning: '上门取样可以预约的日期和时段。已有的预约不变，改后的时间只对新的预约有效。',
  read: visitTimes,
  change: (times) => ({ key: 'samplingSetting', value: samplingSettingOf(times) }),
  labels: visitLabels,
  show: showVisitTimes,
  fields: (edited) => <VisitTimesFields edited={edited} />,
});

function VisitTimesFields({ edited: { content, set } }: { readonly edited: Edited<VisitTimes> }) {
  const slots = content.sampling_time_arr;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Checks path="sampling_time_arr" label={visitLabels.sampling_time_arr}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 1,
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          }}
        >
          {slots.map((slot, index) => (
            <TextLine
              // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in their order
              key={index}
              path={`sampling_time_arr.${index}`}
              label={`时段 ${index + 1}`}
              value={slot}
              onChange={(next) => set(withSlot(content, index, next.trim()))}
              max={11}
            />
          ))}
        </Box>
      </Checks>
      <Checks path="disabled_week" label={visitLabels.disabled_week}>
        {weekdays.map((name, day) => (
          <Check
            key={name}
            checked={content.disabled_week.includes(day)}
            onChange={({ target }) =>
              set({ disabled_week: toggled(content.disabled_week, day, target.checked).sort() })
            }
          >
            {name}
          </Check>
        ))}
      </Checks>
      <Checks path="disabled_time" label={visitLabels.disabled_time}>
        <SlotChecks
          slots={slots}
          chosen={content.disabled_time}
          onChoose={(disabled_time) => set({ disabled_time })}
        />
      </Checks>
      <DaysField
        path="disabled_date"
        label={visitLabels.disabled_date}
        days={content.disabled_date}
        onChange={(disabled_date) => set({ disabled_date })}
        hint="一行一天或一段，如 2026-10-01 至 2026-10-07"
      />
      <DaysField
        path="invalid_disabled_date"
        label={visitLabels.invalid_disabled_date}
        days={content.invalid_disabled_date}
        onChange={(invalid_disabled_date) => set({ invalid_disabled_date })}
        hint="写在上面的日期里、但仍取样的日子；每周不取样的日子不因此开放"
      />
      <Checks path="disabled_date_time" label={visitLabels.disabled_date_time}>
        <Box sx={{ width: 1, mt: 1 }}>
          <ItemList
            path="disabled_date_time"
            noun="日期"
            items={content.disabled_date_time}
            onChange={(disabled_date_time) => set({ disabled_date_time })}
            empty={() => ({ date: '', times: [] })}
            most={60}
          >
            {({ date, times }, index, change) => (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
                <Box sx={{ width: 180 }}>
                  <TextLine
                    path={`disabled_date_time.${date}`}
                    label={`日期 ${index + 1}`}
                    type="date"
                    value={date}
                    onChange={(day) => change({ date: day, times })}
                    max={10}
                  />
                </Box>
                <SlotChecks
                  slots={slots}
                  chosen={times}
                  onChoose={(closed) => change({ date, times: closed })}
                />
              </Box>
            )}
          </ItemList>
        </Box>
      </Checks>
    </Box>
  );
}

interface ChecksProps {
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Checks({ path, label, children }: ChecksProps) {
  const error = useErrorBelow(path);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontSize: 14, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>{children}</Box>
      {error && <Box sx={{ color: 'error.main', fontSize: 12 }}>{error}</Box>}
    </Box>
  );
}

interface SlotChecksProps {
  readonly slots: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: string[]) => void;
}

const SlotChecks = ({ slots, chosen, onChoose }: SlotChecksProps) =>
  [...new Set(slots)].map((slot) => (
    <Check
      key={slot}
      checked={chosen.includes(slot)}
      onChange={({ target }) => onChoose(toggled(chosen, slot, target.checked))}
    >
      {slot}
    </Check>
  ));

const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): Value[] =>
  on ? [...list, value] : list.filter((one) => one !== value);
