/** Express companies that the form offers. The order keeps the name, also of a company that the member writes. */
export const expressCompanies = [
  '顺丰速运',
  '京东快递',
  '中国邮政 EMS',
  '中通快递',
  '圆通速递',
  '申通快递',
  '韵达速递',
  '极兔速递',
  '德邦快递',
] as const;

/** An express number as companies print it: letters, digits and dashes. */
export const parcelNumberPattern = /^[0-9A-Z-]{6,30}$/;
