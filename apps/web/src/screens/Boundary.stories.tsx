import { boundaryQueries, reportingTimeQueries } from '@esg/api-client';
import { boundaryYearOf, localDay, wholeHolding } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { BoundaryPage } from '../features/boundary/BoundaryPage.tsx';
import { boundaryOf, boundarySeed, heldEntities } from './sample-boundary.ts';

const path = '/ct/entity-management/boundary?year=2025';
const at = (...sample: Parameters<typeof boundarySeed>) => [
  onScreen({ catalogue, path, seed: boundarySeed(...sample) }),
];

const meta = preview.meta({
  title: 'Screens/Boundary',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <BoundaryPage profile={storyProfile} />,
});

export const Chosen = meta.story({ decorators: at() });
Chosen.test('shows what each entity counts for, and why one does not', async ({ canvas }) => {
  const tree = within(await canvas.findByRole('treegrid', { name: 'Entities of the boundary' }));
  await expect(await tree.findByRole('row', { name: /Pearl Shipping/ })).toHaveTextContent(/40%.*Joint venture 40%/);
  await expect(tree.getByRole('row', { name: /Kwun Tong works/ })).toHaveTextContent('Owned 100%');
  await expect(tree.getByRole('row', { name: /MV Kestrel/ })).toHaveTextContent('40%');
  // A name that is cut can still be read.
  await expect(tree.getByTitle('Pearl Shipping JV 珠江航運')).toBeVisible();
  await expect(tree.getByRole('row', { name: /Paper store/ })).toHaveTextContent(/0%Under 1% of the floor area/);
  await expect(tree.getByRole('row', { name: /Macau mill/ })).toHaveTextContent('From 01-Jul-2025');
  const guide = canvas.getByRole('link', { name: 'How figures are consolidated' });
  await expect(guide).toHaveAttribute('href', '/ct/help?q=How+figures+are+consolidated');
});
Chosen.test('says where it belongs', async ({ canvas }) => {
  const way = within(await canvas.findByRole('navigation', { name: 'Where this page belongs' }));
  await expect(way.getByRole('link', { name: 'Entity Management' })).toHaveAttribute('href', '/ct/entity-management');
});

/** Beside the rail of a window of 1280 px. */
export const InASmallWindow = meta.story({
  decorators: at(),
  render: () => (
    <div style={{ width: 1025 }}>
      <BoundaryPage profile={storyProfile} />
    </div>
  ),
});
InASmallWindow.test('shows what each approach counts of every figure without scrolling', async ({ canvas }) => {
  const table = await canvas.findByRole('region', { name: 'What each approach counts in 2025' });
  await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
});
InASmallWindow.test('shows every column', async ({ canvas }) => {
  const tree = await canvas.findByRole('treegrid', { name: 'Entities of the boundary' });
  const heads = await within(tree).findAllByRole('columnheader');
  await expect(heads).toHaveLength(8);
  await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
});
Chosen.test('shows what another approach would make of it before it is saved', async ({ canvas, userEvent }) => {
  const effects = within(await canvas.findByRole('table', { name: 'What each approach counts in 2025' }));
  await expect(effects.getAllByRole('columnheader')[1]).toHaveTextContent('Operational control');
  const emissions = effects.getByRole('row', { name: /Gross direct/ });
  await expect(emissions).toHaveTextContent(/1,480 t CO₂e.*1,512 t CO₂e.*1,496\.4 t CO₂e.*1,520 t CO₂e/);
  await expect(effects.getByRole('columnheader', { name: 'Entered for the whole' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Operational control' }));
  await expect(await canvas.findByText(/^What would count by Operational control/)).toBeVisible();
  await expect(await canvas.findByRole('row', { name: /Pearl Shipping/ })).toHaveTextContent(/0%Not controlled/);
  await userEvent.click(canvas.getByRole('button', { name: 'Save approach' }));
  // The story has no gateway.
  await expect(await canvas.findByText(/server can’t be reached/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.getByRole('radio', { name: 'Equity share' })).toBeChecked();
});
Chosen.test('reckons the share while it is typed, and names the field that is wrong', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Pearl Shipping/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pearl Shipping/ }));
  const share = dialog.getByRole('textbox', { name: /^Ownership/ });
  await expect(dialog.getByText('Counts with 40%')).toBeVisible();
  await userEvent.clear(share);
  await userEvent.type(share, '55.5');
  await expect(await dialog.findByText('Counts with 55.5%')).toBeVisible();
  await userEvent.clear(share);
  await userEvent.type(share, '140');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const words = 'Enter a share from 0 to 100 with at most 4 decimal places';
  await expect(await dialog.findByRole('link', { name: words })).toBeVisible();
  await waitFor(() => expect(share).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('button', { name: /^Pearl Shipping/ }));
  const again = within(await screen.findByRole('dialog', { name: /^Pearl Shipping/ }));
  await expect(again.getByRole('textbox', { name: /^Ownership/ })).toHaveValue('140');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
});
Chosen.test('leaves an entity out by a choice of its own, with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Pearl Shipping/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pearl Shipping/ }));
  await expect(dialog.queryByRole('textbox', { name: /^Why it is left out/ })).toBeNull();
  const leaves = dialog.getByRole('checkbox', { name: /^Leave it out of the boundary/ });
  await userEvent.click(leaves);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByRole('link', { name: /^Why it is left out/ })).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why it is left out/ }), 'Sold');
  await expect(await dialog.findByText('Doesn’t count: Excluded')).toBeVisible();
  // What was written is no reason any more once it is counted again.
  await userEvent.click(leaves);
  await expect(await dialog.findByText('Counts with 40%')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
Chosen.test('asks for no share of what is leased', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Causeway Bay office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Causeway Bay office' }));
  await expect(dialog.queryByRole('textbox', { name: /^Ownership/ })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Held as/ }), 'Owned');
  await expect(await dialog.findByRole('textbox', { name: /^Ownership/ })).toHaveValue('100');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

