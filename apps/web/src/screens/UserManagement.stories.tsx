import { entityQueries, peopleQueries } from '@esg/api-client';
import type { Entity, OrganizationUser, OrganizationUsers } from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { UserManagementPage } from '../features/user-management/UserManagementPage.tsx';

const person = (number: number, change: Partial<OrganizationUser>): OrganizationUser => ({
  id: `0de0c000-0000-4000-8000-00000000000${number}`,
  email: `person${number}@company.example`,
  firstName: 'Daniel',
  lastName: 'Lau',
  role: 'basic',
  status: 'Registered',
  department: null,
  lastSignInAt: '2026-11-20T02:42:00.000Z',
  addedAt: '2026-03-01T00:00:00.000Z',
  invitation: null,
  avatarFileId: null,
  isSelf: false,
  entitiesManagerId: null,
  ...change,
});
const admin = person(1, {
  id: storyUser.id,
  email: storyUser.email,
  firstName: 'Mei',
  lastName: 'Lam',
  role: 'administrator',
  isSelf: true,
});
const invitation = { invitedBy: 'Mei Lam', sentAt: '2026-11-18T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' };
const people: OrganizationUsers = {
  users: [
    person(2, { entitiesManagerId: admin.id }),
    person(3, { firstName: '家欣', lastName: '黃', email: 'kayan@company.example', role: 'entity-manager' }),
    admin,
    person(4, {
      firstName: null,
      lastName: null,
      email: 'a.very.long.address.of.a.new.colleague@subsidiary.company.example',
      status: 'Pending Confirmation',
      lastSignInAt: null,
      invitation,
    }),
  ],
  seats: { total: 6, inUse: 3, invited: 1 },
  permissionLevels: ['administrator', 'basic', 'entity-manager'],
};
const entity = (number: number, name: string, managerId: string | null): Entity => ({
  id: `0de0c000-0000-4000-8000-0000000001${number}`,
  name,
  type: 'Site',
  parentId: null,
  fiscalYearStartMonth: 1,
  isSample: false,
  managerId,
  address: '',
  postCode: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
});
const entities = [
  entity(10, 'Kwun Tong plant', `0de0c000-0000-4000-8000-000000000003`),
  entity(11, 'Tai Po plant', null),
  entity(12, 'Tsing Yi depot', admin.id),
];
const seed: Seed = (cache, api) => {
  cache.setQueryData(peopleQueries.users(api).queryKey, people);
  cache.setQueryData(entityQueries.all(api).queryKey, entities);
};

const meta = preview.meta({
  title: 'Screens/User management',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.removeItem('invite-draft'),
  render: () => <UserManagementPage />,
});

