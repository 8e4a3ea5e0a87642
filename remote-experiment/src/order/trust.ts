import { Stored } from '@portal/shared/parts';
import {
  type Material,
  materials as materialLabels,
  type SampleDisposal,
  type SampleSource,
  sampleDisposals,
  sampleSources,
} from '@portal/shared/rules';
import type { OrderFields } from './orderFields';

/**
 * How a member sends samples, kept from order to order (the specification's trust data): answers and keys of saved
 * addresses, no personal data.
 */
interface Trust {
  readonly owner: string;
  readonly source?: SampleSource;
  readonly disposal?: SampleDisposal;
  readonly address_rid?: string;
  readonly return_rid?: string;
  readonly materials: readonly Material[];
  readonly materials_other: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isKey = (labels: object, value: unknown) => value === undefined || String(value) in labels;
const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string';

const isTrust = (value: unknown): value is Trust =>
  isObject(value) &&
  typeof value.owner === 'string' &&
  isKey(sampleSources, value.source) &&
  isKey(sampleDisposals, value.disposal) &&
  [value.address_rid, value.return_rid].every(isOptionalText) &&
  Array.isArray(value.materials) &&
  value.materials.every((one) => isKey(materialLabels, one)) &&
  typeof value.materials_other === 'string';

const stored = new Stored('trust', isTrust);

const trustOf = (owner: string): Trust | undefined => {
  const trust = stored.read();
  return trust?.owner === owner ? trust : undefined;
};

/** Returns the fields with the member's answers of the last order. What is no longer offered is settled by the form. */
export function withTrust(fields: OrderFields, owner: string): OrderFields {
  const trust = trustOf(owner);
  if (!trust) return fields;
  const { owner: _owner, ...answers } = trust;
  return { ...fields, ...answers };
}

/**
 * Keeps the answers of an order that was placed. An order without a sample leaves those about samples as they are. That
 * samples are destroyed is never an answer for the next order.
 */
export function keepTrust(owner: string, fields: OrderFields): void {
  const { source, disposal, mode, address_rid, returnMode, return_rid, materials, materials_other } = fields;
  const about = { owner, materials, materials_other };
  const aboutSamples =
    source === -1
      ? trustOf(owner)
      : {
          source,
          ...(disposal !== 0 && { disposal }),
          ...(mode === 'existing' && address_rid !== '' && { address_rid }),
          ...(returnMode === 'existing' && return_rid !== '' && { return_rid }),
        };
  stored.write({ ...aboutSamples, ...about });
}
