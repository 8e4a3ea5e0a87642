import type { OrderFile } from '@portal/shared/contract';
import type { OrderFileAct } from '@portal/shared/rules';
import type { KeptOrderFile } from './orderFile.repo';

/** Returns a file of an order. `can` lists the acts that the caller may do. */
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
