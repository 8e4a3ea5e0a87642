import type { Address } from '@portal/shared/contract';
import { ChoiceChips, fieldsOf, goneMessage, type Region } from '@portal/shared/form';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { AddressChoice } from './AddressChoice';
import type { AddressMode } from './addressMode';
import { isGone } from './visitFields';

/** Names of the form's fields that hold a place. */
export interface PlaceFieldNames {
  readonly mode: string;
  readonly saved: string;
  readonly name: string;
  readonly phone: string;
  readonly region: string;
  readonly address: string;
}

const { Text, RegionPicker, PasteAddress } = fieldsOf<Record<string, string | Region>>();
const { useField } = fieldsOf<Record<string, string>>();
const { useField: useMode } = fieldsOf<Record<string, AddressMode>>();

interface PlaceSectionProps {
  readonly label: string;
  /** Label of the district; the rule's label when missing. */
  readonly regionLabel?: string;
  readonly names: PlaceFieldNames;
  /** All saved addresses of the member. */
  readonly addresses: readonly Address[];
  /** Saved addresses that can be chosen. */
  readonly offered: readonly Address[];
  /** Said when there are saved addresses but none can be chosen. */
  readonly noneOffered?: string;
  /** GB/T 2260 codes that may be chosen; all districts when missing. */
  readonly allowed?: readonly string[];
  /** Shown below the fields of another address. */
  readonly children?: ReactNode;
}

/** A saved or another address. Without saved addresses only the fields of the address are shown. */
export function PlaceSection({ label, names, addresses, offered, ...other }: PlaceSectionProps) {
  const mode = useMode(names.mode);
  const { noneOffered, ...own } = other;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      {addresses.length > 0 && (
        <Box>
          <ChoiceChips
            label={label}
            name={names.mode}
            choices={[
              { value: 'existing', label: '已有地址', disabled: offered.length === 0 },
              { value: 'other', label: '其他地址' },
            ]}
            value={mode.value}
            onChange={mode.set}
          />
          {offered.length === 0 && (
            <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.5, display: 'block' }}>
              没有可用的已有地址：{noneOffered}，请填写其他地址
            </Typography>
          )}
        </Box>
      )}
      {mode.value === 'existing' ? (
        <SavedAddress name={names.saved} label={label} offered={offered} />
      ) : (
        <OtherAddress names={names} {...own} />
      )}
    </Box>
  );
}

interface SavedAddressProps {
  readonly name: string;
  readonly label: string;
  readonly offered: readonly Address[];
}

/** Choice of a saved address. When the chosen one is gone, none is chosen, and a message says so. */
function SavedAddress({ name, label, offered }: SavedAddressProps) {
  const { value, error, set } = useField(name);
  const gone = isGone(value, offered) ? goneMessage(label) : undefined;
  return <AddressChoice name={name} addresses={offered} value={value} error={error ?? gone} onChange={set} />;
}

type OtherAddressProps = Pick<PlaceSectionProps, 'names' | 'regionLabel' | 'allowed' | 'children'>;

/** Fields of an address that is not saved. */
function OtherAddress({ names, regionLabel, allowed, children }: OtherAddressProps) {
  const limited = allowed && { allowed };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PasteAddress fields={names} {...limited} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Text name={names.name} autoComplete="name" />
        <Text name={names.phone} autoComplete="tel" />
      </Box>
      <RegionPicker name={names.region} {...(regionLabel && { label: regionLabel })} {...limited} />
      <Text
        name={names.address}
        autoComplete="street-address"
        placeholder="请填写单元、楼层、房间号"
        {...(allowed && { hint: '门牌号仅供上门取样的同事使用' })}
      />
      {children}
    </Box>
  );
}
