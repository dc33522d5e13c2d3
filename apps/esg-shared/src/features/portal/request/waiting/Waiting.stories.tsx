import { draftsOf } from '@esg/app-kit';
import { expect, spyOn, waitFor, within } from 'storybook/test';
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
import { keepQuestions } from './keep-questions.ts';
import { questionId } from './kept-questions.ts';

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
const draft = { id: answerId(gone), value: { ...typed, source: 'Bill of March' }, version: 0, seen: nothing };
const emptied = { id: answerId({ ...gone, month: '2025-04' }), value: nothing, version: 1, seen: typed };
const refusal = { statusCode: 404, code: 'resource.not_found', message: '', requestId: 'r', issues: [] };

/** Another request was withdrawn while two answers and a photo waited on this device. */
export const LeftBehind = meta.story({
  // What is left was read before the story ends: afterwards its request would be found.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /meter\.png/ });
  },
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
    // The queue of files lives as long as the page, and lets go of a key that an earlier story had in it.
    const key = crypto.randomUUID();
    await keepFile(storyUser.id, { key, file, reference: '', place: gone }, Number.POSITIVE_INFINITY);
    const drafts = draftsOf(storyUser.id);
    for (const each of [draft, emptied]) await drafts.keep(each);
    await keepQuestions(storyUser.id, { ...sampleTask({ name: 'Figures for 2024/25' }), ...gone }, [gone.sectionId]);
    return async () => {
      globalThis.fetch = fetch;
      await removeKeptFile(key);
      for (const id of [draft.id, emptied.id, questionId(gone)]) await drafts.drop(id);
    };
  },
});
const where = 'Tai Po plant 大埔廠房 · Figures for 2024/25';
const named = 'Total energy consumption: 61,000 kWh';
const photo = `meter.png · Total energy consumption · ${where}`;
LeftBehind.test('names what nothing sends any more, until it is discarded', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('3 answers and files weren’t sent')).toBeVisible();
  await expect(canvas.getByText(named)).toBeVisible();
  await expect(canvas.getAllByText(where)).toHaveLength(2);
  await expect(canvas.getByText(/sent by itself on your next visit/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Download meter.png' })).toBeEnabled();
  const nothingLeft = 'Total energy consumption, April 2025: the answer was emptied';
  for (const name of [photo, `${named} · ${where}`, `${nothingLeft} · ${where}`]) {
    await userEvent.click(canvas.getByRole('button', { name: `Discard ${name}` }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: `Discard ${name}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Discard ${name}` })).toBeNull());
  }
  await expect(canvas.queryByText(/weren’t sent/)).toBeNull();
});
LeftBehind.test('gives the answers as a text in words', async ({ canvas, userEvent }) => {
  const made = spyOn(URL, 'createObjectURL');
  await userEvent.click(await canvas.findByRole('button', { name: 'Download the answers' }));
  const [blob] = made.mock.lastCall ?? [];
  made.mockRestore();
  if (!(blob instanceof Blob)) throw new Error('Nothing was saved');
  const text = await blob.text();
  for (const line of ['Total energy consumption', where, '61,000 kWh', 'Where the figure comes from: Bill of March'])
    await expect(text.split(/\r\n/)).toContain(line);
  await expect(text).toContain('Total energy consumption, April 2025\r\n');
  await expect(text).toContain('The answer was emptied');
});
export const LeftBehindInChinese = LeftBehind.extend({
  globals: { locale: 'zh-Hant-HK', viewport: { value: 'phone' } },
});
