import { randomBytes } from 'node:crypto';
import type { StaffAccount } from '@portal/shared/contract';
import { formatInstant, type StaffRole, staffRoleLabels, staffRoles } from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { pageLine, pageOption } from './page';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

const account = '<账号>';
const roleHelp = staffRoles.map((role) => `${role}（${staffRoleLabels[role]}）`).join('、');

/** Commands for the accounts of staff: list, add, roles, lock, a new password. */
export function addStaffAccountCommands(program: Command, run: Run): void {
  program
    .command('whoami')
    .description('查看当前使用的账号和角色')
    .action(() => run(async (portal) => [line(await call(portal, 'staff/account/self', {}))]));
  program
    .command('password')
    .description(
      '修改自己的密码（管理员设置的密码须先修改）；新密码用 PORTAL_STAFF_NEW_PASSWORD 给出或按提示输入',
    )
    .action(() =>
      run(
        async (portal) => {
          await portal.changePassword?.();
          return ['密码已修改，其他登录已退出'];
        },
        { beforeSecondFactor: true },
      ),
    );
  program
    .command('accounts')
    .description('列出工作人员的账号、角色与状态')
    .addOption(pageOption())
    .action(({ page = 1 }: { page?: number }) => run((portal) => list(portal, page)));
  const group = program.command('account').description('新增、停用工作人员，调整角色').helpCommand(false);
  group
    .command(`add ${account}`)
    .description('新增工作人员；首个密码随机生成，只显示一次')
    .requiredOption('--name <姓名>', '姓名')
    .addOption(rolesOption())
    .action((given: string, { name, role }: { name: string; role: StaffRole[] }) =>
      run(async (portal) => {
        const password = randomPassword();
        const input = { account: given, name, password, roles: role };
        return [line(await call(portal, 'staff/account/add', input)), printed(portal, password)];
      }),
    );
  group
    .command(`roles ${account} <角色...>`)
    .description(`替换角色：${roleHelp}`)
    .action((given: string, words: string[]) =>
      run(async (portal) => [
        line(await call(portal, 'staff/account/roles', { account: given, roles: words.map(roleOf) })),
      ]),
    );
  for (const [verb, locked, description] of [
    ['lock', true, '停用账号，并退出其所有登录'],
    ['unlock', false, '恢复账号'],
  ] as const)
    group
      .command(`${verb} ${account}`)
      .description(description)
      .action((given: string) =>
        run(async (portal) => [line(await call(portal, 'staff/account/lock', { account: given, locked }))]),
      );
  group
    .command(`reset-totp ${account}`)
    .description('解除动态验证码的绑定（手机丢失等），并退出其所有登录；下次登录重新绑定')
    .action((given: string) =>
      run(async (portal) => [
        line(await call(portal, 'staff/account/resetSecondFactor', { account: given })),
      ]),
    );
  group
    .command(`password ${account}`)
    .description('重设密码：随机生成，只显示一次，并退出其所有登录')
    .action((given: string) =>
      run(async (portal) => {
        const password = randomPassword();
        const changed = await call(portal, 'staff/account/password', { account: given, password });
        return [line(changed), printed(portal, password)];
      }),
    );
}

/** `--role`, with one or several roles. Commander sees a variadic option by its name only when that is ASCII. */
function rolesOption(): Option {
  const option = new Option('--role <角色...>', `一个或几个角色：${roleHelp}`)
    .makeOptionMandatory()
    .argParser((word: string, before: StaffRole[] | undefined) => [...(before ?? []), roleOf(word)]);
  option.variadic = true;
  return option;
}

/** Accepts a role by its key or its Chinese name. */
function roleOf(word: string): StaffRole {
  const role = staffRoles.find((one) => one === word || staffRoleLabels[one] === word);
  if (role) return role;
  throw new CommandError(`没有角色 ${word}。可用：${roleHelp}`);
}

const randomPassword = (): string => randomBytes(12).toString('base64url');

/** Returns the line with a password, which no answer of the portal contains; with `--json` it is a line of its own. */
function printed({ onAnswer }: Portal, password: string): string {
  onAnswer?.({ password });
  return `密码　${password}　（只显示这一次，请当面交给本人）`;
}

async function list(portal: Portal, page: number): Promise<string[]> {
  const { total, list: rows } = await call(portal, 'staff/account/list', { page });
  return [...rows.map(line), pageLine(total, '个账号', page)];
}

function line({ account: name, name: person, roles, locked, second_factor }: StaffAccount): string {
  const labels = roles.map((role) => staffRoleLabels[role]).join('、');
  const bound = second_factor ? '　已绑定验证器' : '';
  return `${name}　${person}　${labels}${bound}${locked === null ? '' : `　【${formatInstant(locked)} 起停用】`}`;
}
