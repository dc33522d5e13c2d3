/** Longer than others: every test needs the same studio, with its owner, screens and pictures. */
import type { BrandContent } from '@esg/contract';
import { sampleSettings } from '@esg/tokens';
import { Button } from '@esg/ui';
import { useState } from 'react';
import { expect, fn, type Mock, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Spoken } from '../fields/story-kit.tsx';
import { BrandStudio } from './BrandStudio.tsx';
import { usualView, writeStudioLink } from './model/studio-link.ts';
import { storyLogo, storyScreens } from './story/story-screens.ts';
import type { BrandStudioProps } from './studio-props.ts';

const brandOf = (name: keyof typeof sampleSettings, companyName: string): BrandContent => ({
  companyName,
  supportEmail: `help@${companyName.toLowerCase()}.example`,
  colorSetting: sampleSettings[name],
});
const verdant = brandOf('verdant', 'Verdant');
const citrine = brandOf('hostileYellow', 'Citrine');

const Owned = ({ value: start, onChange, ...props }: BrandStudioProps) => {
  const [value, setValue] = useState(start);
  return (
    <BrandStudio
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
    />
  );
};

const pictures = () => {
  const logo = storyLogo([verdant.colorSetting.primary.color, verdant.colorSetting.special.secondaryColor]);
  return { logo, miniLogo: logo, favicon: logo };
};

const meta = preview.meta({
  title: 'Brand studio/Component',
  component: BrandStudio,
  parameters: { layout: 'fullscreen' },
  args: {
    value: verdant,
    saved: verdant,
    onChange: fn(),
    screens: storyScreens(),
    images: { current: pictures(), saved: pictures(), onImage: fn(), onRemove: fn() },
    actions: <Button emphasis="strong">Publish</Button>,
  },
  render: (args, { globals }) => (
    <Spoken locale={globals.locale}>
      <main style={{ padding: 'var(--esg-space-4)' }}>
        <h1 style={{ fontSize: 'var(--esg-font-size-xl)' }}>{args.value.companyName}</h1>
        <Owned {...args} />
      </main>
    </Spoken>
  ),
});

const frameOf = async (name: RegExp) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(name);
  await waitFor(() => expect(frame.contentDocument?.body?.textContent).toBeTruthy());
  return frame.contentDocument as Document;
};
const buttonGround = (page: Document) => {
  const link = page.querySelector('a');
  return link && getComputedStyle(link).backgroundColor;
};

