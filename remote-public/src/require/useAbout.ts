import { CallError, query } from '@portal/shared/api';
import { useSearchParams } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';

/** Refusals that mean: there is no such service. */
const missing = ['not_found', 'invalid_input'];

interface About {
  /** Key of the service that the requirement is about; undefined for none, or one that there is not. */
  readonly rid: string | undefined;
  /** Undefined until it is known. */
  readonly name: string | undefined;
  readonly clear: () => void;
}

/** The service that `?device=` names, as pages of services link here. */
export function useAbout(): About {
  const [search, setSearch] = useSearchParams();
  const rid = search.get('device') ?? '';
  const device = useQuery({ ...query('open/web/device/detail', { rid }), enabled: rid !== '' });
  const unknown = device.error instanceof CallError && missing.includes(device.error.id);
  return {
    rid: rid === '' || unknown ? undefined : rid,
    name: device.data?.name,
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
  };
}