Chosen.test('changes what several entities are to the organisation in one press', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Choose Pearl Shipping/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose Macau mill/ }));
  await expect(await canvas.findByText('2 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change ownership, control or days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 entities' }));
  await expect(dialog.getByText('0 entities will change')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Ownership/ }), '140');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const words = 'Enter a share from 0 to 100 with at most 4 decimal places';
  await expect(await dialog.findByRole('link', { name: words })).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Ownership/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Ownership/ }), '35');
  await expect(await dialog.findByText('2 entities will change')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // The story has no gateway.
  await expect(await dialog.findByText(/server can’t be reached/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

/** Before anybody has chosen: the effects are already shown. */
export const NotChosen = meta.story({ decorators: at({ boundary: boundaryOf(null) }) });
NotChosen.test('says what an approach is good for, and offers no save before one is chosen', async ({ canvas }) => {
  await expect(await canvas.findByText('Choose an approach to see what each entity counts for.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Save approach' })).toBeNull();
});

/** An entity manager reads the choice of the organisation and changes only their own entities. */
export const ToAnEntityManager = meta.story({
  decorators: at(),
  render: () => <BoundaryPage profile={{ ...storyProfile, role: 'entity-manager' }} />,
});
ToAnEntityManager.test('offers nothing that is not theirs', async ({ canvas }) => {
  await expect(await canvas.findByText(/^People who manage all entities/)).toBeVisible();
  await expect(canvas.queryByRole('radio')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Kestrel Asia' })).toBeNull();
});

export const Saying = meta.story({
  decorators: at(),
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.mode === 'side') return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Kestrel Asia' }));
    await screen.findByRole('dialog');
  },
});

export const Empty = meta.story({
  decorators: at({ boundary: { ...boundaryOf(null), entities: [] }, entities: [] }),
});
Empty.test('leads to where entities are added', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Add entities' })).toHaveAttribute(
    'href',
    '/ct/entity-management',
  );
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, decorators: at() });

export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path })] });
NotLoaded.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the boundary')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const WithoutAYear = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/entity-management/boundary',
      seed: (cache, api, language) => {
        const present = boundaryYearOf({ end: localDay() });
        boundarySeed({ boundary: boundaryOf('equity_share', 2024) })(cache, api, language);
        cache.setQueryData(reportingTimeQueries.all(api).queryKey, []);
        const carriedOn = { ...boundaryOf('equity_share', present), since: 2024 };
        cache.setQueryData(boundaryQueries.ofYear(api, present).queryKey, carriedOn);
      },
    }),
  ],
});
WithoutAYear.test('opens the latest year in which an approach was chosen', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Approach in 2024' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Reporting year' })).toHaveValue('2024');
});

/** An entity that was archived within the year. */
const archivedAt = '2025-09-30T08:00:00.000Z';
export const WithAnArchivedEntity = meta.story({
  decorators: at({
    entities: heldEntities.map((each) => (each.name === 'Macau mill' ? { ...each, archivedAt } : each)),
  }),
});
WithAnArchivedEntity.test(
  'counts it until that day, and offers to enter another one',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Macau mill/ });
    await expect(row).toHaveTextContent('01-Jul-2025 – 30-Sep-2025');
    await userEvent.click(within(row).getByRole('button', { name: 'Macau mill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Macau mill' }));
    await expect(dialog.getByText('Empty for 30-Sep-2025, when it was archived.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);

/** Somebody else has saved the ship’s owner with 45% meanwhile. */
const theirs = { entityId: heldEntities[2]?.id, ...wholeHolding, ownership: '45', since: 2025, version: 3 };
const sent: { ownership: string; version: number }[] = [];
const answerTo = (body: (typeof sent)[number]) => {
  sent.push(body);
  if (body.version === theirs.version) return Response.json({ ...theirs, ownership: body.ownership, version: 4 });
  return Response.json(
    { code: 'resource.stale', message: 'resource.stale', issues: [], current: theirs },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
};
export const Overtaken = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path,
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        boundarySeed()(cache, api, language);
      },
    }),
  ],
  beforeEach: () => {
    const { fetch } = globalThis;
    sent.length = 0;
    globalThis.fetch = async (input, init) =>
      input instanceof Request && input.url.endsWith('/holding') ? answerTo(await input.json()) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
Overtaken.test(
  'keeps what was typed, and asks whose to keep, however often Save is pressed',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pearl Shipping/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Pearl Shipping/ }));
    const share = dialog.getByRole('textbox', { name: /^Ownership/ });
    await userEvent.clear(share);
    await userEvent.type(share, '55.5');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
    const differing = within(await dialog.findByRole('table', { name: 'What differs' }));
    await expect(differing.getByRole('row', { name: /^Ownership/ })).toHaveTextContent(/55\.5.*45/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(share).toHaveValue('55.5');
    await expect(sent.filter(({ version }) => version === theirs.version)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.at(-1)).toMatchObject({ ownership: '55.5', version: theirs.version });
  },
);
Overtaken.test('gives up what was typed for what is saved only when asked to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Pearl Shipping/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pearl Shipping/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Leave it out/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why it is left out/ }), 'Sold');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use what’s saved' }));
  await expect(dialog.getByRole('checkbox', { name: /^Leave it out/ })).not.toBeChecked();
  await expect(dialog.queryByRole('table', { name: 'What differs' })).toBeNull();
  await expect(sent).toHaveLength(1);
});

/** The lightest and the darkest brand, each in the mode that is harder for it. */
export const InAYellowBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
  decorators: at(),
});
export const InANightBrand = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  decorators: at(),
});
