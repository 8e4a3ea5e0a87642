export { FakeServer, type Handlers, Refused } from './fakeServer';
export { FakeSession } from './fakeSession';
export { fakeEtag, member, savedAddress } from './member';
export { order } from './order';
export { quotation, quotationRow, requirement, requirementRow } from './quotation';
export { type RenderRouteOptions, renderRoute } from './renderRoute';
export { siteSetting } from './setting';
export { fakeUploads, partialUpload, sentParts } from './uploadServer';
export { violations } from './violations';