export const Edited = meta.story({});
Edited.test(
  'repaints the preview while a colour is typed, and undoes the typing as one step',
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Primary' });
    const page = await frameOf(/Letter/);
    await userEvent.clear(box);
    await userEvent.type(box, '#14315f');
    await waitFor(() => expect(buttonGround(page)).toBe('rgb(20, 49, 95)'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveValue(verdant.colorSetting.primary.color);
    await expect(canvas.getByText('Undone: Primary')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(box).toHaveValue('#14315f');
  },
);
Edited.test(
  'lets hover and press follow the main colour until they are unlinked',
  async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Primary' });
    const chosen = () => {
      const [change] = (args.onChange as Mock<BrandStudioProps['onChange']>).mock.lastCall ?? [];
      const { color, hoverColor, activeColor } = change?.value.colorSetting.primary ?? {};
      return [color, hoverColor, activeColor];
    };
    await userEvent.clear(box);
    await userEvent.type(box, '#facc15');
    await waitFor(() => expect(chosen()).toEqual(['#facc15', '', '']));
    const [linked] = canvas.getAllByRole('switch', { name: 'Derive hover and pressed colours from this one' });
    await expect(linked).toBeChecked();
    const hover = canvas.getByRole('textbox', { name: 'Primary, hover' });
    await userEvent.type(hover, '#3e7d8b');
    await expect(linked).not.toBeChecked();
    await expect(canvas.getByText(/^Belongs to another hue than the colour at rest/)).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, '#eab308');
    await waitFor(() => expect(chosen()).toEqual(['#eab308', '#3e7d8b', '']));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Derive again' })[0] as HTMLElement);
    await waitFor(() => expect(chosen()).toEqual(['#eab308', '', '']));
    await expect(linked).toBeChecked();
  },
);
Edited.test(
  'asks for colours of the dark mode, and for none that no screen shows',
  async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Secondary, dark mode' });
    await userEvent.type(box, '#22303f');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        value: expect.objectContaining({
          colorSetting: expect.objectContaining({ secondary: expect.objectContaining({ darkColor: '#22303f' }) }),
        }),
      }),
    );
    await expect(canvas.queryByRole('textbox', { name: 'Special, pressed' })).toBeNull();
  },
);
Edited.test('lists the roles that moved, old beside new', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Secondary' });
  await expect(canvas.queryByRole('heading', { name: 'Old beside new' })).toBeNull();
  await userEvent.clear(box);
  await userEvent.type(box, '#ffd3ca');
  await expect(await canvas.findByRole('heading', { name: 'Old beside new' })).toBeInTheDocument();
  const changes = within(canvas.getByRole('region', { name: 'Old beside new' }));
  await userEvent.click(changes.getByRole('button', { name: /^Light(?!, more)/ }));
  const row = (await changes.findByText('Second button')).closest('tr') as HTMLElement;
  await expect(row).toHaveTextContent('#e3f1d9');
  await expect(row).toHaveTextContent('#ffd3ca');
});
Edited.test('warns of buttons that look the same', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Secondary' });
  await userEvent.clear(box);
  await userEvent.type(box, verdant.colorSetting.primary.color);
  await expect(await canvas.findByText(/^The main and the second button look the same/)).toBeInTheDocument();
});
Edited.test('keeps what is no colour in sight and lets the last one stand', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', { name: 'Primary' });
  await userEvent.clear(box);
  await userEvent.type(box, 'teal');
  await expect(box).toHaveValue('teal');
  await expect(canvas.getByText(/This isn’t a colour yet/)).toBeInTheDocument();
  await expect(args.onChange).not.toHaveBeenCalled();
});
Edited.test('shows the saved brand while the button is held, by keyboard too', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Primary' });
  const page = await frameOf(/Letter/);
  await userEvent.clear(box);
  await userEvent.type(box, '#14315f');
  await waitFor(() => expect(buttonGround(page)).toBe('rgb(20, 49, 95)'));
  const hold = canvas.getByRole('button', { name: 'Hold to see the saved brand' });
  hold.focus();
  await userEvent.keyboard('{ >}');
  await waitFor(() => expect(buttonGround(page)).toBe('rgb(31, 122, 77)'));
  await userEvent.keyboard('{/ }');
  await waitFor(() => expect(buttonGround(page)).toBe('rgb(20, 49, 95)'));
});
Edited.test('dresses a page that listens, in the mode and language asked for', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Screen' }), 'page');
  const page = await frameOf(/Page/);
  await waitFor(() => expect(page.body.textContent).toContain('Verdant light en'));
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(canvas.getByRole('radio', { name: '繁體中文' }));
  await waitFor(() => expect(page.body.textContent).toContain('Verdant dark zhTw'));
});
Edited.test('says when a screen cannot be drawn, and shows the next one', async ({ canvas, userEvent }) => {
  const choice = await canvas.findByRole('combobox', { name: 'Screen' });
  await userEvent.selectOptions(choice, 'broken');
  await expect(await canvas.findByRole('heading', { name: 'This screen can’t be drawn' })).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Load it again' }));
  await userEvent.selectOptions(choice, 'letter');
  await frameOf(/Letter/);
  await expect(canvas.queryByRole('heading', { name: 'This screen can’t be drawn' })).toBeNull();
});
Edited.test('shows both modes beside the saved brand', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Both' }));
  await userEvent.click(canvas.getByRole('switch', { name: 'Beside the saved brand' }));
  await expect(canvas.getAllByTitle(/^Letter: /).map((frame) => frame.getAttribute('title'))).toEqual([
    'Letter: Light, edited',
    'Letter: Light, saved',
    'Letter: Dark, edited',
    'Letter: Dark, saved',
  ]);
});
Edited.test('makes a theme of the logo', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Make a theme from the logo' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    value: expect.objectContaining({
      colorSetting: expect.objectContaining({
        special: { color: '#1f7a4d', hoverColor: '', activeColor: '', secondaryColor: '#8fb339' },
      }),
    }),
  });
});
Edited.test(
  'names the wrong field of an import, keeps the text, and takes it once it is mended',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import and export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a brand' }));
    const box = dialog.getByRole('textbox');
    const wrong = JSON.stringify(sampleSettings.harbour).replace('#10284e', 'navy');
    await userEvent.click(box);
    await userEvent.paste(wrong);
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText(/primary.hoverColor/)).toBeInTheDocument();
    await expect(box).toHaveValue(wrong);
    await userEvent.clear(box);
    await userEvent.paste(JSON.stringify(sampleSettings.harbour));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Primary' })).toHaveValue('#14315f');
    await expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveValue('Verdant');
  },
);

