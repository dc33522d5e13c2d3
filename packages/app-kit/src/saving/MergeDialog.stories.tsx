import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Spoken } from '../fields/story-kit.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const meta = preview.meta({
  component: MergeDialog,
  args: {
    open: true,
    field: 'Direct emissions',
    by: 'Daniel Lau',
    at: '2026-11-21T10:42:00.000Z',
    mine: '1,234,567.5 t CO₂e',
    theirs: '1,230,000 t CO₂e',
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onLater: fn(),
  },
  render: (args, { globals }) => (
    <Spoken locale={globals.locale}>
      <MergeDialog {...args} />
    </Spoken>
  ),
});

export const TwoValues = meta.story({});
TwoValues.test('names the other person, shows both values and lets one choose', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('heading', { name: /Daniel Lau changed this answer/ })).toBeInTheDocument();
  await expect(screen.getByText('1,234,567.5 t CO₂e')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use Daniel Lau’s value' }));
  await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my value' }));
  await expect(args.onKeepMine).toHaveBeenCalledOnce();
});
TwoValues.test('leaves the decision for later on Escape', async ({ userEvent, args }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect(args.onLater).toHaveBeenCalledOnce();
});

export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' }, args: { field: '直接排放', by: '劉大文' } });
