import type { Parsed } from '@portal/shared/contract';
import { workingHours } from '@portal/shared/rules';

type Posted = Pick<Parsed<'open/web/requirement/add'>, 'kind'>;

/** Returns the text message that confirms a requirement or a message. */
export function receipt({ kind }: Posted, code: string): { title: string; text: string } {
  const what = kind === 'message' ? '留言' : '需求';
  const text = `您的${what}已收到，编号 ${code}。客户经理将在工作时间（${workingHours.full}）与您联系。`;
  return { title: '需求已收到', text };
}
