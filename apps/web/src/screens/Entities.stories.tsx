import { entityQueries, entityUserQueries, reportWorkQueries, sessionQueries } from '@esg/api-client';
import type { Entity, EntityOverview, EntityUser, ReportColleague } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { EntitiesPage } from '../features/entities/EntitiesPage.tsx';

const idOf = (number: number) => `0de0c000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const entity = (number: number, name: string, change: Partial<Entity> = {}): Entity => ({
  id: idOf(number),
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
  ...change,
});
const manager: ReportColleague = {
  id: idOf(90),
  name: 'Ada Lee',
  role: 'entity-manager',
  avatarFileId: null,
  mayApprove: true,
  isSelf: false,
};
const engineer: EntityUser = {
  id: idOf(91),
  email: 'wing@kestrel.example',
  firstName: 'Wing',
  lastName: 'Ho',
  status: 'Registered',
  joinedAt: '2026-02-05T09:00:00.000Z',
  lastSignInAt: null,
  invitation: null,
  entityIds: [idOf(2), idOf(4)],
  links: [],
};
const entities: readonly Entity[] = [
  entity(1, 'Kestrel Asia', { type: 'Company', address: '1 Harbour Road, Wan Chai, Hong Kong', postCode: '999077' }),
  entity(2, 'Kwun Tong works', {
    parentId: idOf(1),
    managerId: manager.id,
    address: '8 Kin Fat Street, Kwun Tong, Hong Kong',
  }),
  entity(3, 'Paper store 紙張倉庫', { type: 'Building', parentId: idOf(2) }),
  entity(4, 'MV Kestrel', { type: 'Vessel', parentId: idOf(1) }),
  entity(5, 'Logistics team', { type: 'Team', parentId: idOf(1), managerId: manager.id }),
  entity(6, 'Macau mill', { type: 'Other', address: 'Rua dos Pescadores, Macau' }),
  entity(7, 'Old depot', { archivedAt: '2026-06-30T09:00:00.000Z', version: 2 }),
];
const overview = (
  number: number,
  figures: number,
  reportsInProgress = 0,
  reportsPublished = 0,
  requestsOpen = 0,
): EntityOverview => ({
  entityId: idOf(number),
  figures,
  reportsInProgress,
  reportsPublished,
  requestsOpen,
});
const overviews = [
  overview(1, 0, 1, 2),
  overview(2, 1284, 1, 0, 2),
  overview(3, 96),
  overview(4, 212),
  overview(5, 0),
  overview(6, 0),
  overview(7, 48),
];

/** Data as the gateway returns them. */
const seedOf =
  (listed: readonly Entity[]): Seed =>
  (cache, api) => {
    cache.setQueryData(entityQueries.all(api).queryKey, [...listed]);
    cache.setQueryData(
      entityQueries.overviews(api).queryKey,
      listed.map(({ id }) => overviews.find(({ entityId }) => entityId === id) ?? { ...overview(0, 0), entityId: id }),
    );
    cache.setQueryData(entityUserQueries.all(api).queryKey, [engineer]);
    cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, [
      manager,
      { ...manager, id: storyUser.id, name: 'Mei Lam', role: 'administrator', isSelf: true },
    ]);
  };
const at = (listed: readonly Entity[], search = '') => [
  onScreen({ catalogue, path: `/ct/entity-management${search}`, seed: seedOf(listed) }),
];

const meta = preview.meta({
  title: 'Screens/Entity management',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <EntitiesPage />,
});

export const Tree = meta.story({ decorators: at(entities) });
Tree.test('leads to the suppliers', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Suppliers' });
  await expect(link).toHaveAttribute('href', '/ct/entity-management/suppliers');
});
Tree.test('shows each entity below what it belongs to, by its displayed type', async ({ canvas }) => {
  const tree = await canvas.findByRole('treegrid', { name: 'Entities' });
  const row = await within(tree).findByRole('row', { name: /Paper store/ });
  await expect(row).toHaveAttribute('aria-level', '3');
  for (const type of ['Company', 'Location', 'Building', 'Boat', 'Entity', 'Factory'])
    await expect(within(tree).getAllByRole('gridcell', { name: type }).length).toBeGreaterThan(0);
  await expect(within(tree).queryByRole('row', { name: /Old depot/ })).toBeNull();
});
Tree.test('says of each entity what it lacks, whose it is, its reports and its address', async ({ canvas }) => {
  const rowOf = (name: RegExp) => canvas.findByRole('row', { name });
  const works = await rowOf(/Kwun Tong works/);
  await expect(works).toHaveTextContent('Nothing missing');
  await expect(works).toHaveTextContent('Ada Lee and Wing Ho');
  await expect(works).toHaveTextContent('1 in progress');
  await expect(works).toHaveTextContent('8 Kin Fat Street');
  // What is below the company has data points.
  await expect(await rowOf(/Kestrel Asia/)).toHaveTextContent('Missing: manager');
  await expect(await rowOf(/Kestrel Asia/)).toHaveTextContent('1 in progress, 2 published');
  await expect(await rowOf(/MV Kestrel/)).toHaveTextContent('Missing: address and manager');
  await expect(await rowOf(/Macau mill/)).toHaveTextContent('Missing: manager and data points');
});
Tree.test('finds by the people of an entity, managers and entity users alike', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'People' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Wing Ho' }));
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Macau mill/ })).toBeNull());
  await expect(await canvas.findByRole('row', { name: /MV Kestrel/ })).toBeVisible();
});
Tree.test('offers the actions on one entity in its line, by pointer and by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for MV Kestrel' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await expect(names).toEqual(['Open', 'Edit', 'Add entity below', 'Move to…', 'Merge into…', 'Archive']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive MV Kestrel?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const row = await canvas.findByRole('row', { name: /Macau mill/ });
  await userEvent.click(within(row).getByRole('rowheader'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
Tree.test(
  'keeps the list in place when something is chosen, and merges two that are',
  async ({ canvas, userEvent }) => {
    const top = async () => (await canvas.findByRole('treegrid', { name: 'Entities' })).getBoundingClientRect().top;
    const before = await top();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose MV Kestrel' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Macau mill' }));
    await expect(await top()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge MV Kestrel into…' }));
    await expect(dialog.getByRole('combobox', { name: /^Merge into/ })).toHaveValue('Macau mill');
  },
);
Tree.test('finds by name and place, and says where what is found stands', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search entities' }), 'paper');
  await waitFor(() => expect(canvas.queryByRole('row', { name: /MV Kestrel/ })).toBeNull());
  await expect(await canvas.findByRole('row', { name: /Paper store/ })).toHaveTextContent(
    'Kestrel Asia › Kwun Tong works',
  );
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search entities' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Completeness' }), 'Without data points');
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Kwun Tong works/ })).toBeNull());
  await expect(await canvas.findByRole('row', { name: /Macau mill/ })).toBeVisible();
});
Tree.test('offers what may be done, and archives instead of deleting where there are figures', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kwun Tong works' }));
  await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive Kwun Tong works?' }));
  await expect(question.getByText('The 1 entity below is archived too.')).toBeVisible();
  await expect(question.getByText('2 open requests for figures are paused until you restore them.')).toBeVisible();
  await expect(
    question.getByText('1,380 data points stay, and still count in totals: within a boundary, until today.'),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Kwun Tong works' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Macau mill' }));
  await expect(await canvas.findByRole('button', { name: 'Delete' })).toBeVisible();
});
Tree.test('keeps what is typed when its dialog is closed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add entity' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add entity' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add entity' }));
  await expect((await dialog.findAllByText('Name is required')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Sha Tin mill');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('button', { name: 'Add entity' }));
  const again = within(await screen.findByRole('dialog', { name: 'Add entity' }));
  await expect(again.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sha Tin mill');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
});
Tree.test('offers only what an entity may belong to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kwun Tong works' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Move to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to…' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Belongs to/ }));
  await userEvent.clear(dialog.getByRole('combobox', { name: /^Belongs to/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await expect(names.some((name) => name?.includes('MV Kestrel'))).toBe(true);
  await expect(names.some((name) => name?.includes('Paper store'))).toBe(false);
  await expect(names.some((name) => name?.includes('Old depot'))).toBe(false);
});
Tree.test('moves by cut and paste, and says why an entity can’t go somewhere', async ({ canvas, userEvent }) => {
  const cellOf = async (name: RegExp) => within(await canvas.findByRole('row', { name })).getAllByRole('gridcell')[1];
  const said = () => canvas.getByText(/can’t belong|Ctrl V|Already/);
  await userEvent.click((await cellOf(/Kwun Tong works/)) as HTMLElement);
  await userEvent.keyboard('{Control>}x{/Control}');
  await expect(said()).toHaveTextContent(/^Kwun Tong works: go to the entity/);
  await expect(canvas.getByRole('row', { name: /Kwun Tong works/ })).toHaveAttribute('data-cut', 'true');
  await userEvent.click((await cellOf(/Paper store/)) as HTMLElement);
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect(said()).toHaveTextContent('Kwun Tong works can’t belong to Paper store 紙張倉庫, which is below it.');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel move' }));
  await expect(said()).toHaveTextContent(/^Drag an entity/);
});
Tree.test('merges an entity into one that is neither itself, below it, nor archived', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kwun Tong works' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Merge into…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Kwun Tong works into…' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Merge into/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const has = (part: string) => names.some((name) => name?.includes(part));
  await expect([has('Macau mill'), has('Kwun Tong'), has('Paper store'), has('Old depot')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

export const Archived = meta.story({ decorators: at(entities, '?shelf=archived') });
Archived.test('restores what was archived', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Old depot' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
  await expect(await screen.findByRole('alertdialog', { name: 'Restore Old depot?' })).toBeVisible();
});

export const Found = meta.story({ decorators: at(entities, '?q=hong') });

export const NoMatch = meta.story({ decorators: at(entities, '?q=nowhere') });

export const Empty = meta.story({ decorators: at([]) });
Empty.test('has one main action', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Add your first entity' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Add entity' })).toBeNull();
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, decorators: at(entities) });
OnAPhone.test(
  'is a list of cards with everything about each entity, and its actions',
  async ({ canvas, userEvent }) => {
    const card = within(
      (await canvas.findByRole('link', { name: 'Kwun Tong works' })).closest('article') as HTMLElement,
    );
    await expect(card.getByText('Kestrel Asia')).toBeVisible();
    await expect(card.getByText('Ada Lee and Wing Ho')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Actions for Kwun Tong works' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
);

/** The values typed about one of them. */
export const Editing = meta.story({ decorators: at(entities) });
Editing.test('shows every field of the entity', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kestrel Asia' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit entity' }));
  await expect(dialog.getByRole('textbox', { name: 'Post code' })).toHaveValue('999077');
});

/** The entities of a group with many of them. */
export const Thousands = meta.story({
  tags: ['!test'],
  decorators: at(
    Array.from({ length: 2000 }, (_, index) =>
      entity(1000 + index, `Unit ${index + 1}`, {
        // Eight levels: each is below one of the level above.
        parentId: index % 8 === 0 ? null : idOf(1000 + index - 1),
      }),
    ),
  ),
});

export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path: '/ct/entity-management' })] });
NotLoaded.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the entities')).toBeVisible();
});

/** Suppliers are kept by people who manage all entities. */
export const ForAnEntityManager = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/entity-management',
      seed: (cache, api, language) => {
        seedOf(entities)(cache, api, language);
        cache.setQueryData(sessionQueries.profile(api).queryKey, { ...storyProfile, role: 'entity-manager' });
      },
    }),
  ],
});
ForAnEntityManager.test('leads to entity users, and to no suppliers', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Entity users' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Suppliers' })).toBeNull();
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  decorators: at(entities),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  decorators: at(entities),
});
