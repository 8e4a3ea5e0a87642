import type { Home } from '@portal/shared/contract';

/** Default content of the popup, shown when staff open it the first time without content. */
export const firstPopup: NonNullable<Home['popup']> = {
  img: '/upload/img/banner-platform.svg',
  title: '新客户首单说明',
  link: 'https://example.com/first-order',
};
