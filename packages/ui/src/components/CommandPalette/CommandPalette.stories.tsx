import { FileText, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { guide } from './CommandPalette.guide.ts';
import { CommandPalette } from './CommandPalette.tsx';

const chosen = fn();
const all = [
  {
    id: 'go',
    label: 'Go to 前往',
    commands: [
      { id: 'reports', label: 'Reports 報告', icon: <FileText />, detail: <Kbd>G R</Kbd> },
      { id: 'settings', label: 'Account settings 帳戶設定', icon: <Settings /> },
    ],
  },
  { id: 'do', label: 'Do 操作', commands: [{ id: 'create', label: 'Create report 建立報告', icon: <Plus /> }] },
];

const Searching = () => {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const groups = all
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    }))
    .filter(({ commands }) => commands.length > 0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        label="Search and go"
        placeholder="A screen, a report, an action"
        query={query}
        onQueryChange={(change) => setQuery(change.query)}
        groups={groups}
        onChoose={chosen}
        status={`${groups.flatMap(({ commands }) => commands).length} results`}
        empty="Nothing found. Try a shorter word."
      />
    </>
  );
};

const meta = preview.meta({ component: CommandPalette, parameters: { guide } });

export const EveryPlaceAndAction = meta.story({ render: () => <Searching /> });
EveryPlaceAndAction.test(
  'moves around the ends, narrows, chooses by Enter and gives focus back',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const box = await screen.findByRole('combobox', { name: 'Search and go' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: /Create report/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('rep');
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('2 results');
    await expect(screen.getByRole('group', { name: /Go to/ })).toContainElement(
      screen.getByRole('option', { name: /^Reports/ }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'reports' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
);
EveryPlaceAndAction.test('says when nothing is found', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  await expect(screen.getByText('Nothing found. Try a shorter word.')).toBeVisible();
  await expect(screen.queryByRole('option')).toBeNull();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
