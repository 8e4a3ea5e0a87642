import type { User } from '../contract';

/** Returns a logged-in member; `given` overrides the defaults. */
export function member(
  part: { userInfo?: Partial<User['userInfo']> } & Partial<Omit<User, 'userInfo'>> = {},
): User {
  return {
    cartNum: 0,
    messageNum: 0,
    address: [],
    ...part,
    userInfo: {
      rid: 'user-1',
      account: '13800000000',
      phone: '138****0000',
      name: '林晓',
      email: 'lin@example.com',
      organization: 0,
      company: '示例大学',
      teacher: '',
      teacher_phone: '',
      teacher_mail: '',
      invitation_code: 'ABC123',
      ...part.userInfo,
    },
  };
}
