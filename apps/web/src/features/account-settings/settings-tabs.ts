import type { Permission } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type SettingsTab = {
  readonly to:
    | '/ct/account-settings'
    | '/ct/account-settings/api'
    | '/ct/account-settings/approvals'
    | '/ct/account-settings/billing'
    | '/ct/account-settings/branding'
    | '/ct/account-settings/fonts-and-letterhead'
    | '/ct/account-settings/language-model'
    | '/ct/account-settings/organisation-sign-in'
    | '/ct/account-settings/password'
    | '/ct/account-settings/security'
    | '/ct/account-settings/subscriptions';
  readonly label: MessageDescriptor;
  /** Permission to see the tab; everybody who is signed in if left out. Its route is guarded by the same. */
  readonly permission?: Permission;
  /** Whether the tab is also there while a consultant views a client (decision 13): it concerns only the person. */
  readonly whileViewing?: true;
};

/** Tabs of the account settings in their order. A new one needs an entry here, a route below `ct/account-settings`, and its page. */
export const settingsTabs: readonly SettingsTab[] = [
  { to: '/ct/account-settings', label: msg`General details`, whileViewing: true },
  { to: '/ct/account-settings/subscriptions', label: msg`Subscriptions`, permission: 'billing:manage' },
  {
    to: '/ct/account-settings/billing',
    label: msg({ message: 'Billing', context: 'tab' }),
    permission: 'billing:manage',
  },
  { to: '/ct/account-settings/password', label: msg`Password`, whileViewing: true },
  { to: '/ct/account-settings/security', label: msg`Security` },
  {
    to: '/ct/account-settings/organisation-sign-in',
    label: msg`Organisation sign-in`,
    permission: 'organisation:write',
  },
  { to: '/ct/account-settings/approvals', label: msg`Approvals`, permission: 'organisation:write' },
  {
    to: '/ct/account-settings/api',
    label: msg({ message: 'API', context: 'tab' }),
    permission: 'organisation:write',
  },
  {
    to: '/ct/account-settings/language-model',
    label: msg({ message: 'AI', context: 'tab' }),
    permission: 'organisation:write',
  },
  {
    to: '/ct/account-settings/fonts-and-letterhead',
    label: msg`Report style`,
    permission: 'organisation:write',
  },
  { to: '/ct/account-settings/branding', label: msg`Branding`, permission: 'brand:write' },
];
