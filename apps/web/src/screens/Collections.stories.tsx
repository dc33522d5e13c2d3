import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CollectionPage } from '../features/collections/board/CollectionPage.tsx';
import { CollectionsPage } from '../features/collections/CollectionsPage.tsx';
import { NewCollectionPage } from '../features/collections/create/NewCollectionPage.tsx';
import { HomeCollections } from '../features/collections/HomeCollections.tsx';
import { askedSuppliersSeed, otherSuppliers } from './sample-asked-suppliers.ts';
import {
  collectionsSeed,
  largeSize,
  sampleCollectionId,
  sampleOpenId,
  sampleSubmittedId,
} from './sample-collections.ts';

const path = '/ct/entity-reporting';
const at = (sample: Parameters<typeof collectionsSeed>[0] = {}, rest = '') => [
  onScreen({ catalogue, path: `${path}${rest}`, seed: collectionsSeed(sample) }),
];
const board = `/${sampleCollectionId}`;
const phone = { viewport: { value: 'phone' } };
const { userId, permissions } = storyProfile;

const meta = preview.meta({
  title: 'Screens/Entity reporting',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <CollectionsPage permissions={permissions} />,
});
const renderNew = () => <NewCollectionPage from={undefined} asked={undefined} />;
const renderBoard = () => (
  <CollectionPage collectionId={sampleCollectionId} profile={{ userId, role: 'administrator', permissions }} />
);

export const Introduction = meta.story({ decorators: at({ summaries: [] }) });
Introduction.test('says what it is in three steps, and where to begin', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'New collection' })).toHaveAttribute('href', `${path}/new`);
});

export const Collections = meta.story({ decorators: at() });
Collections.test('shows open collections with their progress, and closed ones apart', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Safety figures/ });
  await expect(row).toHaveTextContent(/Overdue/);
  await expect(canvas.queryByText('Figures for 2024/25')).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: 'Closed (1)' }));
  await expect(await canvas.findByRole('row', { name: /Figures for 2024\/25/ })).toBeVisible();
});
export const CollectionsOnAPhone = meta.story({ globals: phone, decorators: at() });
export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path })] });

/** Where a report is under way. It comes before the stories that type: what they type is kept as long as the page. */
export const AsReported = meta.story({ render: renderNew, decorators: at({ reports: ['sample-1'] }, '/new') });
AsReported.test(
  'offers the figures of the framework that is reported by, and chooses none of them',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Asked for by' })).toHaveValue('Resource figures');
    await expect(await canvas.findByText('No figures selected')).toBeVisible();
  },
);

/** Nothing is under way, but a framework is used: for earlier reports, or by the rules of the stock exchange. */
export const AsUsedBefore = meta.story({ render: renderNew, decorators: at({ inUse: ['sample-1'] }, '/new') });
AsUsedBefore.test('offers the framework in use, first in the list too', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Asked for by' });
  await expect(box).toHaveValue('Resource figures');
  await userEvent.click(canvas.getByRole('button', { name: 'Choose from the library' }));
  await userEvent.click(box);
  const list = within(await screen.findByRole('listbox', { name: 'Frameworks' }));
  const options = list.getAllByRole('option');
  await expect(options.map(({ textContent }) => textContent)).toEqual(['Resource figures', 'Another list']);
});

