export { AddressChoice } from './AddressChoice';
export type { AddressMode } from './addressMode';
export { CancelVisitDialog } from './CancelVisitDialog';
export { PickupTip } from './PickupTip';
export { type PlaceFieldNames, PlaceSection } from './PlaceSection';
export { VisitSection, VisitTime } from './VisitSection';
export {
  addressesWithVisits,
  firstAddress,
  savedAddress,
  settledPlace,
  startOfVisit,
  type VisitFields,
  visitRules,
} from './visitFields';
