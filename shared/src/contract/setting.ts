import { z } from 'zod';
import { cleanLine, formatMessage, requiredMessage, texts, tooLongMessage } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import { instant, optionalText, text } from './field';
import { popup, popupLink } from './home';
import { pointsSetting } from './integration';
import { inviteOffer } from './invite';
import { moneySettings } from './moneySetting';
import { promotionSetting } from './promoter';
import { sampleKeeping } from './sampleKeeping';
import { samplingSetting, samplingSettingInput } from './samplingSetting';

const localInfo = z
  .strictObject({
    company: text('公司名称', 80),
    address: text('公司地址', 200),
    phone: text('电话', 40),
    email: text('邮箱', 100).check(z.email(formatMessage('邮箱'))),
    icp: text('备案号', 40),
    /** Record of the public security organ (公安备案), such as 京公网安备11010102000001号; the footer has no such line without it. */
    police: text('公安备案号', 40)
      .regex(/^\p{Script=Han}公网安备\s?\d{14}号$/u, formatMessage('公安备案号'))
      .optional(),
    /** Postal address for samples. */
    express: z.strictObject({
      name: text('收件人', 40),
      phone: text('收件电话', 40),
      address: text('收件地址', 200),
    }),
  })
  .register(components, { id: 'LocalInfo' });

/** Whom members ask about their orders; shown on every order. */
export const accountManager = z
  .strictObject({
    name: text('姓名', 40),
    /** A mobile number also receives members' questions about data by text. */
    phone: text('电话', 40),
    hours: text('服务时间', 60),
    /** Empty when the manager has none. */
    wechat: z.string(formatMessage('微信号')).overwrite(cleanLine).max(40, tooLongMessage('微信号', 40)),
  })
  .register(components, { id: 'AccountManager' });
export type AccountManager = z.infer<typeof accountManager>;

/** Cities with pick-up, and the names of their districts by GB/T 2260 code. */
const pickupCities = z
  .array(
    z.strictObject({
      city: text('城市', 40),
      districts: z.record(z.string().regex(/^\d{6}$/, formatMessage('区县代码')), text('区县', 40)),
    }),
  )
  .min(1, '[城市]不能为空')
  .register(components, { id: 'PickupCities' });

/** Accreditations of the lab as its reports name them; empty for none. The portal itself gives none. */
const reportMark = optionalText(...texts.reportMark);

/** Whether data is delivered only by another person than the one who added it, unless it was checked on worksheets. */
const secondCheck = z.boolean('[数据复核]格式不正确');

const slotCapacity = z
  .int('[每时段预约数]应为整数')
  .min(1, '[每时段预约数]不能小于 1')
  .max(100, '[每时段预约数]不能超过 100');

/** Settings that staff can change, by key. Each value is validated and replaced as a whole. */
const settings = z
  .object({
    samplingSetting,
    pickupCities,
    /** Number of visits that the lab can make in one slot, for pick-ups and bookings together. */
    slotCapacity,
    localInfo,
    /** Null, or missing in an older database, when there is no manager. */
    manager: accountManager.nullable().default(null),
    ...moneySettings,
    reportMark: reportMark.default(''),
    secondCheck: secondCheck.default(false),
    points: pointsSetting.default({ per_yuan: 1, evaluation: 20 }),
    promotion: promotionSetting.default({ rebate_percent: 5, withdrawal_min_fen: 10_000 }),
    inviteOffer: inviteOffer.default(null),
    sampleKeeping: sampleKeeping.default({ months: 6, most_months: 24 }),
  })
  .register(components, { id: 'Settings' });
export type Settings = z.infer<typeof settings>;

const update = <Key extends string, Value extends z.ZodType>(key: Key, value: Value) =>
  z.strictObject({ key: z.literal(key), value, etag: startedFrom });

const settingUpdate = z.discriminatedUnion(
  'key',
  [
    update('samplingSetting', samplingSettingInput),
    update('pickupCities', pickupCities),
    update('slotCapacity', slotCapacity),
    update('localInfo', localInfo),
    update('manager', accountManager.nullable()),
    update('points', pointsSetting),
    update('promotion', promotionSetting),
    update('inviteOffer', inviteOffer),
    update('sampleKeeping', sampleKeeping),
    update('reportMark', reportMark),
    update('secondCheck', secondCheck),
    update('bankAccount', moneySettings.bankAccount.unwrap()),
    update('taxpayer', moneySettings.taxpayer.unwrap()),
    update('prestoreTiers', moneySettings.prestoreTiers.unwrap()),
    update('approvalFen', moneySettings.approvalFen.unwrap()),
    update('defaultCreditFen', moneySettings.defaultCreditFen.unwrap()),
    update('overdueDays', moneySettings.overdueDays.unwrap()),
    update('reviewDays', moneySettings.reviewDays.unwrap()),
    update('clusterApprovalDays', moneySettings.clusterApprovalDays.unwrap()),
  ],
  '[设置项]不存在',
);

