import type { OrderFile } from '@portal/shared/contract';
import type { OrderFileAct } from '@portal/shared/rules';
import type { KeptOrderFile } from './orderFile.repo';

/** A file of an order; `can` is what the caller may do with it. */
export function presentOrderFile(
  { orderFile, file }: KeptOrderFile,
  can: readonly OrderFileAct[],
): OrderFile {
  return {
    rid: orderFile.rid,
    kind: orderFile.kind,
    name: file.name,
    size: file.size,
    mime: file.mime,
    created: orderFile.created.toISOString(),
    can: [...can],
  };
}
