import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../../.storybook/preview.tsx';
import { catalogue } from '../../../catalogue.ts';
import { EntityRequest } from '../../../EntityRequest.tsx';
import { answeredQuestions, requestSeed, samplePlace, sampleTask } from './sample-request.ts';

const path = `/ct/entity-user/requests/${samplePlace.collectionId}/${samplePlace.entityId}`;
const at = (change: Parameters<typeof sampleTask>[0] = {}, question = '') => [
  onScreen({
    catalogue,
    path: question ? `${path}?question=${encodeURIComponent(question)}` : path,
    seed: requestSeed(sampleTask(change)),
  }),
];
const sectionOf = (key: string) => `${key}:total:figures`;
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Screens/Request to an entity',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <EntityRequest {...samplePlace} />,
});

export const FirstOpenQuestion = meta.story({ decorators: at() });
FirstOpenQuestion.test('begins where the person stopped, beside the value of the last period', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Water withdrawal' })).toBeVisible();
  await expect(canvas.getByText(/60,100 m³/)).toBeVisible();
  await expect(canvas.getByText('2 of 4 answered')).toBeVisible();
});
FirstOpenQuestion.test('asks why a figure changed much, in place', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Number/ }), '90000');
  await expect(await canvas.findByText(/49\.8% more than in the previous period/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^What changed/ })).toBeVisible();
});
FirstOpenQuestion.test('keeps what was typed on this device without a connection', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Number/ }), '61000');
  // The story has no gateway.
  await expect(await canvas.findByText(/^Saved on this device/, undefined, { timeout: 4000 })).toBeVisible();
});
FirstOpenQuestion.test('goes back and next, and reads the new question out', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Renewable energy' })).toBeVisible();
  await expect(canvas.getByText(/meter of the solar roof/)).toBeVisible();
  await expect(document.activeElement).toHaveTextContent('Renewable energy');
});
FirstOpenQuestion.test('takes no reason without words', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'I can’t answer this' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save reason' }));
  await expect((await canvas.findAllByText('Why can’t you answer this? is required')).length).toBeGreaterThan(0);
});

export const Answered = meta.story({ decorators: at({}, sectionOf('energy.total')) });
Answered.test('shows the mark of an estimate, the source and the evidence', async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: 'This is an estimate' })).toBeChecked();
  await expect(canvas.getByRole('textbox', { name: /^Where the figure comes from/ })).toHaveValue('Bills of CLP');
  await expect(canvas.getByText('CLP bills 2025.pdf')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
});
Answered.test('says that a stored answer stays while its box is empty', async ({ canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: /^Number/ }));
  await expect(await canvas.findByText('The stored answer stays until you enter another one.')).toBeVisible();
});
export const AnsweredOnAPhone = meta.story({ globals: phone, decorators: at({}, sectionOf('energy.total')) });

export const OnAPhone = meta.story({ globals: phone, decorators: at() });
OnAPhone.test('lists all questions with their states', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'All questions' }));
  const list = within(await screen.findByRole('dialog', { name: 'All questions' }));
  await userEvent.click(list.getByRole('link', { name: /Total energy consumption/ }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Total energy consumption' })).toBeVisible();
});

export const Returned = meta.story({
  decorators: at({ status: 'returned', note: 'Water is ten times last year’s. Is it in litres?' }),
});
export const SomethingMissing = meta.story({ decorators: at({}, 'submit') });
SomethingMissing.test('names what is missing, and offers no submission', async ({ canvas }) => {
  await expect(await canvas.findByText('2 questions are missing')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Submit answers' })).toBeNull();
});
export const ReadyToSubmit = meta.story({ decorators: at({ questions: answeredQuestions() }, 'submit') });
ReadyToSubmit.test('submits, and says where it failed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit answers' }));
  // The story has no gateway.
  await expect(await canvas.findByText(/server cannot be reached/)).toBeVisible();
});
export const Submitted = meta.story({
  decorators: at({ status: 'submitted', submittedAt: '2026-11-21T02:42:00.000Z', questions: answeredQuestions() }),
});
Submitted.test('is only to read', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /Water withdrawal.*61,000 m³/ })).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});
export const ApprovedOnAPhone = meta.story({
  globals: phone,
  decorators: at({ status: 'approved', questions: answeredQuestions() }),
});
export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path })] });
