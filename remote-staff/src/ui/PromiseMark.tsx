import { formatInstant, type PromiseKind, promiseSteps } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface PromiseMarkProps {
  readonly promise: { readonly kind: PromiseKind; readonly due: string; readonly late: boolean };
}

/** What has to be done next by when, in red when it is late. */
export const PromiseMark = ({ promise: { kind, due, late } }: PromiseMarkProps) => (
  <Box
    component="span"
    sx={{ color: late ? 'error.main' : 'text.primary', fontWeight: late ? 600 : undefined }}
  >
    {formatInstant(due)} 前{promiseSteps[kind]}
    {late && '（已超时）'}
  </Box>
);
