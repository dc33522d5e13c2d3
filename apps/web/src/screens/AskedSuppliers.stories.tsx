import { entityUserQueries, sessionQueries } from '@esg/api-client';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CollectionPage } from '../features/collections/board/CollectionPage.tsx';
import { CollectionsPage } from '../features/collections/CollectionsPage.tsx';
import { NewCollectionPage } from '../features/collections/create/NewCollectionPage.tsx';
import { HomeCollections } from '../features/collections/HomeCollections.tsx';
import { ana, askedSuppliersSeed, sampleSuppliers } from './sample-asked-suppliers.ts';
import { sampleCollectionId, sampleSubmittedId } from './sample-collections.ts';

const path = '/ct/entity-reporting';
const at = (rest: string, sample: Parameters<typeof askedSuppliersSeed>[0] = {}) => [
  onScreen({ catalogue, path: `${path}${rest}`, seed: askedSuppliersSeed(sample) }),
];
const phone = { viewport: { value: 'phone' } };
const chinese = { locale: 'zh-Hant-HK' };
const { userId, permissions } = storyProfile;

const meta = preview.meta({
  title: 'Screens/Asked suppliers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <CollectionsPage permissions={permissions} />,
});
const renderNew = () => <NewCollectionPage from={undefined} asked={undefined} />;
const renderBoard = () => (
  <CollectionPage collectionId={sampleCollectionId} profile={{ userId, role: 'administrator', permissions }} />
);

export const Collections = meta.story({ decorators: at('?of=suppliers') });
Collections.test('is called by what it has: requests to suppliers', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Supplier requests' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Entities' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Entity Reporting' })).toBeVisible();
});
Collections.test('shows what suppliers are asked, apart from what entities are', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('row', { name: /Energy of suppliers.*1 of 3/ })).toBeVisible();
  await expect(canvas.queryByText('Safety figures, second quarter')).toBeNull();
  await expect(canvas.getByRole('link', { name: 'New collection' })).toHaveAttribute(
    'href',
    `${path}/new?of=suppliers`,
  );
  await userEvent.click(canvas.getByRole('link', { name: 'Entities' }));
  await expect(await canvas.findByText('Safety figures, second quarter')).toBeVisible();
  await expect(canvas.queryByText('Energy of suppliers, 2025/26')).toBeNull();
});
/** Somebody who manages some entities: no supplier is theirs. */
export const OfOwnEntities = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: `${path}?of=suppliers`,
      seed: (cache, api, language) => {
        askedSuppliersSeed({})(cache, api, language);
        cache.setQueryData(sessionQueries.profile(api).queryKey, { ...storyProfile, role: 'entity-manager' });
      },
    }),
  ],
});
OfOwnEntities.test('offers no suppliers', async ({ canvas }) => {
  await expect(await canvas.findByText('Safety figures, second quarter')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Suppliers' })).toBeNull();
});
export const Introduction = meta.story({ decorators: at('?of=suppliers', { hasCollections: false }) });
export const IntroductionInChinese = meta.story({
  globals: chinese,
  decorators: at('?of=suppliers', { hasCollections: false }),
});

export const NewCollection = meta.story({
  render: renderNew,
  decorators: at('/new?of=suppliers'),
});
NewCollection.test('finds suppliers by what the organisation calls them elsewhere', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search suppliers' }), 'v-1001');
  await expect(await canvas.findByRole('rowheader', { name: 'Delta Freight' })).toBeVisible();
  await expect(canvas.queryByRole('rowheader', { name: /^Pearl/ })).toBeNull();
});
/** From a supplier's own page. */
export const OneSupplierAsked = meta.story({
  render: () => <NewCollectionPage from={undefined} asked={sampleSuppliers[0]?.id} />,
  decorators: at('/new?of=suppliers'),
});
OneSupplierAsked.test('has chosen the supplier, and names what is still missing', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('1 of 3 suppliers selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Create collection' }));
  await expect((await canvas.findAllByText('Choose at least one figure.')).length).toBeGreaterThan(0);
});
export const NewCollectionInChineseOnAPhone = meta.story({
  globals: { ...chinese, ...phone },
  render: renderNew,
  decorators: at('/new?of=suppliers'),
});
export const NoSuppliersYet = meta.story({
  render: renderNew,
  decorators: at('/new?of=suppliers', { suppliers: [] }),
});
NoSuppliersYet.test('leads to where suppliers are added', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Add suppliers' })).toHaveAttribute(
    'href',
    '/ct/entity-management/suppliers',
  );
});
export const Copied = meta.story({
  render: () => <NewCollectionPage from={sampleCollectionId} asked={undefined} />,
  decorators: at(`/new?from=${sampleCollectionId}`),
});
Copied.test('asks the same suppliers, and nobody else', async ({ canvas }) => {
  await expect(await canvas.findByText('3 of 3 suppliers selected')).toBeVisible();
  await expect(canvas.queryByRole('radio', { name: /^Entities/ })).toBeNull();
});

