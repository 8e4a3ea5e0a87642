import { simplified } from './simplified';

/** The last line of a table: 合计, 总计 5 个, Total: 5. */
const total =
  /^(?:(?:合计|总计|小计|共计|累计|总数|合共|总和|total|subtotal|sum|grandtotal)[^\p{L}\p{N}]*(?:\d+[^\p{L}\p{N}]*)?(?:[个件份种瓶管袋片批支块]?(?:样品|样)?)|共\d+[个件份种瓶管袋片批支块]?(?:样品|样)?)[。.]?$/u;
/** A line that speaks about the list, and one about who sends it. */
const notes = [
  /^(?:注意事项|注意|备注说明|备注|附注|注释|注|填写说明|填表说明|填写须知|填表须知|填写要求|说明|温馨提示|提示|要求|notes?|remarks?)\d{0,2}(?:[:：.、,，]|$)/,
  /^(?:制表|制表人|填表人|填表|送样人|送检人|审核|审核人|联系人|联系电话|联系方式|电话|手机|邮箱|日期|填表日期|送样日期|送检日期|单位|送检单位|委托单位|地址|签字|签名|经办人|负责人|导师|课题组|收件人)[:：]/,
];

/** What a row is that is no sample. */
export type OtherRow = 'total' | 'note';

/** Returns what a row is that begins with a text; undefined when it can be a sample. */
export function otherRowOf(text: string): OtherRow | undefined {
  const plain = simplified(text.normalize('NFKC'))
    .replace(/\s|^[*※★☆#>•·([【]+/g, '')
    .replace(/[)\]】]/g, '')
    .toLowerCase();
  if (total.test(plain)) return 'total';
  return notes.some((pattern) => pattern.test(plain)) ? 'note' : undefined;
}
