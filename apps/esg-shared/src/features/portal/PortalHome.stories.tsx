import type { User, UserProfile } from '@esg/contract';
import { expect } from 'storybook/test';
import { onScreen } from '../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../catalogue.ts';
import { PortalHome } from './PortalHome.tsx';
import { sampleRequests } from './request/sample-request.ts';

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
  permissions: ['entity-portal:read', 'portal:read', 'portal:write', 'organisation:read'],
  organizationId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f11',
  organizationName: 'Verdant Manufacturing',
  organizationChineseName: '翠鋒製造有限公司',
  organizationType: 'Standard',
  numberFormat: 'en-HK',
  currency: 'HKD',
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

const supplier = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f14', type: 'Other' as const, address: '', postCode: '' };

const meta = preview.meta({
  component: PortalHome,
  args: { user, profile, entities, requests: [] },
  decorators: [onScreen({ catalogue, path: '/ct/entity-user' })],
});

export const NoRequestsYet = meta.story({});
export const Requests = meta.story({ args: { requests: sampleRequests } });
Requests.test('puts what is overdue first, and leads to its questions', async ({ canvas }) => {
  const [first, ...others] = await canvas.findAllByRole('link', { name: /^(Figures|Safety figures|Waste figures)/ });
  await expect(first).toHaveAccessibleName('Figures for 2025/26, Kwun Tong office 觀塘辦事處');
  await expect(first).toHaveAttribute(
    'href',
    '/ct/entity-user/requests/0de0c200-0000-4000-8000-000000000001/0de0c000-0000-4000-8000-000000000002',
  );
  await expect(others.at(-1)).toHaveAccessibleName(/^Safety figures/);
});
Requests.test('has one main action: to go on with the most urgent request', async ({ canvas }) => {
  const [urgent, other, ...none] = await canvas.findAllByRole('link', { name: /^Continue: / });
  await expect(urgent).toHaveAccessibleName('Continue: Figures for 2025/26, Kwun Tong office 觀塘辦事處');
  await expect(other).toHaveAccessibleName('Continue: Figures for 2025/26, Tai Po plant 大埔廠房');
  await expect(none).toHaveLength(0);
  await expect(canvas.getByRole('link', { name: 'How to answer a request' })).toBeVisible();
});
export const RequestsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { requests: sampleRequests },
});
export const InChinese = meta.story({
  globals: { locale: 'zh-Hant-HK', tenant: 'verdant' },
  args: { requests: sampleRequests },
});
InChinese.test('calls the organisation by its Chinese name', async ({ canvas }) => {
  await expect(await canvas.findByText(/^這是你在 翠鋒製造有限公司 的專頁/)).toBeVisible();
  await expect(canvas.queryByText(/Verdant Manufacturing/)).toBeNull();
});
export const InAHardBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'dark' },
  args: { requests: sampleRequests },
});
/** The last entity was removed: the person learns whom to ask. */
export const NoEntities = meta.story({ args: { entities: [] } });
/** People of a supplier read who asks, and answer in a portal of their own. */
export const OfASupplier = meta.story({
  args: {
    profile: { ...profile, role: 'supplier' },
    entities: [{ ...supplier, name: 'Kowloon Castings 九龍鑄造' }],
    requests: sampleRequests.slice(0, 1),
  },
});
OfASupplier.test('names the customer, and leads to the questions in the portal of suppliers', async ({ canvas }) => {
  await expect(await canvas.findByText('Verdant Manufacturing asks you for data here.')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'You answer for' })).toHaveTextContent('Kowloon Castings');
  const link = canvas.getAllByRole('link', { name: /^(Start|Continue): / })[0];
  await expect(link?.getAttribute('href')).toMatch(/^\/ct\/supplier\/requests\//);
});
export const OfASupplierWithoutRequests = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  args: { profile: { ...profile, role: 'supplier' }, entities: [] },
});
