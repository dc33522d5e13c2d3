import { activate, activeLanguage, kitCatalogue, registerCatalogue } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../catalogue.ts';
import { PortalHome } from './PortalHome.tsx';

const ready = Promise.all([registerCatalogue(kitCatalogue), registerCatalogue(catalogue)]);

const Spoken = ({ locale, children }: { locale: unknown; children: ReactNode }) => {
  const language = locale === 'zh-Hant-HK' ? 'zhTw' : 'en';
  const [spoken, setSpoken] = useState<string>(activeLanguage);
  useEffect(() => {
    void ready.then(() => activate(language)).then(() => setSpoken(activeLanguage()));
  }, [language]);
  return spoken === language ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null;
};

const user: User = {
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'entity@verdant.example',
  language: 'en',
  phone: null,
  department: null,
  avatar: null,
};

const profile: UserProfile = {
  userId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10',
  role: 'entity-user',
  permissions: ['entity-portal:read', 'organisation:read'],
  organizationId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f11',
  organizationName: 'Verdant Manufacturing',
  organizationType: 'Standard',
  numberFormat: 'en-HK',
  communicationLanguage: 'en',
  reportLanguage: 'en',
  registerProcess: 8,
  informationStep: '4',
  flags: {
    isPrimaryClientAccount: false,
    isClientAccount: false,
    isCreatedByVoucherCode: false,
    isAdministrator: false,
    isEntityManager: false,
    isBasic: false,
    isConsultancyUser: false,
  },
  viewedFrom: null,
};

const entities = [
  {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f12',
    name: 'Tai Po plant 大埔廠房',
    type: 'Site' as const,
    address: '9 Dai Kwai Street, Tai Po Industrial Estate',
    postCode: '',
  },
  {
    id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13',
    name: 'Kwun Tong office 觀塘辦事處',
    type: 'Building' as const,
    address: '',
    postCode: '',
  },
];

const meta = preview.meta({
  component: PortalHome,
  args: { user, profile, entities },
  decorators: [
    (Story, { globals }) => (
      <Spoken locale={globals.locale}>
        <Story />
      </Spoken>
    ),
  ],
});

export const NoRequestsYet = meta.story({});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK', tenant: 'verdant' } });
/** The last entity was removed: the person learns whom to ask. */
export const NoEntities = meta.story({ args: { entities: [] } });
/** A supplier answers for no entities. */
export const OfASupplier = meta.story({
  args: { profile: { ...profile, role: 'supplier' }, entities: undefined },
});
