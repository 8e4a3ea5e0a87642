import { inflateSync } from 'node:zlib';
import { processTexts } from '@portal/shared/rules';
import { member } from '../../../testing/factories';
import { order, orderInput, plan } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { type TestApp, testApp } from '../../../testing/testApp';
import { protocolJob } from '../orderFile/orderFile.protocol.job';
import { pdfFont } from '../pdf/pdf.font.document';
import { protocolText, sections } from './protocol.content.document';
import type { ProtocolFacts } from './protocol.facts.document';
import { drawProtocol } from './protocol.layout.document';
import { signingConsent } from './protocol.signature.document';

const facts: ProtocolFacts = {
  code: 'D20261118-000001',
  created: new Date('2026-11-18T02:00:00Z'),
  typeName: '送样检测',
  enterprise: false,
  member: {
    name: '李同学',
    company: '示例大学',
    phone: '13900000000',
    teacher: '王老师',
    address: '江苏省南京市玄武区示例街 8 号',
    organization: 0,
  },
  provider: {
    company: '示例检测公司',
    address: '示例路 1 号',
    phone: '400-000-0000',
    email: 'service@example.com',
    express: { name: '收样室', phone: '400-000-0001', address: '示例路 1 号' },
  },
  terms: {
    taxpayer: { number: '91350100M000100Y43', percent: 6 },
    bankAccount: { name: '示例检测公司', bank: '示例银行', account: '0000 1111' },
    reviewDays: 7,
    overdueDays: 30,
  },
  items: [
    {
      name: '粉末衍射',
      option_text: ['范围：10–80°'],
      count: 2,
      unit: '样',
      unit_fen: 6000,
      total_fen: 12000,
    },
  ],
  total_fen: 12000,
  discount_fen: 0,
  due_fen: 12000,
  turnaround_days: 3,
  sample_source: 1,
  sample_disposal: 1,
  human_samples: null,
  samples: [{ number: 'S-1', name: '磷酸铁锂', form: 'powder', hazards: [], tests: [] }],
  pickup: '',
  message: '',
};
/** Draws the agreement with these facts. */
const draw = async (given: Partial<ProtocolFacts> = {}) => {
  const all = { ...facts, ...given };
  const { code, created, provider } = all;
  return drawProtocol(
    { code, created, author: provider.company, content: protocolText(all) },
    await pdfFont(),
  );
};
/** Returns the clauses in bold. */
const bold = (given: Partial<ProtocolFacts>) =>
  sections({ ...facts, ...given }).flatMap(({ clauses, strong = [] }) => strong.map((at) => clauses[at]));
/** Returns what the member agrees to by signing. */
const agreed = (given: Partial<ProtocolFacts>) =>
  signingConsent(protocolText({ ...facts, ...given }), given.enterprise ?? false);
const clauses = (given: Partial<ProtocolFacts>) =>
  sections({ ...facts, ...given }).flatMap((section) => section.clauses);

test('what was said about samples of people stands in the agreement, the promise in bold', () => {
  expect(bold({})).not.toContainEqual(expect.stringContaining('人源'));
  expect(bold({ human_samples: 'agreed' })).toContainEqual(expect.stringMatching(/甲方承诺：.*人类遗传资源/));
  const text = JSON.stringify(sections({ ...facts, human_samples: 'none', sample_source: -1 }));
  expect(text).toContain('甲方声明：不含人源样品或人的数据。');
});

