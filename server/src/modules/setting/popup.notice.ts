import type { Home } from '@portal/shared/contract';

/** What the popup shows when staff open it for the first time without saying what. */
export const firstPopup: NonNullable<Home['popup']> = {
  img: '/upload/img/banner-platform.svg',
  title: '新客户首单说明',
  link: 'https://example.com/first-order',
};
