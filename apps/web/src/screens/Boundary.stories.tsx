import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { BoundaryPage } from '../features/boundary/BoundaryPage.tsx';
import { boundaryOf, boundarySeed } from './sample-boundary.ts';

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
  await expect(await tree.findByRole('row', { name: /Pearl Shipping/ })).toHaveTextContent(/40%.*40%/);
  await expect(tree.getByRole('row', { name: /MV Kestrel/ })).toHaveTextContent('40%');
  await expect(tree.getByRole('row', { name: /Paper store/ })).toHaveTextContent(/0%Under 1% of the floor area/);
  await expect(tree.getByRole('row', { name: /Macau mill/ })).toHaveTextContent('From 01-Jul-2025');
  const guide = canvas.getByRole('link', { name: 'How figures are consolidated' });
  await expect(guide).toHaveAttribute('href', '/ct/help?q=How+figures+are+consolidated');
});
Chosen.test('shows what another approach would make of it before it is saved', async ({ canvas, userEvent }) => {
  const effects = within(await canvas.findByRole('table', { name: 'What each approach counts in 2025' }));
  await expect(effects.getByRole('row', { name: /Operational control/ })).toHaveTextContent('1,480 t CO₂e');
  await userEvent.click(canvas.getByRole('radio', { name: 'Operational control' }));
  await expect(await canvas.findByText(/^What would count by Operational control/)).toBeVisible();
  await expect(await canvas.findByRole('row', { name: /Pearl Shipping/ })).toHaveTextContent(/0%Not controlled/);
  await userEvent.click(canvas.getByRole('button', { name: 'Save approach' }));
  // The story has no gateway.
  await expect(await canvas.findByText(/server cannot be reached/)).toBeVisible();
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
  const words = 'Enter a share from 0 to 100 with at most 4 digits after the point';
  await expect(await dialog.findByRole('link', { name: words })).toBeVisible();
  await waitFor(() => expect(share).toHaveFocus());
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why it is left out/ }), 'Sold');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('button', { name: /^Pearl Shipping/ }));
  const again = within(await screen.findByRole('dialog', { name: /^Pearl Shipping/ }));
  await expect(again.getByRole('textbox', { name: /^Ownership/ })).toHaveValue('140');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
});
Chosen.test('asks for no share of what is leased', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Causeway Bay office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Causeway Bay office' }));
  await expect(dialog.queryByRole('textbox', { name: /^Ownership/ })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Held as/ }), 'Owned');
  await expect(await dialog.findByRole('textbox', { name: /^Ownership/ })).toHaveValue('100');
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
