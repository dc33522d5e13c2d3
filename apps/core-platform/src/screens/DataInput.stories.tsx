import {
  frameworkQueries,
  hubAnswerQueries,
  reportQueries,
  reportWorkQueries,
  rollForwardQueries,
} from '@esg/api-client';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { StoryShell } from '../../../../.storybook/kit/StoryShell.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { FrameworkReport } from '../FrameworkReport.tsx';
import { inputReport, seedInput } from './sample-data-input.ts';
import { sampleAnswers, sampleFramework, sampleStates } from './sample-framework.ts';
import { sampleCalculated, sampleImpossible, sampleTaken } from './sample-hub.ts';
import { sampleLastValues, sampleOwnWork } from './sample-work.ts';

const report = inputReport;
const seed = seedInput;

const path = `/ct/framework-reports/${report.versionId}/reports/${report.id}/data-input?disclosure=305-1`;

const at = (given: Seed) => [onScreen({ catalogue, path, frame: <StoryShell />, seed: given })];

const meta = preview.meta({
  title: 'Screens/Data input',
  tags: ['!autodocs'],
  play: drawnTo(3),
  parameters: { layout: 'fullscreen' },
  render: () => <FrameworkReport versionId={report.versionId} reportId={report.id} step="data-input" />,
});

const seedTaken: Seed = (cache, api, language) => {
  seed(cache, api, language);
  cache.setQueryData(hubAnswerQueries.difference(api, report.id).queryKey, sampleTaken);
};

const seedCalculated: Seed = (cache, api, language) => {
  seed(cache, api, language);
  cache.setQueryData(hubAnswerQueries.difference(api, report.id, '305-1').queryKey, sampleCalculated);
};

/** The method is last year's text, with its year and its figure. */
const carried = {
  type: 'textArea' as const,
  text: { en: 'In 2024 we emitted 2,440.1 t, by operational control.', zhTw: '2024 年排放 2,440.1 噸。' },
};
const seedCarried: Seed = (cache, api, language) => {
  seed(cache, api, language);
  const answers = sampleAnswers.filter(({ disclosureCode }) => disclosureCode === '305-1');
  cache.setQueryData(
    reportQueries.answers(api, report.id, '305-1').queryKey,
    answers.map((each) => (each.fieldKey === 'method' ? { ...each, value: carried } : each)),
  );
  const last = sampleLastValues.values.map((each) => ({ ...each, fieldKey: 'method', value: carried }));
  const values = [...sampleLastValues.values, ...last];
  cache.setQueryData(rollForwardQueries.lastValues(api, report.id).queryKey, { ...sampleLastValues, values });
};
export const CarriedText = meta.story({ decorators: at(seedCarried) });
CarriedText.test('marks a text of last year and lists the year and the figures that it names', async ({ canvas }) => {
  await expect(await canvas.findByText('Last year’s text')).toBeVisible();
  await expect(canvas.getByText(/It names 2024 and 2,440.1\./)).toBeVisible();
  // The same words do not stand there a second time.
  await expect(canvas.queryByText(/2024:.*In 2024 we emitted/)).toBeNull();
});

/** A typed total shows the value that would be calculated. */
export const CalculatedOtherwise = meta.story({
  decorators: at(seedCalculated),
});
CalculatedOtherwise.test('shows the difference, and keeps what was typed until told', async ({ canvas }) => {
  await expect(await canvas.findByText(/^2.7 less than its parts, which add up to/)).toBeVisible();
  await expect(canvas.getByText(/^Typed. The calculation gives/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Use it/ })).toBeVisible();
});

const seedImpossible: Seed = (cache, api, language) => {
  seed(cache, api, language);
  cache.setQueryData(hubAnswerQueries.difference(api, report.id, '305-1').queryKey, sampleImpossible);
};

const seedOwn: Seed = (cache, api, language) => {
  seed(cache, api, language);
  api.interceptors.request.clear();
  cache.setQueryData(
    reportQueries.disclosures(api, report.id).queryKey,
    sampleStates.map((state) => (state.code === '305-1' ? { ...state, status: 'pending-approval' as const } : state)),
  );
  cache.setQueryData(reportWorkQueries.work(api, report.id).queryKey, sampleOwnWork);
};
/** The one who decides wrote the answer. */
export const OwnApproval = meta.story({ decorators: at(seedOwn) });
OwnApproval.test('asks before one approves what one wrote', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
  const asking = within(await within(document.body).findByRole('dialog', { name: 'Approve your own work?' }));
  await expect(asking.getByText(/You wrote or submitted this yourself/)).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Approve my own work' })).toBeVisible();
  await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
});

/** A calculated figure shows why it cannot be calculated. */
export const CannotBeCalculated = meta.story({ decorators: at(seedImpossible) });
CannotBeCalculated.test('names the figure that is zero and the one that is missing', async ({ canvas }) => {
  await expect(await canvas.findByText('Can’t be calculated: Floor area is 0')).toBeVisible();
  await expect(canvas.getByText('Can’t be calculated: Biomass is missing')).toBeVisible();
});

