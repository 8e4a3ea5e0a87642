export { isAnswer } from './answerChecks';
export { type Attempt, attemptFor } from './attempt';
export { type CallOptions, call, type UploadOptions, upload } from './call';
export { CallError, isRefused, messageOf, presentOf } from './error';
export { outdate } from './outdate';
export { anyOf, createQueryClient, type PortalQuery, query } from './query';
export { serverNow } from './serverTime';
export { setTransport, type Transport } from './transport';
