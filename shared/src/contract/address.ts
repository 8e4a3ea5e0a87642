import { z } from 'zod';
import { texts } from '../rules';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import { optionalText, phone, regionCode, regionNames, rid, text } from './field';
import { shows } from './shows';

const addressFields = {
  name: text(...texts.name),
  phone,
  address_code: regionCode('所在地区'),
  ...regionNames,
  address: text(...texts.address),
  company: optionalText(...texts.company),
};

export const address = z
  .object({
    address_rid: z.string(),
    name: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    address: z.string(),
    address_code: z.string(),
    company: z.string(),
    /** 1 is the default address. */
    default: z.literal([0, 1]),
    etag,
  })
  .register(components, { id: 'Address' });
export type Address = z.infer<typeof address>;

export const addressInput = z
  .strictObject({
    ...addressFields,
    default: z.literal([0, 1], '[默认地址]格式不正确').default(0),
  })
  .register(components, { id: 'AddressInput' });
export type AddressInput = z.input<typeof addressInput>;

export const addressEndpoints = {
  'auth/address/list': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    summary: "The member's addresses, the default one first",
    input: nothing,
    data: z.array(address),
  }),
  'auth/address/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.addresses,
    errors: ['address_limit'],
    summary: 'Adds an address; the first one becomes the default',
    input: addressInput,
    data: address,
  }),
  'auth/address/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.addresses,
    edits: address.omit({ address_rid: true }),
    errors: ['not_found'],
    summary: 'Changes an address',
    input: z.strictObject({ ...addressInput.shape, address_rid: rid('address'), etag: startedFrom }),
    data: address,
  }),
  'auth/address/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.addresses,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Removes an address; another one becomes the default',
    input: z.strictObject({ address_rid: rid('address') }),
    data: done,
  }),
  'auth/address/default': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.addresses,
    errors: ['not_found'],
    summary: 'Makes an address the default one',
    input: z.strictObject({ address_rid: rid('address') }),
    data: done,
  }),
};
