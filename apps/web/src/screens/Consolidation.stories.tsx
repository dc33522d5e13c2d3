import { expect, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ConsolidationPage } from '../features/boundary/ConsolidationPage.tsx';
import { GroupSteps } from '../features/data-hub/calculation/GroupSteps.tsx';
import { boundarySeed, onlyEntered } from './sample-boundary.ts';

const path = '/ct/entity-management/consolidation';
const at = (sample: Parameters<typeof boundarySeed>[0] = {}, search = '') => [
  onScreen({ catalogue, path: `${path}${search}`, seed: boundarySeed(sample) }),
];
const opened = '?metric=ghg.scope1.total';

const meta = preview.meta({
  title: 'Screens/Consolidated figures',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <ConsolidationPage profile={storyProfile} steps={({ steps }) => <GroupSteps steps={steps} />} />,
});

export const Figures = meta.story({ decorators: at() });
Figures.test(
  'sets what was entered for the whole beside each figure, and says where they differ',
  async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Gross direct/ });
    await expect(row).toHaveTextContent(/1,496\.4 t CO₂e.*1,520 t CO₂e.*Different/);
    await expect(row).toHaveTextContent(/3 of 6 entities count/);
    await expect(row).toHaveTextContent(/no figure of 2 entities, not all approved/);
    await expect(row).toHaveTextContent(/contains estimates, and split by day/);
    await expect(canvas.getByRole('row', { name: /Total energy/ })).toHaveTextContent('Some figures are missing');
  },
);
export const OnlyEntered = meta.story({ decorators: at({ figures: onlyEntered }) });
OnlyEntered.test('compares no figure with itself where no entity has one', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /Gross direct/ });
  await expect(row).toHaveTextContent('Only entered for the whole');
  await expect(row).not.toHaveTextContent('Same');
});
Figures.test('rounds what is calculated, with all digits on hover', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /per energy consumed/ });
  await expect(within(row).getByText('0.164 t CO₂e/MWh')).toHaveAttribute(
    'title',
    expect.stringMatching(/^0\.16403508771/),
  );
});
Figures.test(
  'sets last year beside it, restated where another approach counted, with the change',
  async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Gross direct/ });
    await expect(row).toHaveTextContent(/1,600 t CO₂e\s*−6\.5%/);
    await expect(canvas.getByRole('columnheader', { name: 'Last year, restated' })).toBeVisible();
    await expect(canvas.getByText(/^Last year was consolidated by Operational control\./)).toBeVisible();
  },
);
Figures.test('asks what the figures of a parent include', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Kestrel Asia: 2 metrics')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Its own operations only' }));
  // The story has no gateway.
  await expect(await canvas.findByText(/server can’t be reached/)).toBeVisible();
});
Figures.test('leads from a figure to its arithmetic, and back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /Gross direct/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: /^Gross direct.*step by step/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Consolidated figures' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Consolidated figures' })).toBeVisible();
});

export const Arithmetic = meta.story({ decorators: at({}, opened) });
Arithmetic.test('says each step down to what each entity entered, all open', async ({ canvas }) => {
  const steps = within(await canvas.findByRole('treegrid', { name: 'Steps of the calculation' }));
  await expect(await steps.findByRole('row', { name: /counts with 40%: 40% of Pearl.*80 t CO₂e/ })).toBeVisible();
  await expect(steps.getByRole('row', { name: /By the day: 90 of 365 days/ })).toBeVisible();
  await expect(steps.getByRole('row', { name: /^Estimated: .*MV Kestrel/ })).toHaveAttribute('aria-level', '4');
  await expect(steps.getByRole('row', { name: /Paper store: left out, excluded in the boundary/ })).toBeVisible();
});
Arithmetic.test('shows the figures of an entity’s sum once it is opened', async ({ canvas, userEvent }) => {
  const steps = within(await canvas.findByRole('treegrid', { name: 'Steps of the calculation' }));
  const sum = await steps.findByRole('row', { name: /shorter periods, added up.*1,400 t CO₂e/ });
  await expect(sum).toHaveAttribute('aria-expanded', 'false');
  await expect(steps.queryByRole('row', { name: /750 t CO₂e/ })).toBeNull();
  await userEvent.click(sum.querySelector('[data-toggle]') as Element);
  await expect(await steps.findByRole('row', { name: /^Entered: .*750 t CO₂e/ })).toHaveAttribute('aria-level', '3');
});
Arithmetic.test('says which year’s boundary counts for a period that lies in two', async ({ canvas }) => {
  const words = 'Boundary of 2026, in which the period ends, for all of its days';
  await expect(await canvas.findByText(words)).toBeVisible();
});
Arithmetic.test('names the entities that lack a figure', async ({ canvas }) => {
  await expect(await canvas.findByText(/^No figure of these entities within the boundary: .+ and .+\.$/)).toBeVisible();
});
Arithmetic.test('offers paper and a workbook', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Excel with formulas' })).toBeVisible();
});

export const ArithmeticOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: at({}, opened),
});
ArithmeticOnAPhone.test('says whose each step is first, and its value on a line of its own', async ({ canvas }) => {
  const tree = await canvas.findByRole('treegrid', { name: 'Steps of the calculation' });
  const name = await within(tree).findByTitle('Kwun Tong works');
  await expect(name).toBeVisible();
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  await expect(within(tree).getByText(/^Shorter periods, added up: 365 of 365 days/)).toBeVisible();
});

export const NoApproach = meta.story({ decorators: at({ figures: { approach: null, figures: [], questions: [] } }) });
NoApproach.test('leads to the boundary of the year in which the time ends', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Choose an approach' });
  await expect(link).toHaveAttribute('href', '/ct/entity-management/boundary?year=2026');
});

export const Empty = meta.story({ decorators: at({ figures: { figures: [], questions: [] } }) });
Empty.test('leads to where figures are entered', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Go to the data hub' })).toBeVisible();
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, decorators: at() });

export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path })] });
NotLoaded.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the reporting times')).toBeVisible();
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
