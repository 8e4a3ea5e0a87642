import { existsSync, readFileSync } from 'node:fs';
import type { Input } from '@portal/shared/contract';
import { exchangeStateLabels } from '@portal/shared/rules';
import type { Command } from 'commander';
import { edit, keepEtag } from './edit';
import { afterOption, queueLines } from './page';
import { CommandError, call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

/** Commands for points: goods, exchanges of members, and corrections with a reason. */
export function addIntegrationCommands(program: Command, run: Run): void {
  program
    .command('goods')
    .description('列出积分商品')
    .action(() => run(listGoods));
  program
    .command('goods-save')
    .description('新增或替换一个积分商品')
    .argument('<JSON或文件>', '商品：JSON，或写有 JSON 的文件')
    .action((source: string) => run((portal) => saveGoods(portal, source)));
  program
    .command('exchanges')
    .description('列出待发货的积分兑换，最早的在前')
    .addOption(afterOption())
    .action((options: { after?: string }) => run((portal) => listExchanges(portal, options)));
  const exchange = program.command('exchange').description('处理一个积分兑换');
  exchange
    .command('send')
    .description('登记已寄出')
    .argument('<兑换单号>')
    .argument('<快递公司>')
    .argument('<快递单号>')
    .action((code: string, company: string, number: string) =>
      run((portal) => send(portal, { code, company, number })),
    );
  exchange
    .command('refuse')
    .description('退回一个未寄出的兑换，积分与库存恢复')
    .argument('<兑换单号>')
    .requiredOption('--note <原因>', '告诉客户的原因')
    .action((code: string, { note }: { note: string }) => run((portal) => refuse(portal, code, note)));
  program
    .command('points')
    .description('为一个账号增加或扣回积分')
    .argument('<账号>')
    .argument('<积分>', '正数增加；扣回写作 -- <账号> -100')
    .requiredOption('--note <原因>', '告诉客户的原因')
    .action((account: string, points: string, { note }: { note: string }) =>
      run((portal) => adjust(portal, { account, points: Number(points), note })),
    );
}

async function listGoods(portal: Portal): Promise<string[]> {
  const goods = await call(portal, 'staff/integration/goods', {});
  if (goods.length === 0) return ['没有积分商品'];
  return goods.map(({ code, name, points, stock, offered }) => {
    const left = stock === null ? '不限' : String(stock);
    return `${code}　${name}　${points} 积分　库存 ${left}${offered ? '' : '　未上架'}`;
  });
}

async function saveGoods(portal: Portal, source: string): Promise<string[]> {
  const goods = jsonOf(existsSync(source) ? readFileSync(source, 'utf8') : source);
  const { etag: _, ...given } = goods;
  const saved = await edit(portal, 'staff/integration/saveGoods', goods, { given, of: (present) => present });
  await keepEtag(source, saved.etag);
  return [`已保存积分商品 ${goods.code}`];
}

/** Parses the goods; the server validates them. */
function jsonOf(text: string): Input<'staff/integration/saveGoods'> {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`商品不是 JSON，也不是文件：${text}`);
  }
}

async function listExchanges(portal: Portal, page: { after?: string }): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/integration/exchanges', page);
  if (list.length === 0) return ['没有待发货的兑换'];
  const lines = list.map(({ code, name, points, sent_to, member }) => {
    const to = sent_to ? `${sent_to.name} ${sent_to.phone} ${sent_to.place}` : '';
    return [code, name, `${points} 积分`, member, to].map(oneLine).filter(Boolean).join('　');
  });
  return [...lines, ...queueLines(rest, '条')];
}

async function send(
  portal: Portal,
  input: { code: string; company: string; number: string },
): Promise<string[]> {
  const { code, state } = await call(portal, 'staff/integration/send', input);
  return [`${code}　现在是“${exchangeStateLabels[state]}”`];
}

async function refuse(portal: Portal, code: string, note: string): Promise<string[]> {
  const { state } = await call(portal, 'staff/integration/refuse', { code, note });
  return [`${code}　现在是“${exchangeStateLabels[state]}”`];
}

async function adjust(
  portal: Portal,
  input: { account: string; points: number; note: string },
): Promise<string[]> {
  const { before, after } = await call(portal, 'staff/integration/adjust', input);
  return [`${input.account}　积分 ${before} → ${after}`];
}