export const PeopleAndInvitations = meta.story({
  play: drawnTo(1),
  decorators: [onScreen({ catalogue, path: '/ct/user-management', seed })],
});
PeopleAndInvitations.test(
  'offers what may be done with whom is chosen, and nothing else',
  async ({ canvas, userEvent }) => {
    const choose = async (name: RegExp) => userEvent.click(await canvas.findByRole('checkbox', { name }));
    await choose(/Choose Mei Lam/);
    await expect(await canvas.findByText(/Your organisation needs at least one administrator/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove user' })).toBeNull();
    await choose(/Choose Mei Lam/);
    await choose(/Choose Daniel Lau/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove user' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Daniel Lau?' }));
    await expect(question.getByText(/You take over the reports of Daniel Lau/)).toBeVisible();
    await userEvent.selectOptions(question.getByRole('combobox', { name: 'Who takes over' }), '家欣 黃');
    await expect(question.getByText(/家欣 黃 takes over the reports of Daniel Lau/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await choose(/Choose a\.very/);
    await expect(await canvas.findByText('Choose either people or invitations.')).toBeVisible();
    await choose(/Choose Daniel Lau/);
    await expect(await canvas.findByRole('button', { name: 'Withdraw invitation' })).toBeVisible();
  },
);
PeopleAndInvitations.test('keeps search and order in the address', async ({ canvas, userEvent }) => {
  const grid = await canvas.findByRole('grid', { name: 'People of your organisation' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending Confirmation');
  await expect(await within(grid).findByRole('row', { name: /a\.very/ })).toBeVisible();
  await expect(within(grid).queryByRole('row', { name: /Daniel/ })).toBeNull();
  await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
  await expect(await canvas.findByText(/Clear the search to see everyone/)).toBeVisible();
});

/** On a telephone nothing is cut: each person is a card. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [onScreen({ catalogue, path: '/ct/user-management', seed })],
});
OnAPhone.test('shows all of each person without scrolling sideways, and acts on whom is chosen', async (story) => {
  const { canvas, userEvent } = story;
  const list = await canvas.findByRole('region', { name: 'People of your organisation' });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await expect(within(list).getByText(/a\.very\.long\.address/)).toBeVisible();
  await expect(within(list).getAllByText('Entities manager').length).toBeGreaterThan(0);
  await userEvent.click(within(list).getByRole('checkbox', { name: 'Daniel Lau' }));
  await expect(await canvas.findByRole('button', { name: 'Remove user' })).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose all/ }));
  for (const box of within(list).getAllByRole('checkbox')) await expect(box).toBeChecked();
});

/** People of two levels are chosen: no level is preselected. */
export const ChoosingLevel = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/user-management', seed })],
});
ChoosingLevel.test('asks for a level before it changes anything', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Choose Daniel Lau/ }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Choose 家欣/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Change permission level' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change permission level' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change level' }));
  await expect(await dialog.findByRole('radiogroup', { name: /^Permission level/ })).toBeInvalid();
});

export const ChoosingEntities = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/user-management', seed })],
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const isChinese = globals.locale === 'zh-Hant-HK';
    await userEvent.click(await canvas.findByRole('checkbox', { name: /家欣/ }));
    await userEvent.click(await canvas.findByRole('button', { name: isChinese ? '選擇實體' : 'Choose entities' }));
    await screen.findByRole('dialog');
  },
});
ChoosingEntities.test(
  'shows whose each entity is, and keeps the choice where it is not saved',
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose entities' }));
    await expect(dialog.getByRole('button', { name: 'Remove Kwun Tong plant' })).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Entities they manage/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tsing Yi depot (now Mei Lam)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    // The story has no gateway.
    await expect((await dialog.findAllByText(/server can’t be reached/)).length).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: 'Remove Tsing Yi depot (now Mei Lam)' })).toBeVisible();
  },
);

export const Inviting = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/user-management', seed })],
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const name = globals.locale === 'zh-Hant-HK' ? '邀請同事' : 'Invite people';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('dialog');
  },
});
Inviting.test('judges an address as soon as it is left', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await userEvent.type(dialog.getByLabelText(/^E-mail address 1/), 'abc');
  await expect(dialog.queryByText('Invalid email')).toBeNull();
  await userEvent.tab();
  await expect((await dialog.findAllByText('Invalid email')).length).toBeGreaterThan(0);
});
Inviting.test('refuses a second time the same address, and more people than free seats', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await userEvent.click(dialog.getByLabelText(/^E-mail address 1/));
  await userEvent.paste('ada@company.example, ADA@company.example; ben@company.example cem@company.example');
  await expect(await dialog.findByLabelText(/^E-mail address 4/)).toHaveValue('cem@company.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
  const refusals = await dialog.findAllByText('You have already entered this email address');
  await expect(refusals.length).toBeGreaterThan(0);
  await expect((await dialog.findAllByText(/Not enough free seats/)).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave out ADA@company.example' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave out cem@company.example' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
  // The story has no gateway: typed values stay, with the reason.
  await expect((await dialog.findAllByText(/server can’t be reached/)).length).toBeGreaterThan(0);
  await expect(dialog.getByLabelText(/^E-mail address 2/)).toHaveValue('ben@company.example');
});

export const Unreachable = meta.story({
  play: drawnTo(2),
  decorators: [onScreen({ catalogue, path: '/ct/user-management' })],
});
