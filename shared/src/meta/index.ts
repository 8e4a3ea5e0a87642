export { brand, fullTitle, type LinkedData, motto, type PageMeta, portalCard, portalName } from './pageMeta';
export { type PageRow, staticMeta } from './staticMeta';
export { articleMeta, deviceMeta, missingMeta } from './subject';
