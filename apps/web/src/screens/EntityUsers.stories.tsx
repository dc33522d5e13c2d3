import { entityQueries, entityUserQueries, sessionQueries } from '@esg/api-client';
import type { Entity, EntityUser } from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { EntityUsersPage } from '../features/entity-users/EntityUsersPage.tsx';

const entity = (number: number, name: string): Entity => ({
  id: `0de0c000-0000-4000-8000-00000000020${number}`,
  name,
  type: 'Site',
  parentId: null,
  fiscalYearStartMonth: 1,
  isSample: false,
  managerId: null,
  address: '',
  postCode: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
});
const plant = entity(1, 'Tai Po plant 大埔廠房');
const office = entity(2, 'Kwun Tong office 觀塘辦事處');
const user = (number: number, change: Partial<EntityUser>): EntityUser => ({
  id: `0de0c000-0000-4000-8000-00000000030${number}`,
  email: `engineer${number}@company.example`,
  firstName: 'Priya',
  lastName: 'Nair',
  status: 'Registered',
  joinedAt: '2026-03-01T00:00:00.000Z',
  lastSignInAt: '2026-11-20T02:42:00.000Z',
  invitation: null,
  entityIds: [plant.id],
  links: [],
  ...change,
});
const invited = user(3, {
  email: 'a.very.long.address.of.a.new.engineer@subsidiary.company.example',
  firstName: null,
  lastName: null,
  status: 'Pending Confirmation',
  joinedAt: null,
  lastSignInAt: null,
  invitation: { invitedBy: 'Mei Lam', sentAt: '2026-11-18T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' },
  entityIds: [plant.id, office.id],
});
const users = [user(1, {}), user(2, { firstName: '家欣', lastName: '黃', lastSignInAt: null }), invited];

const seeded =
  (people: readonly EntityUser[]): Seed =>
  (cache, api) => {
    cache.setQueryData(entityUserQueries.all(api).queryKey, [...people]);
    cache.setQueryData(entityQueries.all(api).queryKey, [plant, office]);
  };

const meta = preview.meta({
  title: 'Screens/Entity users',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <EntityUsersPage />,
});
const at = (people: readonly EntityUser[]) => [
  onScreen({ catalogue, path: '/ct/entity-management/users', seed: seeded(people) }),
];

export const PeopleAndInvitations = meta.story({ play: drawnTo(1), decorators: at(users) });
PeopleAndInvitations.test(
  'says whom a removal is about and what stays, and keeps the person where it fails',
  async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove user' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Priya Nair?' }));
    await expect(question.getByText(/figures they entered stay, under their name/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove user' }));
    // The story has no gateway.
    await expect(await question.findByText(/server can’t be reached/)).toBeVisible();
  },
);
PeopleAndInvitations.test('offers to send an invitation again, and to withdraw it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Actions for a\.very/ }));
  await expect(await screen.findByRole('menuitem', { name: 'Send invitation again' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw invitation' }));
  await expect(await screen.findByRole('alertdialog', { name: 'Withdraw the invitation?' })).toBeVisible();
});
PeopleAndInvitations.test('never saves somebody without an entity', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Priya Nair' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change entities' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change entities' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Remove Tai Po plant/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect((await dialog.findAllByText('Entities they answer for is required')).length).toBeGreaterThan(0);
});

export const NobodyYet = meta.story({ decorators: at([]) });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, decorators: at(users) });

export const Inviting = meta.story({
  decorators: at(users),
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const name = globals.locale === 'zh-Hant-HK' ? '邀請實體用戶' : 'Invite an entity user';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('dialog');
  },
});
Inviting.test('names what is missing, and keeps what was typed where it is not sent', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite an entity user' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await expect((await dialog.findAllByText('E-mail address is required')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/^E-mail address/), 'wing@company.example');
  await userEvent.click(dialog.getByRole('combobox', { name: /^Entities they answer for/ }));
  await userEvent.click(await screen.findByRole('option', { name: office.name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await expect(await dialog.findByText(/server can’t be reached/)).toBeVisible();
  await expect(dialog.getByLabelText(/^E-mail address/)).toHaveValue('wing@company.example');
});

/** A client of a consultancy has no entity users (spec section 6): an invitation would lead to a forbidden page. */
export const InAClient = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/entity-management/users',
      seed: (cache, api, language) => {
        seeded([])(cache, api, language);
        cache.setQueryData(sessionQueries.profile(api).queryKey, { ...storyProfile, organizationType: 'Client' });
      },
    }),
  ],
});
InAClient.test('offers no invitation, and says what to do instead', async ({ canvas }) => {
  await expect(await canvas.findByText('Your organisation has no entity users')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Invite an entity user' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Open the data hub' })).toBeVisible();
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  play: drawnTo(1),
  decorators: at(users),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  play: drawnTo(1),
  decorators: at(users),
});
