import type { Command } from 'commander';
import { call, type Portal } from './portal';
import type { Run } from './program';

/** Commands that bind an authenticator app, whose codes the portal asks for at login outside local mode. */
export function addSecondFactorCommands(program: Command, run: Run): void {
  const totp = program.command('totp').description('绑定验证器（动态验证码）').helpCommand(false);
  totp
    .command('bind')
    .description('显示二维码与密钥，供验证器 App 扫描；再用 totp confirm 完成绑定')
    .action(() => run(bind, { beforeSecondFactor: true }));
  totp
    .command('confirm <动态验证码>')
    .description('用验证器上的第一个验证码完成绑定，并显示恢复码')
    .action((code: string) => run((portal) => confirm(portal, code), { beforeSecondFactor: true }));
}

async function bind(portal: Portal): Promise<string[]> {
  const { uri, secret } = await call(portal, 'staff/secondFactor/enrol', {});
  return [
    '请用验证器 App 扫描二维码：',
    ...(await qrLines(uri)),
    `或手工输入密钥　${secret}`,
    `地址　${uri}`,
    '然后运行：npm run staff -- totp confirm <验证器上的六位数字>',
  ];
}

async function confirm(portal: Portal, code: string): Promise<string[]> {
  const { recovery_codes } = await call(portal, 'staff/secondFactor/confirm', { code });
  await portal.keep?.();
  return [
    '已绑定。恢复码只显示这一次，每个可用一次，请妥善保管（手机丢失时代替动态验证码）：',
    ...recovery_codes.map((one) => `　${one}`),
  ];
}

/** Modules of the quiet zone around a QR code. */
const quiet = 2;

/** Returns a QR code as lines of half blocks, two rows of modules each, dark on light whatever the terminal's colours. */
async function qrLines(text: string): Promise<string[]> {
  const { raw } = (await import('bwip-js/node')).default;
  const [symbol] = raw('qrcode', text, 'eclevel=L');
  if (!symbol || !('pixs' in symbol)) throw new Error('the library drew no QR code');
  const { pixs, pixx: side } = symbol;
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && x < side && y >= 0 && y < side && pixs[y * side + x] === 1;
  const places = Array.from({ length: side + 2 * quiet }, (_, index) => index - quiet);
  return places
    .filter((_, index) => index % 2 === 0)
    .map((y) => {
      const blocks = places.map((x) => halfBlock(isDark(x, y), isDark(x, y + 1)));
      return `\u001b[30;107m${blocks.join('')}\u001b[0m`;
    });
}

function halfBlock(top: boolean, bottom: boolean): string {
  if (top && bottom) return '█';
  if (top) return '▀';
  return bottom ? '▄' : ' ';
}