/** The framework asks for a breakdown that the answered figure lacks. */
const seedLacking: Seed = (cache, api, language) => {
  seed(cache, api, language);
  const bySite = { id: 'by-site', en: 'By site', zhTw: '按地點', required: true };
  cache.setQueryData(frameworkQueries.one(api, report.versionId).queryKey, {
    ...sampleFramework,
    topics: sampleFramework.topics.map((topic) => ({
      ...topic,
      disclosures: topic.disclosures.map((each) => ({
        ...each,
        fields: each.fields.map((field) => (field.key === 'scope-1' ? { ...field, breakdowns: [bySite] } : field)),
      })),
    })),
  });
};
export const LacksABreakdown = meta.story({ decorators: at(seedLacking) });
LacksABreakdown.test('asks before it is handed on without a required breakdown', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit for approval' }));
  await expect(await canvas.findByText(/asks for this: Gross direct emissions · By site\./)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Submit without it' })).toBeEnabled();
});

/** Work has begun, a required figure is open, and the disclosure has to be approved. */
const seedInPart: Seed = (cache, api, language) => {
  seed(cache, api, language);
  api.interceptors.request.clear();
  cache.setQueryData(
    reportQueries.answers(api, report.id, '305-1').queryKey,
    sampleAnswers.filter(({ fieldKey }) => fieldKey !== 'scope-1'),
  );
};
export const SubmittedInPart = meta.story({
  decorators: at(seedInPart),
  beforeEach: () => {
    const { fetch } = globalThis;
    const problem = { statusCode: 422, code: 'request.invalid', message: '', requestId: 'story', issues: [] };
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.method === 'POST'
        ? Promise.resolve(Response.json(problem, { status: 422 }))
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
SubmittedInPart.test('offers to submit what is there, with a reason for the rest', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit for approval' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit in part' }));
  await expect(await screen.findByRole('dialog', { name: 'Submit 305-1 in part' })).toBeVisible();
});

/** Filled from the data hub: the answers are reviewed, and undone where they are wrong. */
export const FilledFromData = meta.story({
  decorators: at(seedTaken),
});
FilledFromData.test('lists what came from the data, each with a way to undo it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '1 field filled from your data' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 field is filled from your data' }));
  await expect(dialog.getByRole('heading', { name: '1 field is filled from your data' })).toHaveFocus();
  await expect(dialog.getByText(/^They belong to 1 disclosure\. 1 of the report’s 2 disclosures/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Undo: / })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo all' })).toBeVisible();
});
FilledFromData.test('names the figures that the report does not use', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '1 field filled from your data' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 field is filled from your data' }));
  await expect(dialog.getByRole('heading', { name: '1 field is filled from your data' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: '2 of your figures aren’t used in this report' }));
  await expect(await dialog.findByText('Select 305-2 to print it.')).toBeVisible();
  await expect(dialog.getByText('The framework doesn’t ask for it.')).toBeVisible();
});

export const ThreePanes = meta.story({ decorators: at(seed) });
ThreePanes.test(
  'shows the difference, and takes conflicts only where they are chosen',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill report from data hub' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill from data hub' }));
    await expect(await dialog.findByRole('button', { name: 'Fill 1 field' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Select/ }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^305-1/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Fill 2 fields' }));
    // Nothing responds here: the choices stay, and the dialog shows the error.
    await expect(await dialog.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^305-1/ })).toBeChecked();
  },
);
ThreePanes.test('narrows the disclosures, and shows what is said and asked', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Approval withdrawn: an answer changed')).toBeVisible();
  await userEvent.click(await canvas.findByRole('tab', { name: /^Comments/ }));
  await expect(await canvas.findByText(/leased vehicles/)).toBeVisible();
  await userEvent.type(await canvas.findByRole('textbox', { name: 'New comment' }), 'Ask @kw');
  await userEvent.click(await canvas.findByRole('button', { name: 'Kwok Wing' }));
  await expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveValue('Ask @Kwok Wing ');
  await userEvent.click(canvas.getByRole('tab', { name: /^Tasks/ }));
  await expect(await canvas.findByRole('checkbox', { name: /fuel bills/ })).not.toBeChecked();
  await userEvent.click(canvas.getByRole('tab', { name: /^Evidence/ }));
  await expect(await canvas.findByRole('textbox', { name: 'Page or cell' })).toHaveValue('p. 12');
  await expect(canvas.getByText('Meter.xlsx')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show disclosures' }), 'waiting');
  await expect(await canvas.findByRole('treeitem', { name: /^305-2/ })).toBeVisible();
  await expect(canvas.queryByRole('treeitem', { name: /^305-1/ })).toBeNull();
});
ThreePanes.test('goes by keys from field to field, to its menu and its comments', async ({ canvas, userEvent }) => {
  const name = 'Gross direct emissions';
  const first = await canvas.findByRole('group', { name });
  await userEvent.keyboard('{Alt>}n{/Alt}');
  await waitFor(() => expect(within(first).getAllByRole('textbox')[0]).toHaveFocus());
  await userEvent.keyboard('{Alt>}m{/Alt}');
  const menu = within(await screen.findByRole('menu'));
  await expect(menu.getByRole('menuitem', { name: 'Where it comes from' })).toBeVisible();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Comment' }));
  await expect(await canvas.findByText(`About “${name}” alone`)).toBeVisible();
  await expect(await canvas.findByText('With the new boiler?')).toBeVisible();
  await expect(canvas.queryByText(/leased vehicles/)).toBeNull();
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveFocus());
  // Far from last year's figure: the reason is asked for beside it, without blocking anything.
  await expect(canvas.getByText('45% less than last period')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^Say why/ }));
  const [inEnglish] = await canvas.findAllByRole('textbox', { name: /change\? 2,247 → 1,231\.4.* \(−45%\)/ });
  await expect(inEnglish).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
