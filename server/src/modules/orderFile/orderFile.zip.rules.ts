/** File name of the zip with an order's data. */
export const zipName = (code: string): string => `检测数据-${code}.zip`;

/** File name of the zip with the raw data of an order. */
export const rawZipName = (code: string): string => `待分析数据-${code}.zip`;

/** Name of the package with data of several orders, without its extension; `day` is YYYY-MM-DD. */
export const dataPackageName = (day: string): string => `检测数据-${day}`;
