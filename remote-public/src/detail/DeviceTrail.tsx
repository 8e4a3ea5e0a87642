import { query } from '@portal/shared/api';
import type { Device } from '@portal/shared/contract';
import { Trail } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';

/**
 * Breadcrumb of a service: all services, type, child. Type names appear when the types are loaded; the rest is
 * shown at once.
 */
export function DeviceTrail({ device }: { readonly device: Device }) {
  const types = useQuery(query('open/web/type/group', {})).data;
  const type = types?.find(({ id }) => id === device.type_id);
  const child = type?.typeChildArr.find(({ id }) => id === device.child_id);
  const steps = [
    { name: '服务项目', to: paths.project() },
    ...(type ? [{ name: type.name, to: paths.project({ typeId: type.id, title: type.name }) }] : []),
    ...(type && child
      ? [{ name: child.name, to: paths.project({ typeId: type.id, childId: child.id, title: child.name }) }]
      : []),
  ];
  return <Trail steps={steps} here={device.name} />;
}
