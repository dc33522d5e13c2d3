// One file: every state of one sheet, shown with the same brand.
import type { BrandSheet } from '@esg/contract';
import { deriveTheme, sampleSettings } from '@esg/tokens';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spoken } from '../../fields/story-kit.tsx';
import { storyLogo } from '../story/story-screens.ts';
import { loadStudioWords } from '../words/studio-catalogue.ts';
import { SignOffSheet } from './SignOffSheet.tsx';

const setting = sampleSettings.harbour;
const person = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10', name: 'Mei Lam' };

/** A square of the brand's colour, as large as it says. */
const square = (side: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = setting.primary.color;
  context.fillRect(0, 0, side, side);
  return canvas.toDataURL();
};

const text = { size: 10.5, bold: false, color: '#1f2933' };
const strong = { size: 19, bold: true, color: '#1f2933' };
/** How Word and Excel files wear the brand. */
const documents: BrandSheet['documents'] = {
  word: {
    font: 'Calibri',
    strip: setting.special.secondaryColor,
    ground: setting.special.color,
    title: { size: 30, bold: true, color: '#ffffff' },
    heading1: strong,
    heading2: { ...strong, size: 13 },
    heading3: { ...strong, size: 10 },
    text,
    tableHead: { ...text, bold: true },
    headRule: '#5b6672',
    rule: '#d5d9de',
  },
  excel: {
    font: 'Calibri',
    title: { ...strong, size: 20 },
    fact: text,
    head: { size: 11, bold: true, color: '#ffffff' },
    headGround: setting.primary.color,
    text,
    unit: text,
    rule: '#d5d9de',
  },
};

const sheet = (): BrandSheet => {
  const image = {
    origin: storyLogo([setting.primary.color, setting.special.secondaryColor]),
    originalName: 'logo.png',
    mediaType: 'image/png',
  };
  return {
    brand: {
      id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f11',
      state: 'draft',
      number: null,
      content: { companyName: 'Harbour Advisory', supportEmail: 'help@harbour.example', colorSetting: setting },
      images: { logo: image, logoDark: null, miniLogo: image, favicon: image },
      version: 4,
      updatedAt: '2026-11-20T02:42:00.000Z',
      updatedBy: person,
      publishedAt: null,
      publishedBy: null,
      restoredFrom: null,
    },
    mark: '0f1e2d3c4b5a6978',
    approvals: [
      {
        id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f12',
        kind: 'approved',
        text: null,
        version: 4,
        author: { ...person, name: 'Arjun Rao' },
        createdAt: '2026-11-21T02:42:00.000Z',
      },
    ],
    icons: [
      ...([16, 32, 48, 192] as const).map((side) => ({ side, shape: 'plain' as const, picture: square(side) })),
      { side: 192, shape: 'maskable', picture: square(192) },
    ],
    card: storyLogo([setting.primary.color, setting.special.secondaryColor], 315),
    documents,
  };
};

const letter = (ground: string) =>
  `<!doctype html><html lang="en"><title>Invitation</title><body style="margin:0;padding:40px;background:${ground}"><p style="color:${ground === '#ffffff' ? '#000000' : '#ffffff'}">Come in</p>`;

const meta = preview.meta({
  title: 'Brand studio/Sign-off sheet',
  component: SignOffSheet,
  loaders: [loadStudioWords],
  args: {
    sheet: sheet(),
    emails: [
      { id: 'invitation', subject: 'You are invited', html: { light: letter('#ffffff'), dark: letter('#101418') } },
    ],
    report: undefined,
    reportProblem: <p>The pages could not be drawn.</p>,
    downloads: null,
  },
  render: (args, { globals }) => (
    <Spoken locale={globals.locale}>
      <main style={{ padding: 'var(--esg-space-4)' }}>
        <h1>Sign-off sheet</h1>
        <SignOffSheet {...args} />
      </main>
    </Spoken>
  ),
});

const groundOf = (place: HTMLElement) => getComputedStyle(place.querySelector('button') as HTMLElement).backgroundColor;
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export const Draft = meta.story({});
Draft.test('names who prepared and who approved it', async ({ canvas }) => {
  await expect(canvas.getByText('Mei Lam')).toBeVisible();
  await expect(canvas.getByText('Arjun Rao')).toBeVisible();
  await expect(canvas.getByText('0f1e2d3c4b5a6978')).toBeVisible();
});
Draft.test('shows the brand’s own colours in every state and look', async ({ canvas }) => {
  const themes = {
    Light: deriveTheme(setting, 'light'),
    Dark: deriveTheme(setting, 'dark'),
    'Light, more contrast': deriveTheme(setting, 'light', 'more'),
    'Dark, more contrast': deriveTheme(setting, 'dark', 'more'),
  };
  for (const [name, { colors }] of Object.entries(themes)) {
    const table = within(canvas.getByRole('region', { name }));
    const ground = (state: string) => groundOf(table.getByRole('img', { name: `Main button: ${state}` }));
    await expect(ground('At rest')).toBe(rgb(colors['esg-color-action-bg']));
    await waitFor(() => expect(ground('Hover')).toBe(rgb(colors['esg-color-action-bg-hover'])));
    await waitFor(() => expect(ground('Pressed')).toBe(rgb(colors['esg-color-action-bg-active'])));
    const focused = table.getByRole('img', { name: 'Main button: Focused' }).querySelector('button') as HTMLElement;
    await expect(getComputedStyle(focused).outlineStyle).toBe('solid');
  }
});
Draft.test('wears the system’s colours under forced colours', async ({ canvas }) => {
  const table = within(canvas.getByRole('region', { name: /^Forced colours/ }));
  const button = table.getByRole('img', { name: 'Main button: At rest' }).querySelector('button') as HTMLElement;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'color-scheme:light;background:Canvas;border:1px solid ButtonText';
  await expect(groundOf(table.getByRole('img', { name: 'Main button: At rest' }))).toBe(
    getComputedStyle(probe).backgroundColor,
  );
  await expect(getComputedStyle(button).borderTopColor).toBe(getComputedStyle(probe).borderTopColor);
  probe.remove();
});
Draft.test('takes no keyboard focus', async ({ canvasElement }) => {
  const stops = Array.from(canvasElement.querySelectorAll('button, input, select, a, iframe'));
  await expect(stops.length).toBeGreaterThan(50);
  await expect(stops.filter((stop) => stop.closest('[inert]') === null)).toEqual([]);
});

