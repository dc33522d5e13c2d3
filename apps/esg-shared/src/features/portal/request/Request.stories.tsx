import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../../.storybook/preview.tsx';
import { catalogue } from '../../../catalogue.ts';
import { EntityRequest } from '../../../EntityRequest.tsx';
import { at, path } from './request-story.tsx';
import { answeredQuestions, questionsByMonth, requestSeed, samplePlace, sampleTask } from './sample-request.ts';

const sectionOf = (key: string) => `${key}:total:figures`;
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Screens/Request to an entity',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <EntityRequest {...samplePlace} of="entities" />,
});

export const FirstOpenQuestion = meta.story({ decorators: at() });
FirstOpenQuestion.test('begins where the person stopped, beside the value of the last period', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Water withdrawal' })).toBeVisible();
  await expect(canvas.getByText(/60,100 m³/)).toBeVisible();
  await expect(canvas.getByText('1 of 4 answered, 1 can’t be answered')).toBeVisible();
  // Said before it is too late, and never only on the last page.
  await expect(canvas.getByText(/Mei Lam will see “No evidence” beside it/)).toBeVisible();
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
FirstOpenQuestion.test('stays at what cannot be stored, and leads back to it', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: /^Number/ });
  await userEvent.type(box, '12,5x');
  await userEvent.tab();
  await expect(await canvas.findByText(/must be a number/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(box).toHaveFocus();
  await expect(box).toHaveValue('12,5x');
  await expect(canvas.getByRole('heading', { level: 2, name: 'Water withdrawal' })).toBeVisible();
  await userEvent.clear(box);
});
FirstOpenQuestion.test(
  'asks whoever asked, and keeps the comment where it is not sent',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask Mei Lam about this' }));
    const box = await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(box, 'In litres?');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    // The story has no gateway.
    await expect(await canvas.findByText(/server can’t be reached/)).toBeVisible();
    await expect(box).toHaveValue('In litres?');
    await userEvent.clear(box);
  },
);
FirstOpenQuestion.test('takes no reason without words', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'I can’t answer this' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save reason' }));
  await expect((await canvas.findAllByText('Why can’t you answer this? is required')).length).toBeGreaterThan(0);
});

