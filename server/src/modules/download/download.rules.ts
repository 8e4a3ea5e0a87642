/** File name of the zip with an order's data. */
export const zipName = (code: string): string => `检测数据-${code}.zip`;