const present = <Key extends keyof Settings>(key: Key) =>
  z.object({ key: z.literal(key), value: settings.shape[key], etag });

/** A setting with the state that its update starts from. */
const editedSetting = z.discriminatedUnion('key', [
  present('samplingSetting'),
  present('pickupCities'),
  present('slotCapacity'),
  present('sampleKeeping'),
  present('localInfo'),
  present('reportMark'),
  present('secondCheck'),
  present('manager'),
  present('points'),
  present('promotion'),
  present('inviteOffer'),
  present('prestoreTiers'),
  present('defaultCreditFen'),
  present('overdueDays'),
  present('reviewDays'),
  present('clusterApprovalDays'),
  present('bankAccount'),
  present('taxpayer'),
  present('approvalFen'),
]);
export type EditedSetting = z.infer<typeof editedSetting>;

/** Settings that the browser loads at start (specification, section 3). */
const setting = z
  .object({
    /** GB/T 2260 codes of districts with pick-up. */
    allowRegion: z.array(z.string()),
    samplingSetting,
    /** Cities with pick-up and their districts, for the tip's table. */
    samplingInfo: z.array(z.object({ city: z.string(), districts: z.array(z.string()) })),
    localInfo,
  })
  .register(components, { id: 'Setting' });
export type Setting = z.infer<typeof setting>;

/** Settings that everybody may read. Amounts from which staff act, credit and the bank account are not among them. */
const publicSettings = z
  .object({
    ...setting.shape,
    prestoreTiers: moneySettings.prestoreTiers.unwrap(),
    points: pointsSetting,
    promotion: promotionSetting,
  })
  .partial();
const publicKey = z.enum(
  ['allowRegion', 'samplingSetting', 'samplingInfo', 'localInfo', 'prestoreTiers', 'points', 'promotion'],
  '[设置项]不存在',
);

export const settingEndpoints = {
  'open/setting': endpoint({
    access: 'open',
    reads: true,
    summary: 'Site information, pick-up regions and pick-up times',
    input: nothing,
    data: setting,
  }),
  'open/setting/list4key': endpoint({
    access: 'open',
    reads: true,
    summary: 'Public settings by their keys; one that is not public is refused like one that does not exist',
    input: z.strictObject({
      keys: z
        .array(publicKey, '[设置项]格式不正确')
        .min(1, requiredMessage('设置项'))
        .max(publicKey.options.length, '[设置项]过多'),
    }),
    example: { keys: ['localInfo', 'prestoreTiers'] },
    data: publicSettings,
  }),
  'staff/setting/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance', 'content'],
    summary: 'All settings by key',
    input: nothing,
    data: settings,
  }),
  'staff/setting/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance', 'content'],
    summary: 'One setting, as its update starts from it',
    input: z.strictObject({ key: z.enum(settings.keyof().enum, '[设置项]不存在') }),
    example: { key: 'slotCapacity' },
    data: editedSetting,
  }),
  'staff/setting/changes': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance', 'content'],
    summary: 'Who changed each setting last, and when; one that nobody has changed is left out',
    input: nothing,
    data: z.array(z.object({ key: z.string(), by: z.string(), at: instant })),
  }),
  'staff/setting/update': endpoint({
    access: 'staff',
    roles: ['manager', 'lab', 'finance', 'content'],
    edits: editedSetting,
    summary:
      'Replaces the value of one setting; bookings follow it at once, public pages within half a minute',
    input: settingUpdate,
    data: settings,
  }),
  'staff/setting/popup': endpoint({
    access: 'staff',
    roles: ['content'],
    summary: 'Opens or closes the popup of the home page; what is left out stays as it was',
    input: z.strictObject({
      open: z.boolean('[开关]格式不正确'),
      img: text('图片', 200)
        .regex(/^\/upload\/img\/[\w-]+\.svg$/, '[图片]格式不正确')
        .optional(),
      title: text('标题', 60).optional(),
      link: popupLink.optional(),
    }),
    /** The popup that the home page displays now. */
    data: z.object({ popup: popup.optional() }),
  }),
};
