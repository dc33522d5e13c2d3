import { hubSaveQueries, reportQueries, rollForwardQueries } from '@esg/api-client';
import type { Finding } from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { sampleHubSaves } from './sample-hub.ts';
import { byGri, findingOf, missing, none, open, Provisions, report, seed } from './sample-provisions.tsx';
import { sampleLastValues } from './sample-work.ts';

const meta = preview.meta({
  title: 'Screens/Provisions',
  tags: ['!autodocs'],
  component: Provisions,
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/validation', seed })],
});

/** Only one is missing, and a sheet gives a reason. */
export const SaidInSheet = meta.story({ args: { provisions: { ...missing, missing: ['2-3'] } } });
SaidInSheet.test(
  'stands filled in with the reason of an imported sheet, and shows where it is from',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is missing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/filled in from the sheet/)).toBeVisible();
    const box = dialog.getByRole('textbox', { name: 'Explanation (English)' });
    await expect(box).toHaveValue('No goods are packed');
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);
export const SomeMissing = meta.story({});
SomeMissing.test(
  'asks for one reason for all that the person ticks: nothing is ticked at first',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is missing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('checkbox', { checked: true })).toBeNull();
    await expect(await dialog.findByText('Reported last time')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Considered reasons given/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out with this reason' }));
    await expect(await dialog.findByRole('textbox', { name: 'Explanation (English)' })).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Select none' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Explanation (English)' }), 'Our first report');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out with this reason' }));
    await expect(await dialog.findByText('Choose at least one disclosure.')).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Explanation (English)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);
SomeMissing.test('publishes without them only with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish without it' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish report' }));
  await expect(await dialog.findByRole('textbox', { name: /^Why they are missing.*English/ })).toBeInvalid();
  await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
});
SomeMissing.test('leaves nothing out that a figure of the data hub would answer', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is missing' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(await dialog.findByText('Your data hub has an answer')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^305-2/ })).not.toBeChecked();
  await expect(dialog.getByRole('link', { name: 'Select it' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
SomeMissing.test(
  'lets the reason of an imported sheet be used for what it was said of alone',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is missing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^ESG 2025.xlsx, row 12/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Explanation (English)' })).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: /^Use this reason for .*2-3/ }));
    await expect(dialog.getByRole('textbox', { name: 'Explanation (English)' })).toHaveValue('No goods are packed');
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Explanation (English)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);
export const NoneMissing = meta.story({ args: { provisions: none } });
NoneMissing.test('says once that nothing is missing, without counts of nothing', async ({ canvas }) => {
  await expect(await canvas.findByText('Nothing is missing.')).toBeVisible();
  await expect(canvas.queryByText(/: 0$/)).toBeNull();
});
export const TopicUnmanaged = meta.story({
  args: {
    provisions: none,
    findings: [{ ...findingOf('topics-unmanaged', '2-3'), blocking: false, params: { topics: 'GRI 302, GRI 305' } }],
  },
});
TopicUnmanaged.test('counts topics without their management as missing, and offers it', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Missing: .*2-3 for 2 topics$/)).toBeVisible();
  await expect(canvas.queryByText('Nothing is missing.')).toBeNull();
  await expect(canvas.getByRole('button', { name: /^Add .*2-3 to the report$/ })).toBeEnabled();
});
export const FirstReport = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/framework-reports/f/reports/r/validation',
      seed: (cache, api, language) => {
        seed(cache, api, language);
        cache.setQueryData(rollForwardQueries.lastValues(api, report.id).queryKey, {
          from: { id: null, name: 'Data hub', period: { start: '2024-01-01', end: '2024-12-31' } },
          values: sampleLastValues.values.map((each) => ({ ...each, disclosureCode: '305-2', sourceCode: '305-2' })),
        });
      },
    }),
  ],
});
FirstReport.test('says of nothing that it was reported last time', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is missing' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(await dialog.findAllByRole('checkbox')).not.toHaveLength(0);
  await expect(dialog.queryByText('Reported last time')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
export const NotReady = meta.story({
  args: { provisions: { ...missing, reported: 0, open: 3 }, findings: open },
});
NotReady.test('completes what is answered, and asks for a reason for what is not', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: 'Mark 1 answered disclosure complete' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Explain what is unanswered' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Explain what is unanswered' }));
  await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
