export { fullTitle, type LinkedData, type PageMeta, portalName } from './pageMeta';
export { standingMeta } from './standing';
export { articleMeta, deviceMeta, missingMeta } from './subject';
