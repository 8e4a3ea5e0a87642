export { fullTitle, type LinkedData, motto, type PageMeta, portalName } from './pageMeta';
export { standingMeta } from './standing';
export { articleMeta, deviceMeta, missingMeta } from './subject';
