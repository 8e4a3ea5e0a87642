export { type CallOptions, call, upload } from './call';
export { CallError, type CallErrorId, messageOf } from './error';
export { anyOf, createQueryClient, type PortalQuery, query } from './query';
export { setTransport, type Transport } from './transport';
