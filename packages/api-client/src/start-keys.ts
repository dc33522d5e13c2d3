/** Cache keys of what the first page reads. They are apart from `keys`, because the names of all others would load with that page. */
export const startKeys = {
  me: ['session', 'me'],
  profile: ['session', 'profile'],
  tenantInfo: (hostname: string) => ['tenant', 'info', hostname],
  tenantSettings: ['tenant', 'settings'],
  subscriptionStatus: ['payment', 'status'],
} as const;
