import { houseStyleQueries } from '@esg/api-client';
import type { HouseStyle } from '@esg/contract';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { loadSettingsWords } from '../features/account-settings/settings-words.ts';
import { HouseStylePage } from '../features/house-style/HouseStylePage.tsx';

const id = storyProfile.organizationId;
const fileOf = (number: number, name: string) => ({
  fileId: `0de0c000-0000-4000-8000-00000000000${number}`,
  name,
  bytes: 318_000,
});
const confirmed = { confirmedBy: 'Mei Lam', confirmedAt: '2026-11-19T08:12:00.000Z' };
const nothing: HouseStyle = { font: null, formerFonts: [], letterhead: null };
const both: HouseStyle = {
  font: {
    ...confirmed,
    family: 'Kestrel Sans',
    regular: fileOf(1, 'KestrelSans-Regular.ttf'),
    bold: fileOf(2, 'KestrelSans-Bold.ttf'),
    hasChinese: false,
    inWord: true,
  },
  formerFonts: [
    {
      ...confirmed,
      family: 'Kestrel Serif',
      endedBy: 'Ada Chan',
      endedAt: '2026-11-20T02:00:00.000Z',
    },
  ],
  letterhead: {
    fileId: fileOf(3, '').fileId,
    name: 'Letterhead 2026.png',
    headMm: 35,
    footMm: 20,
    changedBy: 'Mei Lam',
    changedAt: '2026-11-19T08:12:00.000Z',
  },
};

const letterhead = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path fill="#fff" d="M0 0h210v297H0z"/><path fill="#7a1f3d" d="M0 0h210v6H0zM174 12h16v16h-16z"/><path fill="#f3e6ea" d="M0 282h210v15H0z"/></svg>`,
  ],
  { type: 'image/svg+xml' },
);
const anyFont = new URL(
  '../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  import.meta.url,
);
let font = new Blob();

const seedWith =
  (style: HouseStyle): Seed =>
  (cache, api) => {
    cache.setQueryData(houseStyleQueries.own(api, id).queryKey, style);
    for (const weight of ['regular', 'bold'] as const) {
      const fileId = style.font?.[weight].fileId ?? '';
      cache.setQueryData(houseStyleQueries.font(api, { id, fileId, weight }).queryKey, font);
    }
    const fileId = style.letterhead?.fileId ?? '';
    cache.setQueryData(houseStyleQueries.letterhead(api, { id, fileId }).queryKey, letterhead);
  };
const onTab = (seed: Seed) =>
  onScreen({
    catalogue,
    path: '/ct/account-settings/fonts-and-letterhead',
    seed,
    frame: <AccountSettingsPage {...storyProfile} />,
  });

const meta = preview.meta({
  title: 'Screens/Fonts and letterhead',
  tags: ['!autodocs'],
  play: drawnTo(2),
  loaders: [
    loadSettingsWords,
    async () => {
      font = await (await fetch(anyFont)).blob();
    },
  ],
  parameters: { layout: 'fullscreen' },
  render: () => <HouseStylePage organizationId={id} />,
});

export const Empty = meta.story({ decorators: [onTab(seedWith(nothing))] });
Empty.test('asks for both weights and for the word that the licence allows it', async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('form', { name: 'Font of your reports' }));
  await userEvent.click(form.getByRole('button', { name: 'Use this font' }));
  const summary = await form.findByRole('alert');
  await expect(summary).toHaveTextContent('Choose the file of the regular weight.');
  await expect(summary).toHaveTextContent('Choose the file of the bold weight.');
  await expect(summary).toHaveTextContent('Confirm that your licence allows it.');
  await expect(form.getByRole('checkbox', { name: /^Our licence allows us/ })).toBeInvalid();
});
Empty.test('takes a font, and says why another file is not taken', async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('form', { name: 'Font of your reports' }));
  const regular = form.getByLabelText(/^Regular/);
  const heavy = new File([new Uint8Array(11_000_000)], 'Heavy.ttf', { type: 'font/ttf' });
  await userEvent.upload(regular, heavy);
  await expect(await form.findByText(/^The file is too big\. A font can have /)).toBeVisible();
  await userEvent.upload(regular, new File(['x'], 'Kestrel.ttf', { type: 'font/ttf' }));
  await expect(await form.findByText('Kestrel.ttf')).toBeVisible();
  await expect(form.queryByText(/^The file is too big/)).toBeNull();
});
Empty.test('takes no PDF for a letterhead, and says how to make a picture of it', async ({ canvas }) => {
  const field = await canvas.findByLabelText(/^Picture of the page/);
  const page = new File(['%PDF-1.7'], 'Letterhead.PDF', { type: 'application/pdf' });
  await userEvent.setup({ applyAccept: false }).upload(field, page);
  const said = await canvas.findByText(
    /^“Picture of the page” takes a picture, not a PDF\. Open the PDF, save its page/,
  );
  await expect(said).toBeVisible();
});
Empty.test('says where the licence is found', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Where do I find the licence?' }));
  await expect(await canvas.findByText(/^It came with the font/)).toBeVisible();
});

export const InUse = meta.story({ decorators: [onTab(seedWith(both))] });
InUse.test('shows the font, who confirmed its licence, and what each file holds of it', async ({ canvas }) => {
  await expect(await canvas.findByRole('figure', { name: 'Sample of the font' })).toBeVisible();
  await expect(canvas.getByText(/^Confirmed by Mei Lam on /)).toBeVisible();
  await expect(canvas.getByText('Contains the font')).toBeVisible();
  await expect(canvas.getByText(/because this font has no Chinese characters/)).toBeVisible();
});
InUse.test('asks before the font goes, and says what stays', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove the font' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Kestrel Sans?' }));
  await expect(dialog.getByText(/What is published stays as it is/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  await expect(canvas.getByRole('button', { name: 'Remove the font' })).toHaveFocus();
});
InUse.test('shows how much of the page the letterhead keeps while it is set', async ({ canvas }) => {
  const header = await canvas.findByRole('slider', { name: /^Height of the header/ });
  fireEvent.change(header, { target: { value: '90' } });
  await expect(canvas.getByRole('img', { name: /^Letterhead\. Text runs from 90 mm/ })).toBeVisible();
});
InUse.test('goes back from replacing the font', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Replace the font' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByRole('figure', { name: 'Sample of the font' })).toBeVisible();
});

export const InUseInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: [onTab(seedWith(both))],
});

/** The font is named in Word, because embedding it there is not allowed. */
export const NamedInWord = meta.story({
  decorators: [
    onTab(
      seedWith({ ...both, font: both.font && { ...both.font, inWord: false, hasChinese: true }, letterhead: null }),
    ),
  ],
});

export const Loading = meta.story({
  decorators: [
    onTab((cache, api) => {
      void cache.fetchQuery({ ...houseStyleQueries.own(api, id), queryFn: () => new Promise<never>(() => {}) });
    }),
  ],
  play: drawnTo(1),
});

/** The gateway cannot be reached, as without a connection. */
export const OutOfReach = meta.story({ decorators: [onTab(() => {})], play: drawnTo(1) });
OutOfReach.test('says what could not be loaded, and tries again', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the report style')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
});
