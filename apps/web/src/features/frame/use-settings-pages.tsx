import type { Permission, UserProfile } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import {
  BotMessageSquare,
  CreditCard,
  KeyRound,
  Palette,
  Plug,
  ReceiptText,
  Settings,
  ShieldCheck,
  Stamp,
  Type,
  Waypoints,
} from 'lucide-react';
import type { RunCommand } from './find-commands.ts';

const links = {
  settings: linkOptions({ to: '/ct/account-settings' }),
  subscriptions: linkOptions({ to: '/ct/account-settings/subscriptions' }),
  billing: linkOptions({ to: '/ct/account-settings/billing' }),
  password: linkOptions({ to: '/ct/account-settings/password' }),
  security: linkOptions({ to: '/ct/account-settings/security' }),
  signIn: linkOptions({ to: '/ct/account-settings/organisation-sign-in' }),
  approvals: linkOptions({ to: '/ct/account-settings/approvals' }),
  api: linkOptions({ to: '/ct/account-settings/api' }),
  model: linkOptions({ to: '/ct/account-settings/language-model' }),
  fonts: linkOptions({ to: '/ct/account-settings/fonts-and-letterhead' }),
  branding: linkOptions({ to: '/ct/account-settings/branding' }),
};

type MakePage = (id: keyof typeof links, label: string, icon: RunCommand['icon'], words: string) => RunCommand;

const usePage = (): MakePage => {
  const navigate = useNavigate();
  return (id, label, icon, words) => ({ id: `page-${id}`, label, icon, words, run: () => void navigate(links[id]) });
};

/** The pages of those who may change the organisation. */
const useOrganisationPages = (page: MakePage): RunCommand[] => {
  const { t } = useLingui();
  return [
    page(
      'signIn',
      t`Organisation sign-in`,
      <Waypoints />,
      t`single sign-on SSO OpenID provider domain Microsoft Google settings`,
    ),
    page('approvals', t`Approvals`, <Stamp />, t`approver sign-off review four eyes settings`),
    page('fonts', t`Report style`, <Type />, t`fonts font typeface letterhead house style PDF Word settings`),
    page('api', t({ message: 'API', context: 'tab' }), <Plug />, t`key token webhook integration settings`),
    page(
      'model',
      t`Language model`,
      <BotMessageSquare />,
      t`AI artificial intelligence LLM consent budget log settings`,
    ),
  ];
};

/** The pages of the account settings, each with other words that people search for. */
export const useSettingsPages = ({
  permissions,
  viewedFrom,
}: Pick<UserProfile, 'permissions' | 'viewedFrom'>): RunCommand[] => {
  const { t } = useLingui();
  const page = usePage();
  const ofOrganisation = useOrganisationPages(page);
  const own = [
    page(
      'settings',
      t`Account settings`,
      <Settings />,
      t`general details profile name e-mail email phone picture organisation company logo address language personal data delete`,
    ),
    page('password', t`Password`, <KeyRound />, t`change password settings`),
  ];
  // While people view a client, only these pages of their own account are open.
  if (viewedFrom) return own;
  const guarded = (permission: Permission, pages: readonly RunCommand[]) =>
    permissions.includes(permission) ? pages : [];
  return [
    ...own,
    page(
      'security',
      t`Security`,
      <ShieldCheck />,
      t`two-factor 2FA authenticator code passkey recovery devices sessions settings`,
    ),
    ...guarded('billing:manage', [
      page(
        'subscriptions',
        t`Subscriptions`,
        <ReceiptText />,
        t`plan price seats trial upgrade voucher cancel settings`,
      ),
      page(
        'billing',
        t({ message: 'Billing', context: 'tab' }),
        <CreditCard />,
        t`invoice receipt card payment bank transfer tax settings`,
      ),
    ]),
    ...guarded('organisation:write', ofOrganisation),
    ...guarded('brand:write', [
      page('branding', t`Branding`, <Palette />, t`brand logo colour color font theme icon appearance settings`),
    ]),
  ];
};
