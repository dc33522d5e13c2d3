import { entityUserQueries, referenceQueries, sessionQueries, supplierQueries } from '@esg/api-client';
import type { Country, EntityUser, PortalRequest, Supplier, UserProfile } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { LinksOfUser } from '../features/entity-detail/LinksOfUser.tsx';
import { InviteSupplierDialog } from '../features/entity-users/InviteSupplierDialog.tsx';
import { PeopleOfSupplier } from '../features/entity-users/PeopleOfSupplier.tsx';
import { SupplierPage } from '../features/suppliers/SupplierPage.tsx';
import { SuppliersPage } from '../features/suppliers/SuppliersPage.tsx';

const idOf = (number: number) => `0de0c000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const mill: Supplier = {
  id: idOf(1),
  name: 'Pearl River Paper Mill 珠江造紙廠',
  reference: 'V-40017',
  country: 'CN',
  contactEmail: 'sustainability@pearl-river.example',
  requests: { open: 2, submitted: 1, approved: 4 },
  people: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
};
const board: Supplier = {
  id: idOf(2),
  name: 'Hop Lee Board',
  reference: '',
  country: 'HK',
  contactEmail: 'office@hoplee.example',
  requests: { open: 0, submitted: 0, approved: 0 },
  people: 0,
  createdAt: '2026-02-05T09:00:00.000Z',
  archivedAt: null,
  version: 1,
};
const inks: Supplier = Object.assign({}, board, {
  id: idOf(3),
  name: 'Old Inks Limited',
  contactEmail: null,
  archivedAt: '2026-06-30T09:00:00.000Z',
});
const countries: readonly Country[] = [
  { id: 'CN', name: { en: 'China', zhTw: '中國' }, diallingCode: '+86' },
  { id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' },
  { id: 'VN', name: { en: 'Viet Nam', zhTw: '越南' }, diallingCode: '+84' },
];

const engineer: EntityUser = {
  id: idOf(11),
  email: 'lina@pearl-river.example',
  firstName: 'Lina',
  lastName: 'Ho',
  status: 'Registered',
  joinedAt: '2026-02-05T09:00:00.000Z',
  lastSignInAt: '2026-11-20T02:42:00.000Z',
  invitation: null,
  entityIds: [mill.id],
  links: [
    {
      entityId: mill.id,
      expiresAt: '2099-03-05T09:00:00.000Z',
      withdrawnAt: null,
      lastUsedAt: '2026-03-01T09:00:00.000Z',
      devices: [{ browser: 'Safari', system: 'iOS', lastUsedAt: '2026-03-01T09:00:00.000Z' }],
    },
  ],
};
const invited: EntityUser = Object.assign({}, engineer, {
  id: idOf(12),
  email: 'a.very.long.address.of.a.new.engineer@environment.pearl-river.example',
  firstName: null,
  lastName: null,
  status: 'Pending Confirmation',
  joinedAt: null,
  lastSignInAt: null,
  invitation: { invitedBy: 'Mei Lam', sentAt: '2026-11-18T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' },
  links: [],
});

const energy: PortalRequest = {
  collectionId: idOf(21),
  entityId: mill.id,
  entityName: mill.name,
  name: 'Energy and emissions of paper 2026',
  message: '',
  note: '',
  period: { start: '2026-01-01', end: '2026-12-31' },
  dueOn: '2026-03-31',
  status: 'open',
  answered: 3,
  blocked: 0,
  known: 0,
  total: 12,
  submittedAt: null,
  closedAt: null,
  isArchived: false,
  askedBy: 'Mei Lam',
  askedAt: '2026-11-01T02:42:00.000Z',
  checkedBy: 'Mei Lam',
};
const water: PortalRequest = Object.assign({}, energy, {
  collectionId: idOf(22),
  name: 'Water 2025',
  dueOn: null,
  status: 'approved',
  answered: 12,
  closedAt: '2026-02-01T09:00:00.000Z',
});

type Seeded = {
  readonly suppliers: readonly Supplier[];
  readonly people?: readonly EntityUser[];
  readonly requests?: readonly PortalRequest[];
  readonly profile?: Partial<UserProfile>;
};
const seeded =
  ({ suppliers, people = [], requests = [], profile = {} }: Seeded): Seed =>
  (cache, api) => {
    cache.setQueryData(sessionQueries.profile(api).queryKey, Object.assign({}, storyProfile, profile));
    cache.setQueryData(supplierQueries.all(api).queryKey, [...suppliers]);
    for (const { id } of suppliers) cache.setQueryData(supplierQueries.requests(api, id).queryKey, [...requests]);
    cache.setQueryData(entityUserQueries.all(api, 'suppliers').queryKey, [...people]);
    cache.setQueryData(referenceQueries.countries(api).queryKey, [...countries]);
  };
const everything: Seeded = {
  suppliers: [board, inks, mill],
  people: [invited, engineer],
  requests: [energy, water],
};
const path = '/ct/entity-management/suppliers';
const listOf = (data: Seeded, search = '') => [onScreen({ catalogue, path: `${path}${search}`, seed: seeded(data) })];
const pageOf = (data: Seeded, { id } = mill) => [onScreen({ catalogue, path: `${path}/${id}`, seed: seeded(data) })];

const meta = preview.meta({
  title: 'Screens/Suppliers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <SuppliersPage invitation={(inviting) => <InviteSupplierDialog {...inviting} />} />,
});
const drawPage = ({ id }: Supplier) => (
  <SupplierPage
    supplierId={id}
    people={(supplier) => (
      <PeopleOfSupplier
        supplier={supplier}
        links={(user, links) => <LinksOfUser user={user} links={links} of="suppliers" />}
      />
    )}
  />
);
const patience = { timeout: 10_000 };

export const Listed = meta.story({ decorators: listOf(everything) });
Listed.test('says of each supplier how far its requests are, and who can answer', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /Pearl River/ }, patience);
  await expect(row).toHaveTextContent('2 open, 1 submitted, 4 approved');
  await expect(row).toHaveTextContent('V-40017');
  await expect(row).toHaveTextContent('China');
  await expect(row).toHaveTextContent('sustainability@pearl-river.example');
  await expect(canvas.queryByRole('row', { name: /Old Inks/ })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Pearl River Paper Mill 珠江造紙廠' })).toHaveAttribute(
    'href',
    `${path}/${mill.id}`,
  );
});
Listed.test('finds by any part, and shows archived ones to those who ask for them', async ({ canvas, userEvent }) => {
  const search = await canvas.findByRole('searchbox', { name: 'Search suppliers' });
  await userEvent.type(search, 'china 400');
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Hop Lee/ })).toBeNull());
  await expect(canvas.getByText('1 supplier')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Archived' }), 'Archived');
  await expect(await canvas.findByRole('row', { name: /Old Inks/ })).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Hop Lee/ })).toBeNull());
});
Listed.test('names the open requests that are paused with an archived supplier', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Actions for Pearl River/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Archive Pearl River/ }));
  await expect(question.getByText(/^An open request is paused/)).toHaveTextContent(
    'Energy and emissions of paper 2026',
  );
  await userEvent.click(question.getByRole('button', { name: 'Archive' }));
  // The story has no gateway.
  await expect(await question.findByText(/server can’t be reached/)).toBeVisible();
});
Listed.test('opens the menu of a line by keyboard', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Hop Lee/ });
  await userEvent.click(within(row).getByRole('rowheader'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect(await screen.findByRole('menuitem', { name: 'Invite someone' })).toBeVisible();
});

export const Archived = meta.story({ decorators: listOf(everything, '?shelf=archived') });
Archived.test('is offered to be restored, and nobody is invited to it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Old Inks Limited' }));
  await expect(screen.queryByRole('menuitem', { name: 'Invite someone' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  await expect(await screen.findByRole('alertdialog', { name: 'Restore Old Inks Limited?' })).toBeVisible();
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: listOf(everything),
});

export const NoneYet = meta.story({ decorators: listOf({ suppliers: [] }) });
NoneYet.test('says what a supplier is, and what comes next', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^A supplier is a company that you buy from/)).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Add your first supplier' }));
  await expect(await screen.findByRole('dialog', { name: 'Add supplier' })).toBeVisible();
});

/** The gateway does not answer. */
export const NotThere = meta.story({ decorators: [onScreen({ catalogue, path })] });
NotThere.test('says so, and can be tried again', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the suppliers', undefined, patience)).toBeVisible();
});

/** The answer is still on its way. */
export const Loading = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path,
      seed: (cache, api) => {
        const { queryKey } = supplierQueries.all(api);
        void cache.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
      },
    }),
  ],
});

export const ForAnEntityManager = meta.story({
  decorators: listOf({ suppliers: [], profile: { role: 'entity-manager' } }),
});
ForAnEntityManager.test('says who keeps the suppliers, and offers nothing else', async ({ canvas }) => {
  await expect(await canvas.findByText('You manage your own entities only')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
});

export const Adding = meta.story({
  decorators: listOf(everything),
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    const name = globals.locale === 'zh-Hant-HK' ? '新增供應商' : 'Add supplier';
    await userEvent.click(await canvas.findByRole('button', { name }, patience));
    await screen.findByRole('dialog');
  },
});
Adding.test(
  'names what is wrong at its field, and keeps what was typed where it is not sent',
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add supplier' }));
    await userEvent.type(dialog.getByLabelText(/^Contact e-mail/), 'office');
    await userEvent.click(dialog.getByRole('button', { name: 'Add supplier' }));
    await expect((await dialog.findAllByText('Name is required')).length).toBeGreaterThan(0);
    await expect(dialog.getByLabelText(/^Contact e-mail/)).toBeInvalid();
    await userEvent.type(dialog.getByLabelText(/^Contact e-mail/), '@boxes.example');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'hop lee board');
    await expect(await dialog.findByText(/^You already have a supplier with this name/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Kowloon Boxes');
    await userEvent.click(dialog.getByRole('button', { name: 'Add supplier' }));
    await expect(await dialog.findByText(/server can’t be reached/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Kowloon Boxes');
  },
);

export const OneSupplier = meta.story({ decorators: pageOf(everything), render: () => drawPage(mill) });
OneSupplier.test('leads from each request to its answers', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Energy and emissions of paper 2026' }, patience);
  await expect(link).toHaveAttribute('href', `/ct/entity-reporting/${energy.collectionId}?entity=${mill.id}`);
  await expect(canvas.getByRole('row', { name: /^Water 2025/ })).toHaveTextContent('Closed');
  await expect(canvas.getByRole('link', { name: 'Ask this supplier' })).toHaveAttribute(
    'href',
    `/ct/entity-reporting/new?of=suppliers&asked=${mill.id}`,
  );
});
OneSupplier.test('invites the contact, who is not there yet', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Invite someone at Pearl River/ }));
  await expect(dialog.getByLabelText(/^E-mail address/)).toHaveValue('sustainability@pearl-river.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await expect(await dialog.findByText(/server can’t be reached/)).toBeVisible();
});
OneSupplier.test('says what somebody loses who is removed, and what stays', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Link last used .* iOS/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Lina Ho' }));
  await expect(screen.queryByRole('menuitem', { name: 'Send invitation again' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove user' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Lina Ho?' }));
  await expect(question.getByText(/answers they gave stay, under their name/)).toBeVisible();
});

export const OneSupplierOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: pageOf(everything),
  render: () => drawPage(mill),
});

export const OneWithoutAnything = meta.story({
  decorators: pageOf({ suppliers: [board] }, board),
  render: () => drawPage(board),
});

export const OneArchived = meta.story({
  decorators: pageOf({ suppliers: [inks] }, inks),
  render: () => drawPage(inks),
});
OneArchived.test('is asked for nothing, and can be restored', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Archived on/)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Ask this supplier' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
});

export const NoSuchSupplier = meta.story({ decorators: pageOf({ suppliers: [board] }), render: () => drawPage(mill) });
NoSuchSupplier.test('leads back to the suppliers', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Open suppliers' })).toBeVisible();
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  decorators: listOf(everything),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  decorators: listOf(everything),
});
