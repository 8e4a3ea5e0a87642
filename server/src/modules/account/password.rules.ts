/**
 * The most common passwords of published leaks, in lower case. Passwords below the contract's minimum length are
 * omitted, because the contract refuses them.
 */
const common = new Set(
  `12345678 123456789 1234567890 11111111 111111111 1111111111 00000000 000000000 0000000000 88888888
  888888888 8888888888 66666666 666666666 99999999 999999999 22222222 33333333 55555555 77777777 12341234
  11223344 1122334455 112233445566 12344321 123454321 87654321 987654321 0987654321 9876543210 01234567
  0123456789 123123123 123321123 321321321 147258369 159357159 741852963 789456123 147852369 963852741
  1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pass1234 pa55word
  abc12345 abcd1234 abc123456 abcdefgh abcdefg1 abcdefg123 a1234567 a12345678 a123456789 aa123456 aa12345678
  aa123456789 1234567a 12345678a 123456789a 123456aa 1234qwer 12345qwert 123qweasd 123qwe123 123abc123
  woaini1314 woaini520 woaini123 5201314520 52013145 5201314a wo123456 qq123456 qq123456789 wang1234 zhang123
  iloveyou iloveyou1 admin123 admin1234 admin888 administrator root1234 test1234 testtest welcome1 welcome123
  letmein1 football baseball superman sunshine princess trustno1 dragon123 monkey123 computer internet
  changeme default1 student1 teacher1 laboratory`.split(/\s+/),
);

/** True for passwords that attackers try first: common ones, one repeated character, or the account name itself. */
export function isCommonPassword(password: string, account: string): boolean {
  const plain = password.trim().toLowerCase();
  return common.has(plain) || new Set(plain).size === 1 || plain === account.toLowerCase();
}