export const OnHome = meta.story({ play: drawnTo(2), render: () => <HomeCollections />, decorators: at('') });
OnHome.test('has what suppliers are asked beside what entities are', async ({ canvas }) => {
  const suppliers = within(await canvas.findByRole('region', { name: 'Supplier requests' }));
  await expect(suppliers.getByRole('row', { name: /Energy of suppliers/ })).toBeVisible();
  const entities = within(await canvas.findByRole('region', { name: 'Entity Reporting' }));
  await expect(entities.queryByText(/Energy of suppliers/)).toBeNull();
});

const board = `/${sampleCollectionId}`;
export const Board = meta.story({ render: renderBoard, decorators: at(board) });
Board.test('speaks of suppliers, and offers no types of entities', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/Suppliers waiting for approval: 1 of 3/)).toBeVisible();
  await expect(canvas.getByRole('columnheader', { name: /^Supplier/ })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Type' })).toBeNull();
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose all 3 shown' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Approve 1 submitted' }));
  await expect(await screen.findByRole('dialog', { name: 'Approve Delta Freight?' })).toBeVisible();
});
Board.test('changes which suppliers are asked', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change suppliers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change suppliers' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Choose Delta Freight' }));
  await expect(await dialog.findByText(/^Removed: Delta Freight/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
/** Somebody is invited to answer, and has not accepted. */
export const NotJoinedYet = meta.story({
  render: renderBoard,
  decorators: [
    onScreen({
      catalogue,
      path: `${path}${board}`,
      seed: (cache, api, language) => {
        askedSuppliersSeed({})(cache, api, language);
        const invitation = {
          invitedBy: 'Mei Lam',
          sentAt: '2026-11-20T02:42:00.000Z',
          expiresAt: '2026-12-20T02:42:00.000Z',
        };
        const { queryKey } = entityUserQueries.all(api, 'suppliers');
        cache.setQueryData(queryKey, [{ ...ana, status: 'Pending Confirmation', joinedAt: null, invitation }]);
      },
    }),
  ],
});
NotJoinedYet.test('says who has not joined yet', async ({ canvas }) => {
  await expect((await canvas.findAllByText('Ana Cheung (not joined yet)')).length).toBeGreaterThan(0);
});
export const BoardInChinese = meta.story({ globals: chinese, render: renderBoard, decorators: at(board) });
export const BoardOnAPhone = meta.story({ globals: phone, render: renderBoard, decorators: at(board) });

const linked = `${board}?entity=${sampleSubmittedId}`;
/** The request is open: everything behind it is out of reach. */
const play = async () => {
  await screen.findByRole('dialog');
};
export const SubmittedAnswers = meta.story({ play, render: renderBoard, decorators: at(linked) });
SubmittedAnswers.test('shows figures with source, document and history, and leads to no data hub', async (story) => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Delta Freight' }));
  await expect((await sheet.findAllByText('Source: Electricity bills')).length).toBeGreaterThan(0);
  await expect(sheet.getAllByText('Electricity bills 2025.pdf').length).toBeGreaterThan(0);
  await expect(sheet.getByText('V-1001')).toBeVisible();
  await expect(sheet.getByText('China')).toBeVisible();
  await expect(sheet.queryByRole('link', { name: 'Total energy consumption' })).toBeNull();
  const [history] = sheet.getAllByRole('button', { name: 'Show history' });
  await story.userEvent.click(history as HTMLElement);
  const changes = within(await sheet.findByRole('list', { name: 'Changes, the latest first' }));
  const [latest] = changes.getAllByRole('listitem');
  await expect(latest).toHaveTextContent(/Ana Cheung changed 1,620 MWh to 1,860 MWh.*The warehouse was missing/);
});
export const SubmittedAnswersInChinese = meta.story({
  play,
  globals: chinese,
  render: renderBoard,
  decorators: at(linked),
});
export const SubmittedAnswersInAHardBrand = meta.story({
  play,
  globals: { tenant: 'hostileYellow', mode: 'dark' },
  render: renderBoard,
  decorators: at(linked),
});
