/** Maps the server's field names, and refusals without a field, to the form's fields. */
export const orderPlaces = {
  sample_source: 'source',
  stored_rids: 'stored',
  sample_disposal: 'disposal',
  human_samples: 'human',
  pickup: 'source',
  'pickup.message': 'pickupMessage',
  pickup_slot_unavailable: 'time',
  return_address: 'returnMode',
  'return_address.address_rid': 'return_rid',
  'return_address.name': 'returnName',
  'return_address.phone': 'returnPhone',
  'return_address.address_code': 'returnRegion',
  'return_address.address': 'returnAddress',
} as const;
