import { sampleDisposals } from '@portal/shared/rules';
import { FactTable } from '../ui/FactTable';
import type { Chapter } from '../ui/static/chapter';
import { Prose } from '../ui/static/Prose';
import { collected, kept, retention } from './facts';

/** Chapters of the 隐私政策. They describe exactly what the portal does; update them when that changes. */
export const policyChapters: readonly Chapter[] = [
  {
    id: 'scope',
    title: '一、适用范围',
    body: (
      <Prose
        text={[
          '本政策说明您使用本平台时，我们收集哪些信息、怎样使用和保护、保存多久，以及您的权利。只浏览公开页面不需要提供个人信息。',
          '从本平台打开的外部网页（例如论文原文）适用其自己的政策。',
        ]}
      />
    ),
  },
  {
    id: 'collected',
    title: '二、收集哪些信息',
    body: (
      <>
        <Prose
          text={[
            '信息由您填写，或在使用时产生。标为选填的可以不填，不影响其他功能。只浏览公开页面时，只产生下表的运行日志和第四章列出的无关个人的内容。',
          ]}
        />
        <FactTable {...collected} />
      </>
    ),
  },
  {
    id: 'use',
    title: '三、怎样使用',
    body: (
      <Prose
        text={[
          [
            '完成您的订单：锁定方案、取样、检测、交付数据、结算与开票、寄回样品。',
            '通知您：验证码、收样、进度、数据交付与结算单，通过短信、邮件和站内信发送。',
            '回复您的需求与留言。',
            '保障安全：识别异常登录、限制频繁的尝试、留存员工操作记录。',
          ],
          '我们不用这些信息做自动化的用户画像，不投放广告，页面中没有第三方统计脚本。',
        ]}
      />
    ),
  },
  {
    id: 'browser',
    title: '四、浏览器中保存的内容',
    body: (
      <>
        <Prose
          text={['下面的内容保存在您自己的浏览器里。清除浏览器数据即可全部删除，平台的其他功能不受影响。']}
        />
        <FactTable {...kept} />
      </>
    ),
  },
  {
    id: 'protection',
    title: '五、怎样保护',
    body: (
      <Prose
        text={[
          [
            '密码以 argon2id 散列保存；验证码与登录凭证只存散列值，任何人都无法从数据库中读出。',
            '不在编辑时，手机号遮住中间四位显示，例如 138****0000。',
            '订单、地址与文件只有您本人和处理订单的员工可以访问；员工的操作记入审计日志。',
            '上传的文件以随机名称保存；下载链接经过签名，一分钟后失效。',
            '密码、验证码与登录凭证不写入日志。',
            '修改密码后，其他设备上的登录全部失效。',
          ],
          '发生个人信息泄露时，我们会按法律要求及时告知您和主管部门。',
        ]}
      />
    ),
  },
  {
    id: 'retention',
    title: '六、保存多久',
    body: <FactTable {...retention} />,
  },
  {
    id: 'sample',
    title: '七、样品',
    body: (
      <>
        <Prose
          text={[
            '样品及其标签可能带有您的姓名、单位或课题信息。检测后按订单中的选择处理，标签随样品一同寄回或销毁：',
            Object.values(sampleDisposals),
          ]}
        />
      </>
    ),
  },
  {
    id: 'sharing',
    title: '八、提供给谁',
    body: (
      <Prose
        text={[
          '我们不出售个人信息。只有为了完成您要求的事，才会把必要的部分交给：',
          [
            '短信服务商：手机号与短信内容。',
            '快递：寄回样品的收件人、手机号与地址。',
            '微信：仅在您选择微信登录时，用于生成和确认二维码。',
            '依法有权要求提供的机关。',
          ],
        ]}
      />
    ),
  },
  {
    id: 'rights',
    title: '九、您的权利',
    body: (
      <Prose
        text={[
          [
            '查看与更正：登录后在个人中心查看订单与资料，随时修改或删除地址。',
            '删除、复制与注销：通过“联系我们”中的热线、邮箱或留言提出，我们核实身份后办理；法律要求保存的订单与票据除外。',
            '撤回同意：在“基本信息”的“协议与授权”中随时撤回；撤回后退出登录，再次登录时会重新询问。撤回前的处理不受影响。',
          ],
        ]}
      />
    ),
  },
  {
    id: 'contact',
    title: '十、变更与联系',
    body: (
      <Prose
        text={[
          '政策变更时版本日期随之更新，并在您下次使用账号时请您重新同意。',
          '对本政策或个人信息有疑问，请通过“联系我们”中的热线、邮箱或留言与我们联系。未满 14 周岁的，请由监护人陪同使用并联系我们。',
        ]}
      />
    ),
  },
];
