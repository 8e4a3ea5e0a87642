import { CallError, query } from '@portal/shared/api';
import { useSearchParams } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';

/** Refusals for an unknown service. */
const missing = ['not_found', 'invalid_input'];

interface RequestedDevice {
  /** Public key of the service that the requirement is about; undefined for none or an unknown one. */
  readonly rid: string | undefined;
  /** Undefined until it is loaded. */
  readonly name: string | undefined;
  readonly clear: () => void;
}

/** Returns the service in `?device=`, which links of service pages set. */
export function useRequestedDevice(): RequestedDevice {
  const [search, setSearch] = useSearchParams();
  const rid = search.get('device') ?? '';
  const device = useQuery({ ...query('open/web/device/detail', { rid }), enabled: rid !== '' });
  const unknown = device.error instanceof CallError && missing.includes(device.error.id);
  return {
    rid: rid === '' || unknown ? undefined : rid,
    name: device.data?.name,
    clear: () => setSearch(withoutDevice(search), { replace: true, preventScrollReset: true }),
  };
}

function withoutDevice(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('device');
  return left;
}
