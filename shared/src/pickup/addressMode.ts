/** `existing`: a saved address; `other`: an address that the member enters. */
export type AddressMode = 'existing' | 'other';
