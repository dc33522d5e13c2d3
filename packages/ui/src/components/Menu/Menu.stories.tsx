import { Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
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
