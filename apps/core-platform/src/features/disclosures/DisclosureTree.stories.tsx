import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spoken, sampleTopics } from '../../story-kit.tsx';
import { DisclosureTree } from './DisclosureTree.tsx';
import { codesIn, partsOf, withCodes } from './selection.ts';

type Props = { onPick?: (codes: readonly string[]) => void; disabled?: boolean };

const Selecting = ({ onPick, disabled = false }: Props) => {
  const [chosen, setChosen] = useState<readonly string[]>(['2-1', '305-1']);
  const toggle = (codes: readonly string[], wanted: boolean) => {
    const next = withCodes(codesIn(sampleTopics), new Set(chosen), codes, wanted);
    setChosen(next);
    onPick?.(next);
  };
  return (
    <DisclosureTree parts={partsOf(sampleTopics)} chosen={new Set(chosen)} disabled={disabled} onToggle={toggle} />
  );
};

const meta = preview.meta({
  component: Selecting,
  args: { onPick: fn() },
  decorators: [
    (Story, { globals }) => (
      <Spoken locale={globals.locale}>
        <Story />
      </Spoken>
    ),
  ],
});

export const SomeSelected = meta.story({});
SomeSelected.test('ticks a whole topic at once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'All of GRI 305: Emissions 2016' }));
  await expect(args.onPick).toHaveBeenLastCalledWith(['2-1', '305-1', '305-2']);
});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const ReadOnly = meta.story({ args: { disabled: true } });
export const InTheDark = meta.story({ globals: { mode: 'dark', tenant: 'harbour' } });
