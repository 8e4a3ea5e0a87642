/** Every table, for drizzle-kit: `npm run db:generate -w server` writes the migration for what changed. */
export * from '../modules/account/session.table';
export * from '../modules/device/device.table';
export * from '../modules/home/home.table';
export * from '../modules/message/message.table';
export * from '../modules/order/order.table';
export * from '../modules/orderFile/orderFile.table';
export * from '../modules/plan/plan.table';
export * from '../modules/setting/setting.table';
export * from '../modules/staff/audit.table';
export * from '../modules/type/type.table';
export * from '../modules/upload/file.table';
export * from '../modules/user/user.table';
export * from '../seed/seed.table';