Edited.test(
  'takes a drawing as it is with a thumbnail, and says why another file is refused',
  async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText('Logo');
    const drawing = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4"/></svg>'],
      'logo.svg',
      { type: 'image/svg+xml' },
    );
    await userEvent.upload(field, drawing);
    await waitFor(() => expect(args.images.onImage).toHaveBeenCalledOnce());
    const [taken] = (args.images.onImage as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(taken).toMatchObject({ kind: 'logo', image: { name: 'logo.svg', original: drawing } });
    await expect(taken.image.thumbnail.type).toBe('image/png');
    const tiny = await (await fetch(storyLogo(['red', 'blue'], 20))).blob();
    await userEvent.upload(field, new File([tiny], 'tiny.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/at least 64 pixels/)).toBeInTheDocument();
  },
);

export const Shifted = meta.story({ args: { value: citrine, saved: verdant } });
Shifted.test(
  'says what was shifted and why, and takes the nearest colour that needs no shift',
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/^All \d+ pairs can be read/);
    await expect(canvas.getAllByText(/would have a contrast of/).length).toBeGreaterThan(1);
    const use = await canvas.findByRole('button', { name: /^Use #[0-9a-f]{6} for Primary, pressed$/ });
    const color = use.getAttribute('aria-label')?.slice(4, 11) ?? '';
    await userEvent.click(use);
    await expect(canvas.getByRole('textbox', { name: 'Primary, pressed' })).toHaveValue(color);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /for Primary, pressed$/ })).toBeNull());
  },
);
Shifted.test('lists the pairs of a group, or the shifted ones alone', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('Buttons'));
  const rows = async () => within(await canvas.findByRole('table', { name: 'Buttons' })).getAllByRole('row').length;
  await expect(await rows()).toBe(13);
  await userEvent.click(canvas.getByRole('switch', { name: 'Only shifted' }));
  await waitFor(async () => expect(await rows()).toBeLessThan(13));
});

export const OpenedByLink = meta.story({
  args: { received: writeStudioLink(citrine, { ...usualView, mode: 'dark' }) },
});
OpenedByLink.test('takes the brand and the view of the link', async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'Primary' })).toHaveValue('#ffe600'));
  await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

export const LinkMeetsOtherWork = meta.story({
  args: { value: brandOf('harbour', 'Harbour'), received: writeStudioLink(citrine, usualView) },
});
LinkMeetsOtherWork.test('asks before other work is replaced', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Primary' });
  await expect(box).toHaveValue('#14315f');
  await userEvent.click(canvas.getByRole('button', { name: 'Use the link’s brand' }));
  await expect(box).toHaveValue('#ffe600');
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(box).toHaveValue('#14315f');
});

export const BrokenLink = meta.story({ args: { received: 'brand=1&primary=navy..&secondary=ffffff..' } });
BrokenLink.test('says what is wrong with the link and keeps the brand', async ({ canvas }) => {
  await expect(await canvas.findByText(/primary.color/)).toBeInTheDocument();
  await expect(canvas.getByRole('textbox', { name: 'Primary' })).toHaveValue('#1f7a4d');
});

export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK', mode: 'dark' } });
InChinese.test('speaks Chinese and shows the screens in it', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: '主色' })).toHaveValue('#1f7a4d');
  await expect(await canvas.findByText(/^全部 \d+ 個組合均清晰可讀/)).toBeInTheDocument();
  const page = await frameOf(/Letter/);
  await waitFor(() => expect(page.body.textContent).toContain('你的報告已準備就緒'));
});
export const HostileYellow = meta.story({ globals: { tenant: 'hostileYellow' }, args: { value: citrine } });
export const HostileNight = meta.story({
  globals: { tenant: 'hostileNight', mode: 'dark' },
  args: { value: brandOf('hostileNight', 'Midnight') },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '36rem', minBlockSize: '200vh' }}>
        <Story />
      </div>
    ),
  ],
});
Narrow.test('keeps the field in hand below the screens that stay in sight', async ({ canvas }) => {
  const frames = await canvas.findByRole('group', { name: 'Letter' });
  const fields = canvas.getAllByRole('textbox');
  for (const field of [...fields].reverse()) {
    field.focus();
    await waitFor(() =>
      expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(frames.getBoundingClientRect().bottom),
    );
  }
});
