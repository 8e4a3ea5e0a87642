import type { Order, OrderRow } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { type NextStep, nextStepLabels } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { ZipButton } from '../download/ZipButton';
import { useReorder } from './useReorder';

interface StepProps {
  readonly order: Pick<OrderRow, 'rid' | 'code' | 'next'> & { readonly parcel?: Order['parcel'] };
  /** Small in the rows of lists, which is the default. */
  readonly size?: 'small' | 'medium';
}

const main = { variant: 'contained' } as const;

/** Leads to the agreement's page, where it is read, signed, or uploaded. */
function SignStep({ order, size = 'small' }: StepProps) {
  return (
    <Button {...main} size={size} component={Link} to={paths.contract(order.rid)}>
      {nextStepLabels.sign}
    </Button>
  );
}

function SendStep({ order, size = 'small' }: StepProps) {
  return (
    <ParcelButton order={order} size={size}>
      {nextStepLabels.send}
    </ParcelButton>
  );
}

function DownloadStep({ order, size = 'small' }: StepProps) {
  return (
    <ZipButton {...main} size={size} order={order}>
      {nextStepLabels.download}
    </ZipButton>
  );
}

/** Leads to the quotation on the order's page, which has the buttons of the answer. */
function ReplyStep({ order, size = 'small' }: StepProps) {
  return (
    <Button {...main} size={size} component={Link} to={`${paths.order(order.rid)}#quotation`}>
      {nextStepLabels.reply}
    </Button>
  );
}

/** Leads to the upload on the order's page. */
function UploadStep({ order, size = 'small' }: StepProps) {
  return (
    <Button {...main} size={size} component={Link} to={`${paths.order(order.rid)}#raw`}>
      {nextStepLabels.upload}
    </Button>
  );
}

/** Leads to the statement on the order's page, which has the buttons of its acts. */
function StatementStep({ order, size = 'small' }: StepProps) {
  const to = `${paths.order(order.rid)}#statement`;
  return (
    <Button {...main} size={size} component={Link} to={to}>
      {nextStepLabels[order.next === 'pay' ? 'pay' : 'review']}
    </Button>
  );
}

/** Leads to the evaluations on the order's page, which has a button for each service. */
function EvaluateStep({ order, size = 'small' }: StepProps) {
  return (
    <Button
      {...main}
      size={size}
      variant="outlined"
      component={Link}
      to={`${paths.order(order.rid)}#evaluation`}
    >
      {nextStepLabels.evaluate}
    </Button>
  );
}

function ReorderStep({ order, size = 'small' }: StepProps) {
  const { reorder, reordering } = useReorder(order.rid);
  return (
    <Button {...main} size={size} variant="outlined" loading={reordering} onClick={reorder}>
      {nextStepLabels.reorder}
    </Button>
  );
}

const buttons: Readonly<Record<NextStep, ComponentType<StepProps>>> = {
  reply: ReplyStep,
  upload: UploadStep,
  sign: SignStep,
  send: SendStep,
  review: StatementStep,
  pay: StatementStep,
  download: DownloadStep,
  evaluate: EvaluateStep,
  reorder: ReorderStep,
};

/** The button of the step that an order asks of its member; nothing while it waits for the lab. */
export function StepButton({ order, size = 'small' }: StepProps) {
  if (order.next === null) return null;
  const Step = buttons[order.next];
  return <Step order={order} size={size} />;
}

interface ParcelButtonProps extends StepProps {
  readonly children: string;
  readonly variant?: 'contained' | 'text';
}

/** Opens the form for the express number. */
export function ParcelButton({ order, children, variant = 'contained', size = 'small' }: ParcelButtonProps) {
  const load = () => import('./ParcelDialog').then((m) => m.ParcelDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('parcel', load, {
    order,
    parcel: order.parcel ?? null,
  });
  return (
    <>
      <Button size={size} variant={variant} {...prefetchProps} loading={loading} onClick={show}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
