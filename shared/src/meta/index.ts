export { fullTitle, type LinkedData, motto, type PageMeta, portalName } from './pageMeta';
export { type PageRow, staticMeta } from './staticMeta';
export { articleMeta, deviceMeta, missingMeta } from './subject';
