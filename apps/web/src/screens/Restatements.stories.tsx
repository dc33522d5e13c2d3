import { sessionQueries } from '@esg/api-client';
import type { HubRestatement, HubRestatementNote, Report } from '@esg/contract';
import { Page } from '@esg/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { PrintedOtherwise } from '../features/data-hub/restatements/PrintedOtherwise.tsx';
import { hubGateway } from './sample-hub.ts';
import { sampleTimes } from './sample-times.ts';

const timeId = sampleTimes[0]?.id ?? '';
let printedIn: Report['languages'] = ['en'];
const changed = (fieldKey: string, old: string, now: string): HubRestatement => ({
  fieldKey,
  descriptor: '',
  old: { number: old, unit: 'MWh' },
  new: { number: now, unit: 'MWh' },
  reports: [
    {
      id: '0de0f000-0000-4000-8000-000000000099',
      name: 'ESG Report 2024',
      names: { en: 'ESG Report 2024' },
      languages: printedIn,
    },
  ],
  explained: null,
});
let items: HubRestatement[] = [];
let sent: HubRestatementNote[] = [];

const meta = preview.meta({
  title: 'Screens/Restated figures of the data hub',
  tags: ['!autodocs'],
  play: drawnTo(1),
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/data-hub/grid',
      seed: (cache, api) => {
        api.interceptors.request.clear();
        cache.setQueryData(sessionQueries.profile(api).queryKey, storyProfile);
      },
    }),
  ],
  beforeEach: () => {
    const { fetch } = globalThis;
    const gateway = hubGateway();
    printedIn = ['en'];
    items = [changed('energy.total', '513', '562'), changed('energy.renewable', '1054.03', '1055.45')];
    sent = [];
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request)) return fetch(input, init);
      if (!/\/data-hub\/restatements/.test(input.url)) return gateway.answer(input);
      if (input.method === 'PUT') {
        const note: HubRestatementNote = await input.json();
        sent.push(note);
        items = items.filter(({ fieldKey }) => !note.figures.some((figure) => figure.fieldKey === fieldKey));
      }
      return Response.json({ items });
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
const patience = { timeout: 10_000 };

export const Changed = meta.story({
  render: () => (
    <Page title="Grid of figures">
      <PrintedOtherwise reportingTimeIds={[timeId]} />
    </Page>
  ),
});
Changed.test(
  'names the report that prints other figures, and takes one reason for those that are ticked',
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/2 figures of .* are printed with other values in “ESG Report 2024”/, undefined, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Say why' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why did these figures change?' }, patience));
    const store = dialog.getByRole('button', { name: 'Save reason' });
    await userEvent.click(dialog.getByRole('checkbox', { name: /Renewable/i }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A meter was read wrongly.');
    await userEvent.click(store);
    await waitFor(() => expect(sent).toHaveLength(1), patience);
    await expect(sent[0]).toMatchObject({
      figures: [{ fieldKey: 'energy.total', descriptor: '' }],
      note: 'A meter was read wrongly.',
      notes: { en: 'A meter was read wrongly.' },
    });
    await canvas.findByText(/1 figure of .* is printed with another value/, undefined, patience);
  },
);

export const InTwoLanguages = meta.story({
  render: () => (
    <Page title="Grid of figures">
      <PrintedOtherwise reportingTimeIds={[timeId]} />
    </Page>
  ),
  beforeEach: () => {
    printedIn = ['en', 'zhTw'];
    items = [changed('energy.total', '513', '562')];
  },
});
InTwoLanguages.test(
  'asks in both languages of the report, and keeps what was typed when the dialog is closed',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Say why' }, patience));
    const opened = async () => within(await screen.findByRole('dialog', undefined, patience));
    const dialog = await opened();
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason \(English\)/ }), 'A meter was misread.');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason \(繁體中文\)/ }), '讀錯了錶數。');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Say why' }, patience));
    const again = await opened();
    await expect(await again.findByRole('textbox', { name: /Reason \(English\)/ })).toHaveValue('A meter was misread.');
    await userEvent.click(again.getByRole('button', { name: 'Save reason' }));
    await waitFor(() => expect(sent).toHaveLength(1), patience);
    await expect(sent[0]?.notes).toEqual({ en: 'A meter was misread.', zhTw: '讀錯了錶數。' });
  },
);
