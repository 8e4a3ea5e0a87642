export { QuotationChip } from './QuotationChip';
export { QuotationSection } from './QuotationSection';
export { daysLeft, validityText } from './validity';
