import type { Address, Data, LoginResult, Path, Plan, PlanItem, User } from '../contract';

/**
 * Checks of the answers that the portal's frame shows on every page: a wrong one would take all pages with it, so it counts as a
 * failed call. The compiler holds each check to the contract's type, which the browser does not load. They compare the structure only:
 * a later API may answer values that this page does not know.
 */
type Check<Value> = (value: unknown) => value is Value;

const isText = <Value extends string>(value: unknown): value is Value => typeof value === 'string';
const isNumber = <Value extends number>(value: unknown): value is Value => typeof value === 'number';
const isFlag = <Value extends boolean>(value: unknown): value is Value => typeof value === 'boolean';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orNull =
  <Value>(is: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);

const optional =
  <Value>(is: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);

const listOf =
  <Value>(is: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(is);

const recordOf =
  <Value>(is: Check<Value>): Check<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(is);

const object =
  <Value extends object>(fields: { readonly [Key in keyof Value]: Check<Value[Key]> }): Check<Value> =>
  (value): value is Value =>
    isObject(value) && Object.entries<Check<unknown>>(fields).every(([key, is]) => is(value[key]));

const isTexts = listOf(isText);
const isNumbers = listOf(isNumber);

const isSetting: Check<Data<'open/setting'>> = object({
  allowRegion: isTexts,
  samplingSetting: object({
    disabled_date: isTexts,
    disabled_date_time: recordOf(isTexts),
    disabled_time: isTexts,
    disabled_week: isNumbers,
    invalid_disabled_date: isTexts,
    sampling_time_arr: isTexts,
  }),
  samplingInfo: listOf(object({ city: isText, districts: isTexts })),
  localInfo: object({
    company: isText,
    address: isText,
    phone: isText,
    email: isText,
    icp: isText,
    police: optional(isText),
    express: object({ name: isText, phone: isText, address: isText }),
  }),
});

const isTypes: Check<Data<'open/web/type/group'>> = listOf(
  object({
    id: isNumber,
    name: isText,
    img: isText,
    discount_info: optional(object({ discount_label: isText })),
    typeChildArr: listOf(object({ id: isNumber, name: isText })),
  }),
);

const isAddress: Check<Address> = object({
  address_rid: isText,
  name: isText,
  phone: isText,
  province: isText,
  city: isText,
  area: isText,
  address: isText,
  address_code: isText,
  company: isText,
  default: isNumber<Address['default']>,
  etag: isText,
});

const isUser: Check<User> = object({
  userInfo: object({
    rid: isText,
    account: isText,
    phone: isText,
    name: isText,
    email: isText,
    organization: orNull(isNumber<NonNullable<User['userInfo']['organization']>>),
    company: isText,
    teacher: isText,
    teacher_phone: isText,
    teacher_mail: isText,
    invitation_code: isText,
    staff: optional(isFlag),
  }),
  cartNum: isNumber,
  messageNum: isNumber,
  etag: isText,
  address: listOf(isAddress),
  missingConsents: listOf(isText<User['missingConsents'][number]>),
  closing: orNull(isText),
});

const isPlanItem: Check<PlanItem> = object({
  rid: isText,
  device_rid: isText,
  name: isText,
  img: isText,
  unit: isText,
  turnaround_days: isNumber,
  needs_sample: isFlag,
  options: recordOf(isTexts),
  option_text: isTexts,
  count: isNumber,
  unit_fen: isNumber,
  total_fen: isNumber,
  changeable: isFlag,
  quotation: optional(object({ code: isText, valid_until: isText })),
  own: optional(
    object({
      list_fen: isNumber,
      group: object({ name: isText, kind: isText<NonNullable<PlanItem['own']>['group']['kind']> }),
      steps: listOf(object({ from_count: isNumber, unit_fen: isNumber })),
    }),
  ),
  available: isFlag,
  disposals: optional(listOf(isNumber<NonNullable<PlanItem['disposals']>[number]>)),
  asks_human: optional(isFlag<true>),
  books_time: optional(isFlag<true>),
});

const isPlan: Check<Plan> = object({
  groups: listOf(object({ type_id: isNumber, name: isText, items: listOf(isPlanItem) })),
  saved: listOf(isPlanItem),
  cartNum: isNumber,
  latest_type: orNull(isNumber),
});

const isLogin: Check<LoginResult> = object({ token: isText, refreshToken: isText, expires: isNumber });

const notice = { rid: isText, title: isText, text: isText, link: isText, created: isText, read: isFlag };

const checks: { readonly [P in Path]?: Check<Data<P>> } = {
  'open/setting': isSetting,
  'open/web/type/group': isTypes,
  'open/web/search/suggest': listOf(
    object({ rid: isText, name: isText, price_fen: isNumber, unit: isText, turnaround_days: isNumber }),
  ),
  'open/login': isLogin,
  'open/loginForCode': isLogin,
  'open/wx/bind': isLogin,
  'open/refresh4token': object({ token: isText, refresh_token: isText, expires_at: isNumber }),
  'auth/user/info': isUser,
  'auth/tempDevice': isPlan,
  'auth/message/list': object({
    total: isNumber,
    list: listOf(object({ ...notice, older: optional(listOf(object(notice))) })),
    unread: isNumber,
  }),
};

/** The calls whose answers are checked. */
export const checkedCalls = Object.keys(checks);

/** Returns false for an answer of the frame's calls that does not have the structure of the contract. */
export function isAnswer<P extends Path>(path: P, data: unknown): data is Data<P> {
  const is: Check<Data<P>> | undefined = checks[path];
  return !is || is(data);
}