Draft.test('prints e-mails with their background colours', async ({ canvasElement }) => {
  const frames = Array.from(canvasElement.querySelectorAll('iframe'));
  await expect(frames).toHaveLength(2);
  for (const frame of frames)
    await waitFor(() => {
      const { contentDocument } = frame;
      if (!contentDocument?.body) throw new Error('Not loaded yet');
      return expect(getComputedStyle(contentDocument.body).printColorAdjust).toBe('exact');
    });
});
Draft.test(
  'shows each colour as it was asked for and as it is used, and how many pairs of text and ground are readable',
  async ({ canvas }) => {
    const colors = within(canvas.getByRole('region', { name: 'Colours' }));
    const shown = colors.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown).toHaveLength(8);
    await expect(shown).toContain('PrimaryAsked: #14315fUsed: #14315f');
    await expect(shown).toContain('Special, end of the gradientAsked: #ff6f59Used: #ff6f59');
    await expect(colors.getByText(/^\d+ pairs of text and ground proved, light and dark\. Lowest/)).toBeVisible();
  },
);
Draft.test('names brand, version and fingerprint on every printed page', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('style')).toHaveTextContent(
    '@bottom-left{content:"Harbour Advisory · Draft · Fingerprint 0f1e2d3c4b5a6978"',
  );
});

const published = (): BrandSheet => ({
  ...sheet(),
  approvals: [],
  brand: { ...sheet().brand, state: 'published', number: 3, publishedAt: '2026-11-21T02:42:00.000Z' },
});

/** A brand that was published before drafts could be approved. */
export const PublishedWithoutApproval = meta.story({ args: { sheet: published() } });
PublishedWithoutApproval.test('does not wait for an approval', async ({ canvas }) => {
  await expect(canvas.getByText(/^Published on .*2026.*\. Not approved in the product\.$/)).toBeVisible();
  await expect(canvas.queryByText(/Waiting for approval/)).toBeNull();
});

export const Supplied = meta.story({
  args: { sheet: { ...published(), brand: { ...published().brand, updatedBy: null, publishedAt: null } } },
});
Supplied.test('says where the brand comes from', async ({ canvas }) => {
  await expect(canvas.getByText('Supplied with the product')).toBeVisible();
  await expect(canvas.getByText('Not approved in the product.')).toBeVisible();
});

export const PreparedAndApprovedByOne = meta.story({
  args: { sheet: { ...sheet(), approvals: sheet().approvals.map((remark) => ({ ...remark, author: person })) } },
});
PreparedAndApprovedByOne.test('says that one person did both', async ({ canvas }) => {
  await expect(canvas.getByText('The same person prepared and approved this draft.')).toBeVisible();
});

const verdant = { ...sheet().brand.content, colorSetting: sampleSettings.verdant };
export const BentGradient = meta.story({
  args: { sheet: { ...sheet(), brand: { ...sheet().brand, content: verdant } } },
});
BentGradient.test('shows the gradient’s own end as what was asked', async ({ canvas }) => {
  const shifts = within(canvas.getByRole('region', { name: 'Colours used otherwise than asked' }));
  const row = shifts.getByRole('row', { name: /^Special, end of the gradient / });
  await expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^#8fb339$/);
  await expect(row).toHaveTextContent(/to 1; 4\.5 is needed\./);
});

const smallPicture = { origin: square(64), originalName: 'icon.png', mediaType: 'image/png' };
export const SmallIcon = meta.story({
  args: {
    sheet: { ...sheet(), brand: { ...sheet().brand, images: { ...sheet().brand.images, favicon: smallPicture } } },
  },
});
SmallIcon.test('says why large icons are blurred', async ({ canvas }) => {
  await expect(
    await canvas.findByText(
      'Drawn from a picture of 64 × 64 px: blurred above that size. Upload an SVG or at least 512 px.',
    ),
  ).toBeVisible();
});

export const WithoutPictures = meta.story({
  args: {
    sheet: {
      ...sheet(),
      approvals: [],
      brand: { ...sheet().brand, images: { logo: null, logoDark: null, miniLogo: null, favicon: null } },
    },
  },
});
WithoutPictures.test('says which pictures and which approval are missing', async ({ canvas }) => {
  await expect(canvas.getAllByText('The brand has no such picture.')).toHaveLength(3);
  await expect(canvas.getByText('Waiting for approval in the product.')).toBeVisible();
});

export const ReportOnItsWay = meta.story({ args: { reportProblem: undefined } });
ReportOnItsWay.test('says that the pages are being drawn', async ({ canvas }) => {
  await expect(canvas.getByText('Drawing the pages')).toBeInTheDocument();
});
