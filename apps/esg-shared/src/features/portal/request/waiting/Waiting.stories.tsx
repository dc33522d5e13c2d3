import { draftsOf } from '@esg/app-kit';
import { expect, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../../../.storybook/kit/on-screen.tsx';
import { storyUser } from '../../../../../../../.storybook/kit/story-services.ts';
import preview from '../../../../../../../.storybook/preview.tsx';
import { catalogue } from '../../../../catalogue.ts';
import { EntityRequest } from '../../../../EntityRequest.tsx';
import { nothing } from '../answer.ts';
import { answerId } from '../answer-name.ts';
import { at, path } from '../request-story.tsx';
import { answeredQuestions, firstQuestion, requestSeed, samplePlace, sampleTask } from '../sample-request.ts';
import { keepFile, removeKeptFile } from './file-store.ts';

/** The stories have no gateway: everything waits. */
const meta = preview.meta({
  title: 'Screens/Request without a connection',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <EntityRequest {...samplePlace} of="entities" />,
});

export const Typed = meta.story({ decorators: at() });
Typed.test('counts an answer that waits, and takes a photo of it', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: /^Number/ });
  await expect(canvas.queryByRole('button', { name: 'Take a photo' })).toBeNull();
  await userEvent.type(box, '61000');
  await expect(await canvas.findByText('2 of 4 answered, 1 can’t be answered')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Take a photo' })).toBeVisible();
  await userEvent.upload(canvas.getByLabelText('Add documents'), new File(['m'], 'meter.png', { type: 'image/png' }));
  await expect(await canvas.findByText(/^Kept on this device\. It’s sent/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stop meter.png' }));
  await userEvent.clear(box);
});

/** Nobody of the place has answered before. */
export const FirstAnswer = meta.story({ decorators: at({ questions: [firstQuestion()] }) });
FirstAnswer.test('begins in the usual unit, and asks about one that is far from what others have', async (story) => {
  const { canvas, userEvent } = story;
  await expect(await canvas.findByRole('combobox', { name: /^Unit/ })).toHaveDisplayValue(/kWh/);
  const box = canvas.getByRole('textbox', { name: /^Number/ });
  await userEvent.type(box, '9000');
  await expect(
    await canvas.findByText(/usually have about 1,000 times this figure\. Is the unit right\?/),
  ).toBeVisible();
  await userEvent.type(box, '000');
  await waitFor(() => expect(canvas.queryByText(/Is the unit right/)).toBeNull());
  await userEvent.clear(box);
});

export const Submitting = meta.story({ decorators: at({ questions: answeredQuestions() }, 'submit') });
Submitting.test('waits for a connection to submit, until nobody wants it any more', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit answers' }));
  // The story has no gateway.
  await expect(await canvas.findByText('You submit as soon as you’re connected again')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Don’t submit yet' }));
  await expect(await canvas.findByRole('button', { name: 'Submit answers' })).toBeEnabled();
});
export const SubmittingInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK', viewport: { value: 'phone' } },
  decorators: at({ questions: answeredQuestions() }, 'submit'),
});

const gone = {
  collectionId: 'withdrawn',
  entityId: 'plant',
  sectionId: 'energy.total:total:figures',
  month: undefined,
};
const typed = {
  ...nothing,
  value: { type: 'number' as const, rows: [{ number: '61000', unit: 'kWh', descriptor: '' }] },
};
const draft = { id: answerId(gone), value: typed, version: 0, seen: nothing };
const refusal = { statusCode: 404, code: 'resource.not_found', message: '', requestId: 'r', issues: [] };

/** Another request was withdrawn while an answer and a photo of it waited on this device. */
export const LeftBehind = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path,
      seed: (cache, api, language) => {
        requestSeed(sampleTask())(cache, api, language);
        api.interceptors.request.clear();
      },
    }),
  ],
  beforeEach: async () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      input instanceof Request ? Response.json(refusal, { status: 404 }) : fetch(input, init);
    const file = new File(['m'], 'meter.png', { type: 'image/png' });
    await keepFile(storyUser.id, { key: 'left', file, reference: '', place: gone }, Number.POSITIVE_INFINITY);
    await draftsOf(storyUser.id).keep(draft);
    return async () => {
      globalThis.fetch = fetch;
      await removeKeptFile('left');
      await draftsOf(storyUser.id).drop(draft.id);
    };
  },
});
LeftBehind.test('names what nothing sends any more, until it is discarded', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('2 answers and files weren’t sent')).toBeVisible();
  await expect(canvas.getByText('61000 kWh')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Download the answers' })).toBeEnabled();
  await expect(canvas.getByRole('button', { name: 'Download meter.png' })).toBeEnabled();
  for (const name of ['meter.png', '61000 kWh']) {
    await userEvent.click(canvas.getByRole('button', { name: `Discard ${name}` }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: `Discard ${name}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByText(name)).toBeNull());
  }
  await expect(canvas.queryByText(/weren’t sent/)).toBeNull();
});
export const LeftBehindInChinese = LeftBehind.extend({
  globals: { locale: 'zh-Hant-HK', viewport: { value: 'phone' } },
});