describe('the text of the agreement', () => {
  test('academic customers pay afterwards, enterprises before', () => {
    expect(clauses({}).join()).toContain('先测试、后付款');
    expect(clauses({ enterprise: true }).join()).toContain('预付全部费用');
  });

  test('what limits or binds the member is in bold, with the days of the settings', () => {
    const limited = expect.stringContaining('数据仅对来样负责');
    const silent = '结算单出具后 10 日内，甲方未提出异议的，视为确认。';
    const terms = { ...facts.terms, reviewDays: 10, overdueDays: 45 };
    expect(bold({ terms })).toEqual([
      silent,
      '结算单确认后 45 日内，甲方付清全部款项。',
      limited,
      expect.stringContaining('隐瞒样品的危险性'),
      expect.stringContaining('不再以信用额度接受新订单'),
    ]);
    expect(bold({ terms, enterprise: true, sample_source: -1 })).toEqual([silent, limited]);
  });

  test('the tax that the price contains is named, unless the lab has not entered it', () => {
    expect(clauses({ due_fen: 10_600 })).toContain(
      '本订单费用合计人民币 ¥106.00，已含增值税（税率 6%，税额 ¥6.00）。',
    );
    expect(clauses({ terms: { ...facts.terms, taxpayer: null } })).toContain(
      '本订单费用合计人民币 ¥120.00。',
    );
  });

  test('the institution is the party and the member acts for it; 个人 and a person without one is the party', () => {
    const customer = (given: Partial<ProtocolFacts['member']>) =>
      protocolText({ ...facts, member: { ...facts.member, ...given } }).parties[0]?.map(
        ({ label, value }) => `${label} ${value}`,
      );
    expect(customer({})).toEqual(expect.arrayContaining(['甲方（委托方） 示例大学', '经办人 李同学']));
    expect(agreed({})).toContain('本人作为“示例大学”的经办人签署');
    expect(agreed({ enterprise: true })).toContain('本人已获“示例大学”授权，代表其签署');
    for (const alone of [{ organization: 1 }, { company: '' }] as const) {
      expect(customer(alone)?.[0]).toBe('甲方（委托方） 李同学');
      expect(agreed({ member: { ...facts.member, ...alone } })).toContain('本人同意签署');
    }
  });

  test('the caller is the account manager, as everywhere in the portal', () => {
    expect(clauses({})).toContainEqual(expect.stringContaining('客户经理在 2 小时内致电甲方'));
    expect(clauses({}).join()).not.toContain('项目经理');
  });

  test('it mentions a sample, its delivery and disposal only when there is one', () => {
    expect(clauses({})).toContain(`样品处理：测试后寄回，${processTexts.return}。`);
    expect(clauses({}).filter((clause) => clause.includes('寄回'))).toHaveLength(1);
    const dataOnly = clauses({ sample_source: -1, sample_disposal: null });
    expect(dataOnly).toContain('本订单无需寄送样品。');
    expect(dataOnly).toContain('预计检测周期：自锁定方案起 3 个工作日。');
    expect(clauses({ sample_source: 4, pickup: '2026-11-19 13:30-15:30，海淀区' })).toContain(
      '上门取样：2026-11-19 13:30-15:30，海淀区。',
    );
  });
});

/** Returns the content of the PDF's compressed streams as one text. */
function unpacked(pdf: Buffer): string {
  const parts: string[] = [];
  const raw = pdf.toString('latin1');
  for (const found of raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    try {
      parts.push(inflateSync(Buffer.from(found[1] ?? '', 'latin1')).toString('latin1'));
    } catch {
      parts.push(found[1] ?? '');
    }
  }
  return raw + parts.join('\n');
}

/** Returns the code points that the PDF's Unicode map gives for copied text. */
function copyable(pdf: Buffer): Set<string> {
  const map = /beginbfrange([\s\S]*?)endbfrange/g;
  const found = [...unpacked(pdf).matchAll(map)].flatMap((range) => range[1]?.match(/[0-9a-f]{4}/gi) ?? []);
  return new Set(found.map((code) => String.fromCharCode(Number.parseInt(code, 16))));
}

describe('the PDF', () => {
  test('embeds its font and the Unicode of every character', async () => {
    const pdf = await draw();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.byteLength).toBeLessThan(200_000);
    const known = copyable(pdf);
    for (const sign of '检测技术服务协议李同学粉末衍射示例检测公司') expect(known).toContain(sign);
  });

  test('has as many pages as the items need', async () => {
    const [item] = facts.items;
    const items = Array.from({ length: 60 }, () => item).flatMap((one) => one ?? []);
    const pdf = await draw({ items });
    expect(Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])).toBeGreaterThan(3);
  });
});

/** Texts of the pages. */
async function pagesOf(given: Partial<ProtocolFacts>): Promise<string[]> {
  const words = textOf(await draw(given), /[^\S\f]/g);
  return words.split('\f').filter((page) => page !== '');
}

