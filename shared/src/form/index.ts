export { type Attempt, attemptFor } from './attempt';
export { Check } from './Check';
export { type Choice, ChoiceChips } from './ChoiceChips';
export { Field, FieldLabel } from './Field';
export { FieldError } from './FieldError';
export { focusField } from './focusField';
