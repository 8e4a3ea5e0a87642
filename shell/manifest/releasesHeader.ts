/**
 * Header of the API's answers through the gateway: the mark of the manifest that this browser would get now. A page whose manifest
 * has another one fetches it again, so an open tab learns of a release with its next call.
 */
export const releasesHeader = 'Portal-Releases';