FirstOpenQuestion.test('hands over what is missing to a colleague, once one is chosen', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(await canvas.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over to a colleague' }));
  await expect(dialog.getByRole('checkbox', { name: 'Water withdrawal' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Total energy consumption' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await expect((await dialog.findAllByText('Who answers is required')).length).toBeGreaterThan(0);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Who answers/ }), 'Wing Ho');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  // The story has no gateway.
  await expect(await dialog.findByText(/server can’t be reached/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
FirstOpenQuestion.test('asks for the invitation of somebody new', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over to a colleague' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Who answers/ }), 'Someone who isn’t listed');
  await expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for an invitation' }));
  await expect((await dialog.findAllByText('Invalid email')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

export const WithoutColleagues = meta.story({
  decorators: [onScreen({ catalogue, path, seed: requestSeed(sampleTask(), []) })],
});
WithoutColleagues.test('asks at once whom to invite where there is no colleague', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over to a colleague' }));
  await expect(dialog.getByRole('combobox', { name: /^Who answers/ })).toHaveDisplayValue('Someone who isn’t listed');
  await expect(dialog.getByRole('textbox', { name: /^Their e-mail/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

export const HandedOver = meta.story({ decorators: at({}, sectionOf('water.policy')) });
HandedOver.test('says who answers, and can be undone', async ({ canvas }) => {
  await expect(await canvas.findByText(/Wing Ho answers this\. Priya Nair handed it over on/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Undo handover' })).toBeVisible();
});
HandedOver.test('says what an answer in words should say, and how long it usually is', async ({ canvas }) => {
  await expect(await canvas.findByText(/50 to 150 words are usual/)).toBeVisible();
});
export const HandedOverOnAPhone = meta.story({
  globals: { locale: 'zh-Hant-HK', ...phone },
  decorators: at({}, sectionOf('water.policy')),
});

export const Answered = meta.story({ decorators: at({}, sectionOf('energy.total')) });
Answered.test('shows the mark of an estimate, the source and the evidence', async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: 'This is an estimate' })).toBeChecked();
  await expect(canvas.getByRole('textbox', { name: /^Where the figure comes from/ })).toHaveValue('Bills of CLP');
  await expect(canvas.getByText('CLP bills 2025.pdf')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect(canvas.queryByText(/No evidence/)).toBeNull();
});
Answered.test('says that a stored answer stays while its box is empty', async ({ canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: /^Number/ }));
  await expect(await canvas.findByText('The stored answer stays until you enter another one.')).toBeVisible();
});
Answered.test('has what was said about the question, and a box for more', async ({ canvas }) => {
  const comments = within(await canvas.findByRole('list', { name: 'Comments' }));
  await expect(comments.getByText('Yes, everything on the plot.')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Comment' })).toBeVisible();
});
Answered.test('says who changed the answer and when, in plain words', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show history' }));
  const changes = within(await canvas.findByRole('list', { name: 'Changes, the latest first' }));
  await expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Mei Lam marked 12,480.5 MWh as an estimate'),
    expect.stringMatching(/Priya Nair changed 1,248 MWh to 12,480.5 MWh.*The bill of March was missing/),
    expect.stringContaining('Priya Nair entered 1,248 MWh'),
  ]);
});
export const AnsweredOnAPhone = meta.story({ globals: phone, decorators: at({}, sectionOf('energy.total')) });

const byMonth = () => at({ questions: questionsByMonth() }, sectionOf('water.withdrawal'));
export const ByMonth = meta.story({ decorators: byMonth() });
ByMonth.test('asks for each month beside that of the year before, and adds them up', async ({ canvas, userEvent }) => {
  const april = await canvas.findByRole('textbox', { name: /^April 2025/ });
  await expect(april).toHaveValue('5,010');
  await expect(april).toHaveAccessibleDescription('Last year: 5,000 m³');
  await expect(canvas.getByText('5 months are missing')).toBeVisible();
  await expect(canvas.getByText(/^So far:/)).toHaveTextContent('So far: 37,610 m³');
  await expect(canvas.getByText(/46\.2% more than in the previous period/)).toBeVisible();
  await expect(canvas.getAllByRole('checkbox', { name: 'This is an estimate', checked: true })).toHaveLength(1);
  const november = canvas.getByRole('textbox', { name: /^November 2025/ });
  await userEvent.type(november, '5100');
  // The story has no gateway.
  await expect(await canvas.findByText('Saved on this device', undefined, { timeout: 4000 })).toBeVisible();
  // What was never sent is emptied without the gateway, so nothing waits on this device for the stories below.
  await userEvent.clear(november);
  await expect(await canvas.findByText(/^Saved \d/, undefined, { timeout: 4000 })).toBeVisible();
});
ByMonth.test('keeps what is no number, and says so', async ({ canvas, userEvent }) => {
  const december = await canvas.findByRole('textbox', { name: /^December 2025/ });
  await userEvent.type(december, '12o');
  await expect(december).toBeInvalid();
  await expect(december).toHaveValue('12o');
});
ByMonth.test('asks before figures of months make way for one figure', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'One figure' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Enter one figure instead?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(canvas.getByRole('radio', { name: 'Month by month' })).toBeChecked();
});
export const ByMonthOnAPhone = meta.story({ globals: phone, decorators: byMonth() });
export const ByMonthInChinese = meta.story({ globals: { locale: 'zh-Hant-HK', ...phone }, decorators: byMonth() });

const table = () => at({ questions: questionsByMonth() }, 'months');
export const MonthsInATable = meta.story({ decorators: table() });
MonthsInATable.test('takes a block from a spreadsheet, marks what is no figure, and undoes both', async (story) => {
  const { canvas, userEvent } = story;
  const grid = await canvas.findByRole('grid', { name: 'Months' });
  const row = await within(grid).findByRole('row', { name: /^Water withdrawal/ });
  const cellOf = (month: number) => row.querySelector(`[aria-colindex="${month + 3}"]`) as HTMLElement;
  await expect(cellOf(0)).toHaveTextContent('5,010');
  await userEvent.click(cellOf(0));
  // November: seven months have figures.
  await userEvent.keyboard('{ArrowRight>7/}');
  await userEvent.paste('5100\t51oo\r\n');
  await waitFor(() => expect(cellOf(7)).toHaveTextContent('5,100'));
  await expect(cellOf(8)).toHaveTextContent('51oo');
  await expect(cellOf(8)).toBeInvalid();
  await expect(canvas.getByText('1 cell isn’t saved. Correct what is marked.')).toBeVisible();
  // The story has no gateway.
  await expect(
    await canvas.findByText(/^1 figure is saved on this device/, undefined, { timeout: 4000 }),
  ).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cellOf(7)).toHaveTextContent(''));
  await expect(cellOf(8)).toHaveTextContent('');
  await expect(await canvas.findByText('Your figures are saved', undefined, { timeout: 4000 })).toBeVisible();
});
MonthsInATable.test('leads back to the questions', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Back to the questions' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Water withdrawal' })).toBeVisible();
});
export const MonthsInATableInChinese = meta.story({ globals: { locale: 'zh-Hant-HK' }, decorators: table() });
export const MonthsInATableInAHardBrand = meta.story({
  globals: { tenant: 'hostileYellow', mode: 'dark' },
  decorators: table(),
});
export const NoTableOnAPhone = meta.story({ globals: phone, decorators: table() });
NoTableOnAPhone.test('shows the list of months instead', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /^April 2025/ })).toBeVisible();
  await expect(canvas.queryByRole('grid')).toBeNull();
});