export const NewCollection = meta.story({ render: renderNew, decorators: at({}, '/new') });
NewCollection.test(
  'begins with nobody, counts what will be asked, and names entities without a user',
  async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByText('0 of 12 entities selected')).toBeVisible();
    const entities = within(canvas.getByRole('region', { name: 'Entities' }));
    await userEvent.click(entities.getByRole('checkbox', { name: 'Choose all 12 shown' }));
    await expect(await entities.findByText('12 of 12 entities selected')).toBeVisible();
    await expect(entities.getByText('3 entities have no user')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Asked for by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Resource figures' }));
    await expect(await canvas.findByText('6 figures selected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invite entity users' })).toHaveAttribute(
      'href',
      '/ct/entity-management/users',
    );
  },
);
NewCollection.test('marks chosen rows of figures as selected, and never the cell that has focus', async (story) => {
  const { canvas, userEvent } = story;
  const grid = await canvas.findByRole('grid', { name: 'Figures to ask for' });
  const row = await within(grid).findByRole('row', { name: /Water withdrawal/ });
  const cell = within(row).getByRole('rowheader');
  const before = row.getAttribute('aria-selected');
  await userEvent.click(cell);
  await expect(cell).toHaveFocus();
  await expect(cell).not.toHaveAttribute('aria-selected');
  await expect(row).toHaveAttribute('aria-selected', before ?? 'false');
});
NewCollection.test('names what is missing, and keeps what was typed', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.click(canvas.getByRole('button', { name: 'Create collection' }));
  await expect((await canvas.findAllByText('Name is required')).length).toBeGreaterThan(0);
  await userEvent.type(name, 'Water of all sites');
  await expect(name).toHaveValue('Water of all sites');
});
/** Here and not with the other stories of suppliers, because what is chosen is kept for the stories after it. */
export const NewCollectionOfSuppliers = meta.story({
  render: renderNew,
  decorators: [
    onScreen({
      catalogue,
      path: `${path}/new?of=suppliers`,
      seed: askedSuppliersSeed({ suppliers: otherSuppliers }),
    }),
  ],
});
NewCollectionOfSuppliers.test('asks who first, and offers suppliers that are in use', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('radio', { name: /^Suppliers/ })).toBeChecked();
  await expect(await canvas.findByText('0 of 3 suppliers selected')).toBeVisible();
  await expect(canvas.queryByRole('rowheader', { name: 'Harbour Inks' })).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all 3 shown' }));
  await expect(await canvas.findByText('No one answers for 1 supplier')).toBeVisible();
  await expect(canvas.getByText(/3 suppliers ×/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /^Entities/ }));
  await expect(await canvas.findByText(/of 3 entities selected$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /^Suppliers/ }));
  await expect(await canvas.findByText('3 of 3 suppliers selected')).toBeVisible();
});
/** A copy of the sample collection, a year later. */
export const Copied = meta.story({
  render: () => <NewCollectionPage from={sampleCollectionId} asked={undefined} />,
  decorators: at({}, '/new'),
});
Copied.test('proposes the same of the same entities a year later, before anybody is asked', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Copied from Figures for 2025\/26\. No one is asked/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Figures for 2026/27');
  await expect(canvas.getByText('8 figures selected')).toBeVisible();
  await expect(canvas.getByText('12 of 12 entities selected')).toBeVisible();
});
export const NewCollectionOnAPhone = meta.story({ globals: phone, render: renderNew, decorators: at({}, '/new') });
export const NothingToAskYet = meta.story({ render: renderNew, decorators: at({ size: { entities: 0 } }, '/new') });

