import { sessionQueries } from '@esg/api-client';
import { draftsOf } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { DataEntryPage } from '../features/data-hub/data-entry/DataEntryPage.tsx';
import type { EntryPlace } from '../features/data-hub/data-entry/entry-place.ts';
import type { PointWrite } from '../features/data-hub/data-entry/point-write.ts';
import { resumePoints } from '../features/data-hub/data-entry/resume-points.ts';
import { draftOf } from '../features/data-hub/shared/point-draft.ts';
import { entryGateway, entryNode, entrySection, entryTimes, firstPoint } from './sample-entry.ts';
import { samplePlant } from './sample-hub.ts';

let gateway = entryGateway();
let kept: Parameters<typeof resumePoints> | undefined;
const { permissions } = storyProfile;
const fitting = /\/api\/(?:reporting-times|entities|metrics|data-points|section-labels|system)/;

const by = (profile: UserProfile = storyProfile) => [
  onScreen({
    catalogue,
    path: '/ct/data-hub',
    seed: (cache, api) => {
      api.interceptors.request.clear();
      cache.setDefaultOptions({ queries: { staleTime: 0, retry: false } });
      cache.setQueryData(sessionQueries.profile(api).queryKey, profile);
      kept = [api, cache, storyUser.id];
    },
  }),
];

const meta = preview.meta({
  title: 'Screens/Data entry',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: async () => {
    const drafts = draftsOf(storyUser.id);
    for (const { id } of await drafts.all()) await drafts.drop(id);
    const { fetch } = globalThis;
    gateway = entryGateway();
    globalThis.fetch = (input, init) =>
      input instanceof Request && fitting.test(input.url) ? gateway.answer(input) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
const patience = { timeout: 10_000 };
const page =
  (place: EntryPlace, may = permissions) =>
  () => <DataEntryPage subMetricNodeId={entryNode} sectionId={entrySection} place={place} permissions={may} />;

export const NewFigure = meta.story({ decorators: by(), render: page({ reportingTimeId: entryTimes.next?.id }) });
NewFigure.test(
  'adds up while typing, asks about what stands out, and offers the one that is there already',
  async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: 'Number Row 1' }, patience);
    await userEvent.type(first, '0.4{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit Row 1' }), 'MWh');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Number Row 2' }, patience), '12o');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('You have missed to input valid data point'))[0]).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Number Row 2' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number Row 2' }), '120.5');
    await expect(await canvas.findByText('Total: 520.5 kWh', undefined, patience)).toBeVisible();
    await expect(canvas.getByText(/^47.9% less than in the previous period/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Explanation of the change'), 'A line was sold');
    await waitFor(() => expect(canvas.queryByText(/^47.9% less/)).toBeNull(), patience);
    await expect(canvas.getByLabelText('Methodology')).toHaveValue('Meter readings of the grid operator');
    await userEvent.click(canvas.getByRole('button', { name: 'Move row 2 up' }));
    await waitFor(() => expect(first).toHaveValue('120.5'), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Data conflict/ }, patience));
    await expect(await dialog.findByText('Stored now', undefined, patience)).toBeVisible();
    await expect(dialog.getByText('What you typed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
    await expect(canvas.getByRole('textbox', { name: 'Number Row 2' })).toHaveValue('0.4');
  },
);

export const ChangedByTwo = meta.story({ decorators: by(), render: page({ dataPointId: firstPoint.id }) });
ChangedByTwo.test('asks part by part what stays, and stores what was chosen', async ({ canvas, userEvent }) => {
  const number = await canvas.findByRole('textbox', { name: /^Number/ }, patience);
  await userEvent.clear(number);
  await userEvent.type(number, '1300');
  gateway.changeElsewhere(firstPoint.id, '1400');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const found = await screen.findByRole('dialog', { name: 'Daniel Lau has just changed this data point' }, patience);
  const dialog = within(found);
  await expect(await dialog.findByText('1,400 kWh', undefined, patience)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save the chosen values' }));
  await expect(found).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Yours' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the chosen values' }));
  await expect(await canvas.findByText(/^Saved/, undefined, patience)).toBeInTheDocument();
  await expect(number).toHaveValue('1,300');
});

ChangedByTwo.test('keeps labels in order by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage labels' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels of this section' }, patience));
  const down = dialog.getByRole('button', { name: 'Move down: Diesel' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await dialog.findByText('Diesel is now number 2 of 2', undefined, patience)).toBeInTheDocument();
  await expect(down).toHaveFocus();
  await userEvent.type(dialog.getByRole('textbox', { name: 'New label' }), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Add label' }));
  await expect(
    (await dialog.findAllByText('Label may not be less than 2 characters', undefined, patience))[0],
  ).toBeVisible();
});

export const ForReaders = meta.story({
  decorators: by(),
  render: page({ dataPointId: firstPoint.id }, ['data-hub:read']),
});
ForReaders.test('shows every part, and offers nothing to change', async ({ canvas }) => {
  await expect(await canvas.findByText('Meter readings of the grid operator', undefined, patience)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

/** As an entity manager sees a figure of an entity that somebody else manages. */
export const OfAnotherManager = meta.story({
  decorators: by({ ...storyProfile, role: 'entity-manager' }),
  render: page({ reportingTimeId: entryTimes.year?.id, entityId: samplePlant.id }),
});
OfAnotherManager.test('says why nothing can be entered, and offers nothing to type', async ({ canvas }) => {
  await expect(
    await canvas.findByText('You can read the figures of Kwai Chung plant, not change them', undefined, patience),
  ).toBeVisible();
  await expect(canvas.getByText('Nothing has been entered here yet.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

ChangedByTwo.test('keeps a comment that was not sent', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }, patience), 'Which meter?');
  await waitFor(async () => {
    const left = (await draftsOf(storyUser.id).all()).find(({ id }) => id.includes('comment/data-point'));
    await expect(left?.value).toMatchObject({ typed: 'Which meter?' });
  }, patience);
});
ChangedByTwo.test('sends what an earlier visit left behind', async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: /^Number/ }, patience);
  const drafts = draftsOf(storyUser.id);
  const { id, sectionId, entityId } = firstPoint;
  const seen: PointWrite = { id, sectionId, entityId, draft: draftOf(firstPoint), seen: null, version: 1, key: '' };
  const leave = (version: number, source: string) => {
    const value = { ...seen, draft: { ...draftOf(firstPoint), source }, seen: draftOf(firstPoint), version };
    return drafts.keep({ id: `data-point/${id}`, value, version, seen });
  };
  await leave(firstPoint.version, 'Bill of the grid operator');
  if (!kept) throw new Error('no services');
  await resumePoints(...kept);
  await waitFor(() => expect(gateway.sourceOf(id)).toBe('Bill of the grid operator'), patience);
  await waitFor(async () => expect(await drafts.all()).toEqual([]), patience);
});

ChangedByTwo.test('offers to enter again what someone else has just removed', async ({ canvas, userEvent }) => {
  const number = await canvas.findByRole('textbox', { name: /^Number/ }, patience);
  await userEvent.clear(number);
  await userEvent.type(number, '1300');
  gateway.removeElsewhere(firstPoint.id);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Enter it again' }, patience));
  await waitFor(async () => {
    const [left] = await draftsOf(storyUser.id).all();
    await expect(left?.id).toMatch(/^typed-data-point\/new\//);
    await expect(left?.value).toMatchObject({ draft: { value: { rows: [{ number: '1300' }] } }, version: 0 });
  }, patience);
});
