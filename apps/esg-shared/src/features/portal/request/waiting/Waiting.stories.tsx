import { expect, waitFor } from 'storybook/test';
import { drawnTo } from '../../../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../../../.storybook/preview.tsx';
import { EntityRequest } from '../../../../EntityRequest.tsx';
import { at } from '../request-story.tsx';
import { answeredQuestions, firstQuestion, samplePlace } from '../sample-request.ts';

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
