import type { Command } from 'commander';
import { call } from './portal';
import type { Run } from './program';

const code = '<订单号>';

/** Commands by which staff say who looks after an order, and leave notes for colleagues. */
export function addOrderDeskCommands(program: Command, run: Run): void {
  program
    .command(`assign ${code} [账号]`)
    .description('把订单交给一位同事负责；不写账号则没有负责人')
    .action((order: string, to = '') =>
      run(async (portal) => {
        const { assignee: before } = await call(portal, 'staff/order/detail', { code: order });
        const from = before?.account ?? '';
        const { assignee } = await call(portal, 'staff/order/assign', { code: order, to, from });
        return [
          assignee ? `${order} 由 ${assignee.name || assignee.account} 负责` : `${order} 现在没有负责人`,
        ];
      }),
    );
  program
    .command(`note ${code} <备注>`)
    .description('给同事留下内部备注，客户看不到')
    .action((order: string, text: string) =>
      run(async (portal) => {
        await call(portal, 'staff/order/note', { code: order, text });
        return [`${order} 已记下内部备注`];
      }),
    );
}
