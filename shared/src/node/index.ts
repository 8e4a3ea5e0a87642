export { acceptedEncoding, compress, type Encoding } from './encoding';
export { isPathTooLong, requestUrl, withoutTrailingSlashes } from './path';
