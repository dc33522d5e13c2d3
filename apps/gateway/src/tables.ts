/** Every table of the gateway, for the migration generator and the catalogue test. Add a module's tables here. */
export * from './modules/auth/auth.tables.ts';
export * from './modules/brands/brands.tables.ts';
export * from './modules/content/content.tables.ts';
export * from './modules/exports/exports.tables.ts';
export * from './modules/files/files.tables.ts';
export * from './modules/invitations/invitations.tables.ts';
export * from './modules/notifications/notifications.tables.ts';
export * from './modules/organizations/organizations.tables.ts';
export * from './modules/payment/bills.tables.ts';
export * from './modules/payment/cards/sandbox.tables.ts';
export * from './modules/payment/payment.tables.ts';
export * from './modules/reports/reports.tables.ts';
export * from './modules/tenants/tenants.tables.ts';
export * from './modules/users/users.tables.ts';
export * from './platform/http/idempotency.tables.ts';
export * from './platform/mail/mail.tables.ts';
