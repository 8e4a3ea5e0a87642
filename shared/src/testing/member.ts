import type { Address, User } from '../contract';

/** The etag of a record in tests. */
export const fakeEtag = 'etag-of-a-record';

/** Returns the member's default address, in a district without pick-up; `part` overrides the defaults. */
export function savedAddress(part: Partial<Address> = {}): Address {
  return {
    address_rid: 'address-home',
    name: '林晓',
    phone: '13800000000',
    province: '江苏省',
    city: '南京市',
    area: '玄武区',
    address: '示例街 8 号',
    address_code: '320102',
    company: '',
    default: 1,
    etag: fakeEtag,
    ...part,
  };
}

/** Returns a logged-in certified member; `part` overrides the defaults. */
export function member(
  part: { userInfo?: Partial<User['userInfo']> } & Partial<Omit<User, 'userInfo'>> = {},
): User {
  return {
    cartNum: 0,
    messageNum: 0,
    address: [savedAddress()],
    missingConsents: [],
    closing: null,
    etag: fakeEtag,
    ...part,
    userInfo: {
      rid: 'user-1',
      account: '13800000000',
      phone: '138****0000',
      name: '林晓',
      email: 'lin@example.com',
      organization: 0,
      company: '示例大学',
      teacher: '王老师',
      teacher_phone: '',
      teacher_mail: '',
      invitation_code: 'ABC123',
      ...part.userInfo,
    },
  };
}
