import { call, serverNow } from '@portal/shared/api';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { ChoiceChips, FieldError, Form, fieldsOf, useForm } from '@portal/shared/form';
import { DownloadButton, type LazyDialogProps } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { DayField } from '../day/DayField';
import { periodLabels, periodRules } from '../day/periodRules';
import { bookPeriods } from './bookPeriods';

/** Whose reconciliation is downloaded. */
export interface ReconciliationOf {
  /** The group whose payments are listed; the member's own without it. */
  readonly cluster?: { readonly rid: string; readonly name: string };
  /** Path of the page, which the hint in WeChat shows. */
  readonly page: string;
}

interface PeriodFields {
  readonly from: string;
  readonly to: string;
}

const { useValue } = fieldsOf<PeriodFields>();
const stay = async () => undefined;

/** Chooses a period, last month at first, and downloads the reconciliation as Excel or CSV. */
export function ReconciliationDialog({ open, onClose, ...of }: LazyDialogProps & ReconciliationOf) {
  const periods = bookPeriods(labClock(serverNow()).today);
  const [{ from, to } = { from: '', to: '' }] = periods;
  const form = useForm<PeriodFields>({ initial: { from, to }, rules: periodRules });
  const choose = (label: string) => {
    const chosen = periods.find((one) => one.label === label);
    if (chosen) form.reset({ from: chosen.from, to: chosen.to });
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="reconciliation-title">
      <DialogTitle id="reconciliation-title">对账明细</DialogTitle>
      <Form form={form} send={stay} aria-label="对账期间">
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {of.cluster
              ? '社群的每笔付款和退款各占一行，列出订单、数量、成员、结算单和付款时间。'
              : '每笔付款、退款和待付款各占一行，列出订单、数量、付款方、结算单、付款时间和发票号码。'}
          </Typography>
          <Periods periods={periods} onChange={choose} />
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <DayField name="from" label={periodLabels.from} />
            <DayField name="to" label={periodLabels.to} />
          </Box>
        </DialogContent>
        <Downloads {...of} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

interface PeriodsProps {
  readonly periods: ReturnType<typeof bookPeriods>;
  readonly onChange: (label: string) => void;
}

/** The periods of the books; none is chosen when the days are others. */
function Periods({ periods, onChange }: PeriodsProps) {
  const [from, to] = [useValue('from'), useValue('to')];
  return (
    <ChoiceChips
      label="期间"
      name="reconciliation-period"
      choices={periods.map(({ label }) => ({ value: label, label }))}
      value={periods.find((one) => one.from === from && one.to === to)?.label}
      onChange={onChange}
    />
  );
}

function Downloads({ cluster, page, onClose }: ReconciliationOf & Pick<LazyDialogProps, 'onClose'>) {
  const typed = { from: useValue('from'), to: useValue('to') };
  const from = periodRules.from.clean(typed.from);
  const to = periodRules.to.clean(typed.to);
  const wrong = periodRules.from.check(from, typed) ?? periodRules.to.check(to, typed);
  const period = { ...(from && { from }), ...(to && { to }) };
  const ask = (format: 'xlsx' | 'csv') =>
    cluster
      ? call('auth/cluster/reconciliation', { rid: cluster.rid, ...period, format })
      : call('auth/web/asset/reconciliation', { ...period, format });
  const name = `${cluster ? `${cluster.name}-` : ''}对账明细`;
  const button = {
    page,
    disabled: wrong !== undefined,
    sx: { whiteSpace: 'nowrap', px: { xs: 1.5, sm: 2 } },
  } as const;
  return (
    <>
      <Box sx={{ px: 3 }}>
        <FieldError>{wrong}</FieldError>
      </Box>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
        <DownloadButton {...button} variant="outlined" ask={() => ask('csv')} name={`${name}.csv`}>
          下载 CSV
        </DownloadButton>
        <DownloadButton {...button} variant="contained" ask={() => ask('xlsx')} name={`${name}.xlsx`}>
          下载 Excel
        </DownloadButton>
      </DialogActions>
    </>
  );
}