export const OnAPhone = meta.story({ globals: phone, decorators: at() });
OnAPhone.test('asks for the reason above the bar that stays under the thumb', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'I can’t answer this' }));
  const reason = await canvas.findByRole('textbox', { name: /^Why can’t you answer this/ });
  await waitFor(() => expect(reason).toHaveFocus());
  const bar = canvas.getByRole('button', { name: 'Next' }).closest('div') as HTMLElement;
  await waitFor(() =>
    expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
  );
});
OnAPhone.test('warns of a negative figure right below its field', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: /^Number/ });
  await userEvent.type(box, '-5');
  const warning = await canvas.findByText(/is negative|sign/i);
  const estimate = canvas.getByRole('checkbox', { name: 'This is an estimate' });
  await expect(warning.getBoundingClientRect().bottom).toBeLessThanOrEqual(estimate.getBoundingClientRect().top);
  await userEvent.clear(box);
});
OnAPhone.test('writes a comment with its button above the bar', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask Mei Lam about this' }));
  const add = await canvas.findByRole('button', { name: 'Add comment' });
  const bar = canvas.getByRole('button', { name: 'Next' }).closest('div') as HTMLElement;
  await waitFor(() => expect(add.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
});
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
ReadyToSubmit.test(
  'lists what is submitted beside the last period, with what will be looked at',
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'What you submit' }));
    await expect(table.getByRole('row', { name: /Total energy consumption/ })).toHaveTextContent(
      /12,480\.5 MWh.*11,920 MWh.*Estimated$/,
    );
    await expect(table.getByRole('row', { name: /Water withdrawal/ })).toHaveTextContent(/61,000 m³.*No evidence/);
    // A reason is submitted as well, and needs no evidence.
    await expect(table.getByText(/^Can’t answer: The meter of the solar roof/)).toBeVisible();
  },
);
export const ReadyToSubmitOnAPhone = meta.story({
  globals: { locale: 'zh-Hant-HK', ...phone },
  decorators: at({ questions: answeredQuestions() }, 'submit'),
});
ReadyToSubmit.test('names a refused file before answers are submitted, until it is removed', async (story) => {
  const { canvas, userEvent } = story;
  const table = within(await canvas.findByRole('table', { name: 'What you submit' }));
  await userEvent.click(table.getByRole('link', { name: 'Water withdrawal' }));
  const drop = await canvas.findByLabelText('Add documents');
  await userEvent.setup({ applyAccept: false }).upload(drop, new File(['la'], 'song.mp3', { type: 'audio/mpeg' }));
  // The story has no gateway, so that a file of the right type waits.
  await userEvent.upload(drop, new File(['figures'], 'bill.pdf', { type: 'application/pdf' }));
  await expect(await canvas.findByText(/^Kept on this device\. It’s sent/)).toBeVisible();
  await userEvent.setup({ applyAccept: false }).upload(drop, new File(['la'], 'song.mp3', { type: 'audio/mpeg' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Check and submit' }));
  await expect(await canvas.findByText('1 file wasn’t added')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /Water withdrawal/ })).toHaveTextContent(
    /Evidence kept on this device$/,
  );
  await expect(canvas.queryByRole('button', { name: 'Submit answers' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove song.mp3' }));
  await expect(await canvas.findByRole('button', { name: 'Submit answers' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Water withdrawal' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop bill.pdf' }));
  await waitFor(() => expect(canvas.queryByText(/^Kept on this device/)).toBeNull());
});
/** Head office entered the figures before it asked. */
export const KnownBefore = meta.story({
  decorators: at({ questions: answeredQuestions(), askedAt: '2026-11-21T02:42:00.000Z' }, sectionOf('energy.total')),
});
KnownBefore.test('says whose answers were there before, and submits none of them unseen', async (story) => {
  const { canvas, userEvent } = story;
  await expect(await canvas.findByText(/^Already entered by Priya Nair on/)).toBeVisible();
  await expect(canvas.getByText('0 of 4 answered, 1 can’t be answered, 3 to check')).toBeVisible();
  const all = within(canvas.getByRole('navigation', { name: 'All questions' }));
  await userEvent.click(all.getByRole('link', { name: 'Check and submit' }));
  const table = within(await canvas.findByRole('table', { name: 'What you submit' }));
  await expect(table.getByRole('row', { name: /Water withdrawal/ })).toHaveTextContent(/Already entered by Priya Nair/);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
  await expect(await canvas.findByText('Check them first, then tick this box.')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I’ve checked the 3 answers/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
  // The story has no gateway.
  await expect(await canvas.findByText('You submit as soon as you’re connected again')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Don’t submit yet' }));
});
/** Head office entered seven months before it asked. */
export const MonthsKnownBefore = meta.story({
  decorators: at(
    {
      questions: questionsByMonth().map((each) =>
        each.metricKey === 'water.withdrawal'
          ? { ...each, cell: 'e' as const }
          : { ...each, cell: 'b' as const, current: null },
      ),
      askedAt: '2026-11-21T02:42:00.000Z',
    },
    sectionOf('water.withdrawal'),
  ),
});
MonthsKnownBefore.test('says whose months were there before, and submits none of them unseen', async (story) => {
  const { canvas, userEvent } = story;
  await expect(await canvas.findByText(/^7 months were already entered by Priya Nair/)).toBeVisible();
  const all = within(canvas.getByRole('navigation', { name: 'All questions' }));
  await userEvent.click(all.getByRole('link', { name: 'Check and submit' }));
  const table = within(await canvas.findByRole('table', { name: 'What you submit' }));
  await expect(table.getByRole('row', { name: /Water withdrawal/ })).toHaveTextContent(/7 months were already entered/);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
  await expect(await canvas.findByText('Check them first, then tick this box.')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I’ve checked the 7 answers/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
  // The story has no gateway.
  await expect(await canvas.findByText('You submit as soon as you’re connected again')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Don’t submit yet' }));
});
export const Submitted = meta.story({
  decorators: at({ status: 'submitted', submittedAt: '2026-11-21T02:42:00.000Z', questions: answeredQuestions() }),
});
Submitted.test('is only to read', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /Water withdrawal.*61,000 m³/ })).toBeVisible();
  await expect(canvas.queryByRole('textbox', { name: /^Number/ })).toBeNull();
  await expect(canvas.getByText('Does this include the car park?')).toBeVisible();
});
export const ApprovedOnAPhone = meta.story({
  globals: phone,
  decorators: at({ status: 'approved', questions: answeredQuestions() }),
});
export const NotLoaded = meta.story({ decorators: [onScreen({ catalogue, path })] });
