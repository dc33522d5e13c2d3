import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { gradientReach } from '../../../../../.storybook/kit/gradient-reach.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './Banner.guide.ts';
import { Banner, Hero } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  parameters: { guide },
  args: { tone: 'info', title: 'Figures are demonstration data', children: 'Nothing here describes a real company.' },
});

export const Information = meta.story();
export const WithAnAction = meta.story({
  args: {
    tone: 'warning',
    title: 'You are offline',
    children: 'What you type is kept.',
    action: <Button>Try now</Button>,
  },
});

export const FromEdgeToEdge = meta.story({
  args: {
    shape: 'bar',
    title: 'You are viewing Lantau Ferries',
    children: 'What you do here is recorded as Mei Lam (Kestrel Advisory).',
    action: <Button size="compact">Back to my clients</Button>,
  },
});

const onDismiss = fn();
export const ThatCanBeTakenAway = meta.story({ args: { dismiss: { label: 'Hide this message', onDismiss } } });
ThatCanBeTakenAway.test('goes when asked', async ({ canvas, userEvent }) => {
  onDismiss.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
  await expect(onDismiss).toHaveBeenCalledOnce();
});

export const Welcome = meta.story({
  render: () => (
    <Hero title="Good morning, Mei" level={1} action={<Button emphasis="inverse">Continue</Button>}>
      Your GRI report is 42 % complete. Next: Energy consumption within the organisation.
    </Hero>
  ),
});

const Refusing = () => {
  const [refused, setRefused] = useState<string[]>([]);
  return (
    <>
      <Button onClick={() => setRefused([...refused, `Row ${refused.length + 1} must be a number`])}>Save</Button>
      {refused.length > 0 && (
        <Banner tone="warning" title="Not saved">
          {refused.join(', ')}
        </Banner>
      )}
    </>
  );
};

export const ThatComesWhileOneWorks = meta.story({ render: () => <Refusing /> });
ThatComesWhileOneWorks.test(
  'is announced when it comes and when more is wrong, and focus stays',
  async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    // The region is there first and empty, before its words are added.
    const region = canvas.getByRole('status');
    await expect(within(region).queryByText('Not saved', { ignore: '[inert] *' })).toBeNull();
    await waitFor(() => expect(region.querySelector('[inert]')).toBeNull());
    await expect(region).toHaveTextContent(/Not saved.*Row 1 must be a number/);
    await userEvent.click(save);
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('Row 2 must be a number');
    await expect(save).toHaveFocus();
  },
);

export const ThatRefuses = meta.story({ args: { tone: 'danger', title: 'The file could not be imported' } });
ThatRefuses.test('is an alert', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be imported');
});

Welcome.test('keeps its text out of the corner in which the second colour stands', async ({ canvasElement }) => {
  const hero = canvasElement.querySelector('section') as HTMLElement;
  for (const width of ['100%', '48rem', '20rem', '15rem']) {
    hero.style.width = width;
    const { textEndsBefore, stretchEndsBefore } = gradientReach(hero);
    await expect(textEndsBefore).toBeGreaterThanOrEqual(stretchEndsBefore);
  }
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
