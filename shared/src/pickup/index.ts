export { AddressChoice } from './AddressChoice';
export { AddressMode, type PickupAddressMode } from './AddressMode';
export { type FreeSlot, type PickupField, PickupTime } from './PickupTime';
export { PickupTip } from './PickupTip';
export { useFreeSlots } from './useFreeSlots';
