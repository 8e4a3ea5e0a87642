import type { Device } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { optionsChangedMessage } from '@portal/shared/rules';
import { Button, EmptyState } from '@portal/shared/ui';
import type { BuyNow } from './buyNow';

export interface NotOrderableProps {
  /** The service that is ordered without the plan, whose choice is no longer offered. */
  readonly chosen?: { readonly device: Device; readonly direct: BuyNow };
  /** True for items of several types. */
  readonly mixed?: boolean;
  /** True for a service that is ordered without the plan. */
  readonly direct?: boolean;
}

/** Why nothing can be ordered, and the way to what can. */
export function NotOrderable({ chosen, mixed = false, direct = false }: NotOrderableProps) {
  if (chosen) return <OtherChoice {...chosen} />;
  if (mixed)
    return (
      <GoBack title="一个订单只能包含同一类服务" text="请回到实验方案，按类别分别下单" to={paths.plan} />
    );
  return <NothingToOrder direct={direct} />;
}

/** A choice of the service that is no longer offered: what changed, and the way to choose again. The form's draft stays. */
function OtherChoice({ device, direct }: { readonly device: Device; readonly direct: BuyNow }) {
  const { name, options } = device;
  return (
    <EmptyState
      title="所选的检测选项已变更"
      text={`${optionsChangedMessage(name, options, direct.options)}。已填写的内容都已保留，重新选择后继续下单。`}
      action={
        <Button variant="contained" component={Link} to={paths.detailWith(direct)}>
          重新选择
        </Button>
      }
    />
  );
}

function NothingToOrder({ direct }: { readonly direct: boolean }) {
  if (direct)
    return <GoBack title="该项目暂时不能下单" text="项目已下架，请选择其他服务项目" to={paths.project()} />;
  return (
    <GoBack
      title="没有可下单的项目"
      text="所选项目已下单、已移除或已下架，请回到实验方案重新选择"
      to={paths.plan}
    />
  );
}

interface GoBackProps {
  readonly title: string;
  readonly text: string;
  /** The plan, or the services. */
  readonly to: string;
}

function GoBack({ title, text, to }: GoBackProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="contained" component={Link} to={to}>
          {to === paths.plan ? '返回实验方案' : '浏览服务项目'}
        </Button>
      }
    />
  );
}
