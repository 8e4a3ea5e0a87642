import { strToU8, zipSync } from 'fflate';
import type { Device, Plan } from '../shared/src/contract';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

/** A workbook as Excel stores it: 001 by a number format, 3-1 as a day, merged cells, a title, a sum and a second sheet. */
function workbook(): Buffer {
  const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
  const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;
  const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;
  const rows = [
    row(text('2026 年送样清单')),
    row(text('样品编号（必填）'), text('样品名称(必填)'), text('样品形态 *'), text('危害')),
    row(number(1, 1), text('石墨'), text('粉末'), text('易燃')),
    row(number(46082, 2), text('硅碳'), text(''), text('无')),
    row(text('合计'), text('2')),
  ];
  const list = `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="C3:C4"/></mergeCells></worksheet>`;
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="说明" r:id="a"/><sheet name="送样" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="58"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row(text('请按模板填写'))}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': list,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  );
}

for (const width of journeyWidths(1440))
  test(`a workbook fills the list as its author sees it, and a pasted address the address book, at ${width} px`, async ({
    page,
    context,
    portal,
  }) => {
    const phone = newPhone();
    const token = await newMember(page.request, portal, phone);
    await certify(page.request, token);
    const { options } = await post<Device>(page.request, 'open/web/device/detail', { rid: 'xrd' });
    const chosen = options.map(({ key, choices }) => [key, [choices[0]?.key ?? '']]);
    const choice = { device_rid: 'xrd', count: 2, options: Object.fromEntries(chosen) };
    await post<Plan>(page.request, 'auth/tempDevice/add', choice, token);
    await signIn(context, portal.url, { account: phone, password: memberPassword });
    await page.setViewportSize({ width, height: 812 });

    await page.goto('/experiment/plan');
    await page.getByRole('button', { name: '去下单' }).click();
    await page.getByRole('button', { name: '粘贴或上传清单' }).click();
    const dialog = page.getByRole('dialog', { name: '导入样品清单' });
    const file = dialog.getByLabel('样品清单文件');
    await file.setInputFiles({
      name: '清单.xlsx',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(dialog).toContainText('“清单.xlsx”是 PDF 文件，不是表格');
    await file.setInputFiles({ name: '清单.xlsx', mimeType: '', buffer: workbook() });
    await expect(dialog).toContainText('读到 2 个样品，2 处请核对');
    await expect(dialog).toContainText('第 4 行“样品编号”：显示为日期“3月1日”，请核对是否应为“3-1”');
    await expect(dialog).toContainText('第 3 行“危害”：“易燃”按“易燃易爆”填入，请核对');
    await expect(dialog).toContainText('第 1 行“2026 年送样清单”、第 5 行“合计”');
    await expect(dialog).toContainText('读取的是工作表“送样”，没有读取“说明”');
    await dialog.getByRole('button', { name: '填入 2 个样品' }).click();
    await expect(page.getByLabel('样品编号 1')).toHaveValue('001');
    await expect(page.getByLabel('样品形态 2')).toHaveValue('powder');

    await page.goto('/member/address');
    await page.getByRole('button', { name: '新增地址' }).click();
    const form = page.getByRole('dialog', { name: '新增地址' });
    await form.getByLabel('粘贴地址，自动识别').click();
    await page.keyboard.insertText(
      '收货人：古丽巴哈尔，电话(+86)139-000-00001，身份证310115199003071234，上海市浦东区张江路1号，邮编201203',
    );
    await form.getByRole('button', { name: '识别' }).click();
    await expect(form.getByLabel(/^手机号/)).toHaveValue('13900000001');
    await form.getByRole('button', { name: '保存' }).click();
    const card = page.getByRole('listitem', { name: '古丽巴哈尔的地址' });
    await expect(card).toContainText('上海市浦东新区张江路1号');
    await expect(card).not.toContainText(/2012|3101/);
  });
