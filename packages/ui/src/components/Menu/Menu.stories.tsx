import { Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { guide } from './Menu.guide.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from './Menu.tsx';

const meta = preview.meta({ component: Menu, parameters: { guide } });
const onDelete = fn();

export const ActionsOfAReport = meta.story({
  render: () => (
    <Menu trigger={<IconButton label="Actions" icon={<EllipsisVertical />} />}>
      <MenuItem asChild>
        <a href="#open">Open</a>
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />}>Duplicate</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  ),
});
ActionsOfAReport.test('opens, moves and chooses by keyboard', async ({ canvas, userEvent }) => {
  onDelete.mockClear();
  const trigger = canvas.getByRole('button', { name: 'Actions' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  await expect(onDelete).toHaveBeenCalledOnce();
  await waitFor(() => expect(trigger).toHaveFocus());
});

export const BetweenTwoButtons = meta.story({
  render: () => (
    <>
      <Button>Before</Button>
      <Menu trigger={<Button>Export</Button>}>
        <MenuItem>Excel</MenuItem>
        <MenuItem>PDF</MenuItem>
        <MenuItem>Word</MenuItem>
      </Menu>
      <Button>After</Button>
    </>
  ),
});
const entry = (name: string) => screen.findByRole('menuitem', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
for (const [keys, lands] of [
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
] as const) {
  BetweenTwoButtons.test(
    `${lands === 'After' ? 'Tab' : 'Shift Tab'} closes it and goes on from its button`,
    async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Export' }).focus();
      await userEvent.keyboard('{Enter}');
      await entry('Excel');
      await userEvent.keyboard(keys);
      await closed();
      await waitFor(() => expect(canvas.getByRole('button', { name: lands })).toHaveFocus());
    },
  );
}
BetweenTwoButtons.test(
  'arrow up on its button opens it on the last entry, and arrows go round both ends',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await entry('Word');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await entry('Excel')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus());
  },
);
BetweenTwoButtons.test(
  'each key of the pattern that opens, moves, chooses and leaves does so',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    for (const open of ['{Enter}', ' ', '{ArrowDown}']) {
      button.focus();
      await userEvent.keyboard(open);
      await waitFor(async () => expect(await entry('Excel')).toHaveFocus());
      await userEvent.keyboard('{End}');
      await expect(await entry('Word')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(await entry('Excel')).toHaveFocus();
      // Space belongs to the word that is being typed.
      if (open !== ' ') {
        await userEvent.keyboard('p');
        await expect(await entry('PDF')).toHaveFocus();
      }
      await userEvent.keyboard(open === ' ' ? ' ' : open === '{Enter}' ? '{Enter}' : '{Escape}');
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
);

const Language = () => {
  const [language, setLanguage] = useState('en');
  return (
    <Menu trigger={<Button>Language</Button>}>
      <MenuLabel>Language of the platform</MenuLabel>
      <MenuChoices
        value={language}
        onChange={({ value }) => setLanguage(value)}
        choices={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'zh-Hant-HK', label: '繁體中文', lang: 'zh-Hant-HK' },
        ]}
      />
    </Menu>
  );
};

export const OneOfSeveral = meta.story({ render: () => <Language /> });
OneOfSeveral.test('says which one holds', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '繁體中文' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
  await expect(await screen.findByRole('menuitemradio', { name: '繁體中文' })).toBeChecked();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
