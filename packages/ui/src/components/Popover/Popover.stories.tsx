import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Popover.guide.ts';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  parameters: { guide },
  args: { label: 'Filter', trigger: <Button>Filter</Button>, children: 'Nothing to filter yet.' },
});

export const AFewSettings = meta.story({
  args: {
    size: 'small',
    children: (
      <Stack gap={2}>
        <Checkbox label="Ongoing 進行中" value onChange={() => {}} />
        <Checkbox label="Published 已發佈" value={false} onChange={() => {}} />
      </Stack>
    ),
  },
});
AFewSettings.test('opens by key, takes focus, closes on Escape and gives focus back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Filter' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Filter' });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await expect(opener).toHaveFocus();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