export const Board = meta.story({ render: renderBoard, decorators: at({}, board) });
Board.test('shows who has most to answer first, and what waits for approval', async ({ canvas }) => {
  await expect(await canvas.findByText(/Entities waiting for approval: 4 of 12\. Approved: 2 of 12\./)).toBeVisible();
  const table = within(await canvas.findByRole('grid', { name: 'Entities and figures' }));
  const [, first] = await table.findAllByRole('row');
  await expect(first).toHaveTextContent(/Missing/);
});
Board.test('marks new comments of an entity', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /Kwun Tong office/ });
  await expect(row).toHaveTextContent('1 new');
});
Board.test('shows the figures with their units, and opens the request of an entity with one press', async (story) => {
  const { canvas, userEvent } = story;
  const office = await canvas.findByRole('row', { name: /^(Choose )?Kwun Tong office/ });
  await expect(office).toHaveTextContent(/1,860 MWh/);
  await userEvent.click(canvas.getByRole('link', { name: 'Kwun Tong office 觀塘辦事處' }));
  await expect(await screen.findByRole('dialog', { name: 'Kwun Tong office 觀塘辦事處' })).toBeVisible();
});
Board.test('lists what would be approved, and asks before', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kwun Tong office 觀塘辦事處' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('dialog', { name: /^Approve Kwun Tong/ }));
  await expect(question.getByText('8 figures · 1 estimate · 4 without evidence')).toBeVisible();
  const listed = within(question.getByRole('table', { name: 'What you approve' }));
  const line = await listed.findByRole('row', { name: /Total energy consumption/ });
  await expect(line).toHaveTextContent(/1,860 MWh.*1,204 MWh.*54%.*No evidence/);
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  // The story has no gateway.
  await expect(await question.findByText(/server can’t be reached/)).toBeVisible();
});
Board.test('asks before one approves what one entered oneself', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Store 5' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('dialog', { name: 'Approve Store 5?' }));
  await userEvent.click(await question.findByRole('button', { name: 'Approve' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Approve your own work?' }));
  await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
});
Board.test('has the questions in the order in which they are asked, with their whole names', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Entities and figures' });
  const heads = within(grid).getAllByRole('columnheader');
  const names = heads.map((head) => head.getAttribute('aria-label') ?? '');
  await expect(names.indexOf('Total energy consumption')).toBeLessThan(names.indexOf('Purchased electricity'));
  await expect(names.indexOf('Purchased electricity')).toBeLessThan(
    names.indexOf('Gross direct (Scope 1) GHG emissions'),
  );
  const long = within(grid).getByText('Gross direct (Scope 1) GHG emissions');
  await expect(long.scrollHeight).toBeLessThanOrEqual(long.clientHeight);
  await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
});
Board.test('offers of a mixed choice what applies, with the count, and says what it leaves out', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose all 12 shown' }));
  await expect(canvas.getByRole('button', { name: 'Remind 5 open entities' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Return 6 submitted' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Approve 4 submitted' }));
  const question = within(await screen.findByRole('dialog', { name: 'Approve 4 entities?' }));
  await expect(
    question.getByText('8 selected entities are left out: Open (3), Returned (3), and Approved (2)'),
  ).toBeVisible();
  const listed = within(question.getByRole('table', { name: 'What you approve' }));
  await expect(listed.getByRole('rowheader', { name: 'Store 5' })).toBeVisible();
  await expect(listed.getByText(/^Can’t answer: The landlord has the meter/)).toBeVisible();
});
Board.test('adds questions, and says before who has to submit again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add questions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add questions' }));
  await expect(dialog.getByText('6 entities have submitted already, and have to submit again')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add questions' }));
  await expect((await dialog.findAllByText('Choose at least one figure.')).length).toBeGreaterThan(0);
  const [first] = await dialog.findAllByRole('checkbox', { name: /^Choose (?!all)/ });
  await userEvent.click(first as HTMLElement);
  await expect(await dialog.findByText('1 figure selected')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add questions' }));
  // The story has no gateway.
  await expect(await dialog.findByText(/server can’t be reached/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
Board.test('returns nothing without saying what to change', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kwun Tong office 觀塘辦事處' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return what was submitted' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  await expect((await dialog.findAllByText('What should they change? is required')).length).toBeGreaterThan(0);
});
Board.test('opens the request of an entity by keyboard', async ({ canvas, userEvent }) => {
  const cell = await canvas.findByRole('rowheader', { name: 'MV Kestrel' });
  await userEvent.dblClick(cell);
  const sheet = within(await screen.findByRole('dialog', { name: 'MV Kestrel' }));
  await expect(sheet.getAllByText(/ten times last year/)[0]).toBeVisible();
  await expect(await sheet.findByText('Mei Lam returned the answers of MV Kestrel')).toBeVisible();
});
Board.test('finds entities with figures that cannot be answered', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'blocked');
  await expect(await canvas.findByRole('rowheader', { name: 'Tai Po plant 大埔廠房' })).toBeVisible();
  await expect(canvas.queryByRole('rowheader', { name: 'Macau mill' })).toBeNull();
});
Board.test('says what happened, the latest first', async ({ canvas }) => {
  const events = within(await canvas.findByRole('list', { name: 'What happened, the latest first' }));
  const [first] = events.getAllByRole('listitem');
  await expect(first).toHaveTextContent(/Mei Lam returned the answers of MV Kestrel.*Is it in litres/);
});
Board.test('adds and removes entities, and says what becomes of their figures', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change entities' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change entities' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Choose Kwun Tong office 觀塘辦事處' }));
  await expect(await dialog.findByText(/^Removed: Kwun Tong office/)).toBeVisible();
  await expect(dialog.getByText(/figures stay in the data hub/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Remove 1 entity that has answered?' }));
  await expect(asking.getByText(/^Kwun Tong office 觀塘辦事處: you’ll find who submitted/)).toBeVisible();
  await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
const linked = `${board}?entity=${sampleSubmittedId}`;
/** The request is open: everything behind it is out of reach. */
const play = async () => {
  await screen.findByRole('dialog');
};
export const SubmittedAnswers = meta.story({ play, render: renderBoard, decorators: at({}, linked) });
SubmittedAnswers.test('shows each figure with source, explanation and documents before it is approved', async () => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Kwun Tong office 觀塘辦事處' }));
  await expect((await sheet.findAllByText('Source: Electricity bills')).length).toBeGreaterThan(0);
  await expect(sheet.getAllByText(/A second production line/).length).toBeGreaterThan(0);
  await expect(sheet.getAllByText('Electricity bills 2025.pdf').length).toBeGreaterThan(0);
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible();
});
SubmittedAnswers.test(
  'shows each month beside last year’s, who entered it, and what was in the hub before',
  async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Kwun Tong office 觀塘辦事處' }));
    await expect(await sheet.findByText(/^All months:/)).toHaveTextContent('All months: 1,386 MWh');
    const month = (name: string) => sheet.getByText(name).closest('li');
    await expect(month('April 2025')).toHaveTextContent(
      /110 MWh.*Last year: 100 MWh.*Taken from the data hub\. Mei Lam/,
    );
    await expect(month('June 2025')).toHaveTextContent(/Estimated112 MWh.*Entered by Priya Nair/);
    await expect(month('March 2026')).toHaveTextContent(/Electricity bills 2025\.pdf/);
  },
);
SubmittedAnswers.test('has what the entity’s people said about a figure, and takes a reply', async ({ userEvent }) => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Kwun Tong office 觀塘辦事處' }));
  await expect(await sheet.findByText('Does this include the car park?')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Reply' }));
  const box = await sheet.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(box, 'Yes.');
  await userEvent.click(sheet.getByRole('button', { name: 'Add comment' }));
  // The story has no gateway.
  await expect(await sheet.findByText(/server can’t be reached/)).toBeVisible();
  await userEvent.clear(box);
});
export const SubmittedAnswersInChinese = meta.story({
  play,
  globals: { locale: 'zh-Hant-HK' },
  render: renderBoard,
  decorators: at({}, linked),
});
export const SubmittedAnswersInAHardBrand = meta.story({
  play,
  globals: { tenant: 'hostileYellow', mode: 'dark' },
  render: renderBoard,
  decorators: at({}, linked),
});
export const ReasonsForNoAnswer = meta.story({
  play,
  render: renderBoard,
  decorators: at({}, `${board}?entity=${sampleOpenId}`),
});
ReasonsForNoAnswer.test('says why an entity can’t answer', async () => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Tai Po plant 大埔廠房' }));
  await expect((await sheet.findAllByText(/^Can’t answer: The landlord/)).length).toBeGreaterThan(0);
});
/** One waits for its answers, one has submitted: both are archived. */
export const WithArchived = meta.story({
  render: renderBoard,
  decorators: at({ archived: [0, 1] }, board),
});
WithArchived.test('waits for no archived entity, and keeps what it submitted', async ({ canvas }) => {
  await expect(await canvas.findByText(/Entities waiting for approval: 4 of 11\. Approved: 2 of 11\./)).toBeVisible();
  const plant = await canvas.findByRole('row', { name: /Tai Po plant/ });
  await expect(plant).toHaveTextContent(/Archived/);
  await expect(plant).not.toHaveTextContent(/Open/);
  await expect(await canvas.findByRole('row', { name: /Kwun Tong office/ })).toHaveTextContent(/Submitted.*Archived/);
});
export const OnHome = meta.story({ play: drawnTo(2), render: () => <HomeCollections />, decorators: at() });
OnHome.test('says what happened lately, and leads to the entity on the board', async ({ canvas }) => {
  const line = await canvas.findByRole('link', { name: /^Priya Nair submitted the answers of Kwun Tong/ });
  await expect(line).toHaveAttribute('href', `${path}${linked}`);
});
export const OnHomeInChinese = meta.story({
  play: drawnTo(2),
  globals: { locale: 'zh-Hant-HK' },
  render: () => <HomeCollections />,
  decorators: at(),
});
export const BoardOnAPhone = meta.story({ globals: phone, render: renderBoard, decorators: at({}, board) });
BoardOnAPhone.test('is a list with progress, whose entries open the request', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'MV Kestrel' }));
  await expect(await screen.findByRole('dialog', { name: 'MV Kestrel' })).toBeVisible();
});
BoardOnAPhone.test('chooses entities by their boxes, and approves them together', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Kwun Tong office 觀塘辦事處' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Store 5' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
  const question = await screen.findByRole('dialog', { name: 'Approve 2 entities?' });
  const listed = within(within(question).getByRole('table', { name: 'What you approve' }));
  const [name] = listed.getAllByRole('rowheader', { name: 'Gross direct (Scope 1) GHG emissions' });
  await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
});
BoardOnAPhone.test('adds questions in a dialog no wider than the screen', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add questions' });
  await within(dialog).findByRole('grid', { name: 'Figures to ask for' });
  await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  await expect(within(dialog).getByRole('button', { name: 'Cancel' }).getBoundingClientRect().right).toBeLessThan(
    window.innerWidth,
  );
});
export const LargeBoard = meta.story({ render: renderBoard, decorators: at({ size: largeSize }, board) });
export const ClosedBoard = meta.story({
  render: renderBoard,
  decorators: at({ change: { closedAt: '2026-12-20T00:00:00.000Z' } }, board),
});
ClosedBoard.test('offers to reopen and to delete, and keeps figures', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await expect(await screen.findByRole('menuitem', { name: 'Reopen collection' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete collection' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete Figures/ }));
  await expect(question.getByText(/stay in the data hub/)).toBeVisible();
});