// pdftotext reads the pages.
(hasPdftotext() ? describe : describe.skip)('the pages', () => {
  test('the signatures are on the page of the last clause, wherever it ends', async () => {
    const [item] = facts.items;
    const counts = Array.from({ length: 16 }, (_, index) => index + 4);
    for (const count of counts) {
      const items = Array.from({ length: count }, () => item).flatMap((one) => one ?? []);
      expect((await pagesOf({ items })).at(-1)).toMatch(/订单内容以本协议.*甲方（签字/s);
      expect((await pagesOf({ items, message: '易潮解' })).at(-1)).toMatch(/甲方留言.*易潮解.*甲方（签字/s);
    }
  });

  test('show the discount of a coupon, and as the total what is to be paid', async () => {
    const [first = ''] = await pagesOf({ discount_fen: 2000, due_fen: 10_000 });
    expect(first).toMatch(/项目合计\s*¥120\.00.*优惠券减免\s*-¥20\.00.*壹佰元整.*¥100\.00/s);
    expect((await pagesOf({})).join()).not.toContain('优惠券');
    expect(clauses({ discount_fen: 2000, due_fen: 10_000 })).toContainEqual(
      expect.stringContaining('本订单费用合计人民币 ¥100.00，'),
    );
  });

  test('say which tests each sample goes to, beside what is said without them', async () => {
    const [first = ''] = await pagesOf({
      samples: [
        { number: 'A-1', name: '氧化铈', form: 'powder', hazards: [], tests: ['BET', 'SEM'] },
        { number: 'A-2', name: '氧化铈', form: 'powder', hazards: [], tests: ['SEM'] },
      ],
    });
    for (const part of ['检测项目', 'A-1', 'BET、SEM', 'A-2']) expect(first).toContain(part);
  });

  test('list each sample with number, name, form and hazards, with the header on every page', async () => {
    const [first = ''] = await pagesOf({
      samples: [
        { number: 'LFP-1', name: '磷酸铁锂', form: 'powder', hazards: [], tests: [] },
        { number: 'EL-2', name: '电解液', form: 'liquid', hazards: ['flammable', 'corrosive'], tests: [] },
      ],
    });
    for (const part of [
      '样品共2个',
      'LFP-1',
      '磷酸铁锂',
      '粉末',
      'EL-2',
      '电解液',
      '液体',
      '易燃易爆、腐蚀性',
    ])
      expect(first).toContain(part);
    const many = Array.from({ length: 200 }, (_, index) => ({
      number: `S-${index + 1}`,
      name: '石墨烯',
      form: 'powder' as const,
      hazards: [],
      tests: [],
    }));
    const pages = await pagesOf({ samples: many });
    for (const page of pages.filter((one) => one.includes('石墨烯'))) expect(page).toContain('样品编号');
    expect(pages.join('')).toContain('S-200');
    expect(pages.at(-1)).toMatch(/甲方（签字/);
    expect((await pagesOf({ samples: [], sample_source: -1 })).join('')).not.toContain('样品编号');
  });

  test('end with the fields of both signatures on one page, whatever the length of the message', async () => {
    if (!hasPdftotext()) return;
    for (let lines = 24; lines <= 60; lines += 4) {
      const message = Array.from({ length: lines }, (_, index) => `第${index}行`).join('\n');
      const pages = await pagesOf({ message });
      const signed = pages.filter((page) => /方（签字/.test(page));
      expect(signed.map((page) => page.match(/方（签字\/盖章）|日期：/g)?.length)).toEqual([4]);
    }
  });

  test('name the client with address and supervisor, and the total in capital figures', async () => {
    const [first = ''] = await pagesOf({});
    for (const part of [
      '示例大学',
      '李同学',
      '王老师',
      '91350100M000100Y43',
      '示例银行',
      '13900000000',
      '江苏省南京市玄武区示例街8号',
      '大写：人民币壹佰贰拾元整',
    ])
      expect(first).toContain(part);
    const [other = ''] = await pagesOf({ member: { ...facts.member, teacher: '', organization: 3 } });
    expect(other).not.toContain('导师');
  });
});

describe('the agreement of an order', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  test('is generated once by the job after the order is placed', async () => {
    const student = await member(t.db);
    await order(t, student);
    await protocolJob.run(t.deps, t.app.log);
    await protocolJob.run(t.deps, t.app.log);
    expect(t.ports.stored.size).toBe(1);
  });

  test('contains the items as text that other programs can extract', async () => {
    if (!hasPdftotext()) {
      process.stdout.write(
        'pdftotext is not installed: the text of the agreement is checked by its map only\n',
      );
      return;
    }
    const student = await member(t.db, { name: '王老师', company: '示例大学' });
    const item = await plan(t, student, 'xrd', 3);
    const input = orderInput([item], { message: '易潮解' });
    const { data } = await t.call('auth/order/add', input, { token: student.token });
    const [file] = (await t.call('auth/web/orderFile/list4rid', { rid: data.rid }, { token: student.token }))
      .data;
    const link = await t.call('auth/web/orderFile/link', { rid: file?.rid ?? '' }, { token: student.token });
    const words = textOf((await t.app.inject(link.data.url)).rawPayload);
    for (const part of [
      '检测技术服务协议',
      data.code,
      '王老师',
      '示例大学',
      item.name,
      '3 样',
      '¥180.00',
      '易潮解',
    ]) {
      expect(words).toContain(part.replaceAll(' ', ''));
    }
  });
});

/** Returns the text of a PDF without spaces; pages end with a form feed unless `spaces` matches it. */
const textOf = (pdf: Buffer, spaces = /\s/g): string => textOfPdf(pdf).replace(spaces, '');
