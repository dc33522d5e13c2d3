import type { ColorSetting, Language, OrganisationType, Role, TenantInfo } from '@esg/contract';
import { sampleSettings } from '@esg/tokens/node';

/** Password of every demonstration account. Printed at start and shown on the accounts site, in demo mode only. */
export const demoPassword = 'Demo-2026!';

type DemoUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  language: Language;
};
type DemoOrganisation = {
  id: string;
  name: string;
  chineseName?: string;
  type: OrganisationType;
  industry: string | null;
  headquartersCountry: string;
  /** Of a client. */
  consultancyId?: string;
  /** Its card failed after the trial, which shows a suspended organisation. */
  isUnpaid?: true;
  users: DemoUser[];
};
export type DemoTenant = {
  id: string;
  brandId: string;
  /** Name of its pictures' folder among the assets. */
  brand: string;
  hosts: { host: string; hostType: TenantInfo['hostType'] }[];
  brandMode: TenantInfo['brandMode'];
  companyName: string;
  supportEmail: string;
  colorSetting: ColorSetting;
  organisations: DemoOrganisation[];
};

/** Ids are fixed, so that a second seed changes nothing and links to a demonstration tenant stay valid. */
const id = (kind: 'a' | 'b' | 'c' | 'd', number: number) =>
  `0de0${kind}000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const user = (number: number, email: string, name: [string, string], role: Role, language: Language = 'en') => ({
  id: id('c', number),
  email,
  firstName: name[0],
  lastName: name[1],
  role,
  language,
});

/** The three demonstration tenants (decision 12). Companies and people are invented. */
export const demoTenants: DemoTenant[] = [
  {
    id: id('a', 1),
    brandId: id('d', 1),
    brand: 'meridian',
    hosts: [
      { host: 'localhost', hostType: 'ROOT_DOMAIN' },
      { host: '127.0.0.1', hostType: 'ROOT_DOMAIN' },
    ],
    brandMode: 'default',
    companyName: 'Meridian ESG',
    supportEmail: 'support@meridian.example',
    colorSetting: sampleSettings.default,
    organisations: [
      {
        id: id('b', 1),
        name: 'Example Company',
        type: 'Standard',
        industry: null,
        headquartersCountry: 'HK',
        users: [user(1, 'admin@example.com', ['Alex', 'Wong'], 'administrator')],
      },
    ],
  },
  {
    id: id('a', 2),
    brandId: id('d', 2),
    brand: 'verdant',
    hosts: [
      { host: 'verdant.localhost', hostType: 'SUBDOMAIN' },
      { host: 'esg.verdant-group.localhost', hostType: 'CUSTOM_URL' },
    ],
    brandMode: 'whitelabeled',
    companyName: 'Verdant',
    supportEmail: 'help@verdant.example',
    colorSetting: sampleSettings.verdant,
    organisations: [
      {
        id: id('b', 2),
        name: 'Verdant Manufacturing',
        chineseName: '翠鋒製造有限公司',
        type: 'Standard',
        industry: null,
        headquartersCountry: 'HK',
        users: [
          user(2, 'admin@verdant.example', ['Mei', 'Chan'], 'administrator'),
          user(3, 'member@verdant.example', ['Daniel', 'Lau'], 'basic'),
          user(4, 'entity@verdant.example', ['Priya', 'Nair'], 'entity-user'),
          user(7, 'supplier@verdant.example', ['Lina', 'Ho'], 'supplier'),
        ],
      },
      {
        id: id('b', 5),
        name: 'Verdant Logistics',
        type: 'Standard',
        industry: null,
        headquartersCountry: 'HK',
        users: [user(6, 'manager@verdant.example', ['Tom', 'Reid'], 'entity-manager')],
      },
      {
        id: id('b', 6),
        name: 'Verdant Quarries',
        type: 'Standard',
        industry: null,
        headquartersCountry: 'HK',
        isUnpaid: true,
        users: [
          user(8, 'admin@quarries.example', ['Omar', 'Khan'], 'administrator'),
          user(9, 'member@quarries.example', ['Ines', 'Costa'], 'basic'),
        ],
      },
    ],
  },
  {
    id: id('a', 3),
    brandId: id('d', 3),
    brand: 'harbour',
    hosts: [{ host: 'harbour.localhost', hostType: 'SUBDOMAIN' }],
    brandMode: 'whitelabeled',
    companyName: 'Harbour Advisory',
    supportEmail: 'desk@harbour.example',
    // Coral is no neighbour of navy: on covers the two meet in a muddy brown.
    colorSetting: {
      ...sampleSettings.harbour,
      special: { ...sampleSettings.harbour.special, secondaryColor: '#2b86b0' },
    },
    organisations: [
      {
        id: id('b', 3),
        name: 'Harbour Advisory',
        type: 'Consultancy',
        industry: null,
        headquartersCountry: 'HK',
        users: [
          user(5, 'admin@harbour.example', ['Sofia', 'Ng'], 'administrator'),
          user(10, 'member@harbour.example', ['Kit', 'Yuen'], 'basic'),
        ],
      },
      {
        id: id('b', 4),
        name: 'Lantau Ferries',
        type: 'Client',
        industry: null,
        headquartersCountry: 'HK',
        consultancyId: id('b', 3),
        users: [
          user(11, 'admin@lantau.example', ['Grace', 'Lam'], 'administrator'),
          user(12, 'member@lantau.example', ['Ben', 'Tse'], 'basic'),
        ],
      },
      {
        id: id('b', 7),
        name: 'Peak Line Hotels',
        type: 'Client',
        industry: null,
        headquartersCountry: 'HK',
        consultancyId: id('b', 3),
        users: [user(13, 'admin@peakline.example', ['Hannah', 'Cheung'], 'administrator', 'zhTw')],
      },
      {
        id: id('b', 8),
        name: 'Kwun Tong Logistics',
        type: 'Client',
        industry: null,
        headquartersCountry: 'HK',
        consultancyId: id('b', 3),
        users: [],
      },
    ],
  },
];