const seedChecked: Seed = (cache, api, language) => {
  seed(cache, api, language);
  cache.setQueryData(reportQueries.validation(api, report.id).queryKey, {
    findings: open,
    provisions: { ...missing, reported: 0, open: 3 },
    changes: [],
  });
};
/** Where answers are entered. */
export const WhileEntering = meta.story({
  args: { show: 'input' },
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/data-input', seed: seedChecked })],
});
WhileEntering.test(
  'completes what is answered, and explains the rest, without leaving data input',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete several' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete several disclosures' }));
    await expect(await dialog.findByRole('button', { name: 'Mark 1 answered disclosure complete' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Explain what is unanswered' }));
    const reason = within(await screen.findByRole('dialog', { name: 'Explain what is unanswered' }));
    await userEvent.click(reason.getByRole('button', { name: 'Cancel' }));
    await expect(await dialog.findByRole('button', { name: 'Explain what is unanswered' })).toBeVisible();
  },
);
/** Everything that may be left out is. */
export const OnlyRequiredLeft = meta.story({
  args: { show: 'input', byFramework: byGri },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/framework-reports/f/reports/r/data-input',
      seed: (cache, api, language) => {
        seed(cache, api, language);
        cache.setQueryData(reportQueries.validation(api, report.id).queryKey, {
          findings: [findingOf('required-unanswered', '2-1')],
          provisions: { ...missing, reported: 0, open: 1 },
          changes: [],
        });
      },
    }),
  ],
});
OnlyRequiredLeft.test(
  'leads to what needs an answer and says of nothing that it is complete',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete several' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete several disclosures' }));
    await expect(await dialog.findByText('1 disclosure still needs an answer and can’t be left out:')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /2-1/ })).toBeVisible();
    await expect(dialog.queryByText(/^Every selected disclosure is complete/)).toBeNull();
  },
);
export const ByGri = meta.story({
  args: {
    byFramework: byGri,
    provisions: { ...missing, reported: 0, open: 3 },
    findings: [findingOf('required-unanswered', '2-1'), findingOf('required-unanswered', '305-1')],
  },
});
ByGri.test('leaves alone what the data hub answers, and leads to where it is filled', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is unanswered' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Explain what is unanswered' }));
  await expect(await dialog.findByText('Your data hub has an answer')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Fill it in' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
ByGri.test('proposes no claim that nobody made: a reason has to be chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is unanswered' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Explain what is unanswered' }));
  await expect(dialog.getByRole('radio', { name: /^Not applicable/ })).not.toBeChecked();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Explanation (English)' }), 'From next year on');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave out with this reason' }));
  await expect(await dialog.findByText(/Choose|required/i)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
/** One sentence that explains nearly everything, and a version for years that begin later. */
const warnings: Finding[] = [
  {
    ...findingOf('reason-repeated', ''),
    blocking: false,
    disclosureCode: null,
    params: { count: 41, all: 60 },
  },
  {
    ...findingOf('edition-later', ''),
    blocking: false,
    step: 'description',
    disclosureCode: null,
    params: { from: '2025-01-01', start: '2024-01-01' },
  },
];
export const Warned = meta.story({ args: { provisions: none, findings: warnings } });
Warned.test('says in the dialog what readers of the whole report would stumble over', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish report' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText('One reason explains 41 of 60 provisions')).toBeVisible();
  await expect(
    dialog.getByText(/years beginning on or after 01-Jan-2025; your year begins on 01-Jan-2024/),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish report' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
});
/** Figures and texts that somebody should look at first. */
const doubtful: Finding[] = (['hub-newer', 'hub-newer', 'text-dated'] as const).map((kind) => ({
  ...findingOf(kind, '305-1'),
  blocking: false,
}));
export const Doubtful = meta.story({ args: { provisions: none, findings: doubtful } });
Doubtful.test('names in the dialog what is worth a look, and leads back to it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish report' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText('2 figures have a newer value in the data hub')).toBeVisible();
  await expect(dialog.getByText('1 text still speaks of last year')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Look at them' }));
  await expect(screen.queryByRole('alertdialog')).toBeNull();
});
export const Decided = meta.story({
  args: {
    provisions: {
      ...missing,
      decision: {
        codes: missing.missing,
        reason: 'The board accepted the first report as it stands.',
        by: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Mei Lam' },
        at: '2026-03-31T08:00:00.000Z',
      },
    },
  },
});
export const FiguresUnsaved = meta.story({ args: { provisions: none } });
FiguresUnsaved.test(
  'lists the figures that the data hub lacks: all ticked, but for those that it has otherwise',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 figures of this report aren’t in your data hub')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save them' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save figures to data hub' }));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(4);
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(dialog.getByText(/1,390/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save 2 figures' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
    await expect(dialog.getByRole('button', { name: 'Save 4 figures' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Select none' }));
    await expect(dialog.getByRole('button', { name: 'Nothing to save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);
FiguresUnsaved.test('offers them at publishing, and comes back to it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish report' }));
  const asking = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asking.getByRole('button', { name: 'Save them' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save figures to data hub' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: 'Not yet' }));
});
/** Scope 1 was published as it is in the data hub, and restated since. */
const restated: Seed = (cache, api, language) => {
  seed(cache, api, language);
  const target = { reportingTimeId: null, entityId: null };
  const items = sampleHubSaves.items.map((item) => ({ ...item, restated: item.state === 'conflict' }));
  cache.setQueryData(hubSaveQueries.plan(api, report.id, target).queryKey, { ...sampleHubSaves, items });
};
export const FiguresRestated = meta.story({
  args: { provisions: none },
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/validation', seed: restated })],
});
FiguresRestated.test('offers to update the data hub, with restated figures ticked', async ({ canvas, userEvent }) => {
  await expect(
    await canvas.findByText('1 restated figure is in your data hub as it was published before'),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Update the data hub (3 figures)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save figures to data hub' }));
  await expect(dialog.getAllByRole('checkbox')[0]).toBeChecked();
  await expect(dialog.getByText('As published before it was restated.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save 3 figures' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
FiguresRestated.test('offers the same at publishing', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish report' }));
  const asking = within(await screen.findByRole('alertdialog'));
  await expect(asking.getByRole('button', { name: 'Update the data hub (3 figures)' })).toBeVisible();
  await userEvent.click(asking.getByRole('button', { name: 'Not yet' }));
});
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const InTheDark = meta.story({ globals: { mode: 'dark', tenant: 'harbour' } });

export const Selection = meta.story({ args: { show: 'selection' } });
Selection.test('asks why when something that the framework asks for is taken out', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('checkbox', { name: /^305-1/ });
  await userEvent.click(box);
  const dialog = within(await screen.findByRole('dialog', { name: 'Say why 1 disclosure is left out' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(box).toBeChecked();
  await expect(canvas.getByRole('checkbox', { name: /^302-1.*Explained/ })).not.toBeChecked();
});
Selection.test('says what it selects', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Select what HKEX requires' }));
  const menu = within(await screen.findByRole('menu'));
  await expect(menu.getByRole('menuitem', { name: 'All of it (5)' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Mandatory (3)' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
/** One sentence of the Chinese edition that is in English. */
const untranslated: Finding = {
  ...findingOf('translation-missing', '302-1'),
  blocking: false,
  language: 'zhTw',
  params: { text: 'explanation' },
};
export const Untranslated = meta.story({ args: { provisions: missing, findings: [untranslated] } });
Untranslated.test(
  'counts what lacks its translation, and takes the decision in both languages',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish without it' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('1 text is missing in one language. The files show it in the other.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Why they are missing.*繁體中文/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
  },
);
export const UntranslatedInChinese = meta.story({
  args: { provisions: missing, findings: [untranslated] },
  globals: { locale: 'zh-Hant-HK' },
});
