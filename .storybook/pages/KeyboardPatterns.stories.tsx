import { keepFocus } from '@esg/ui';
import { createRoot } from 'react-dom/client';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fields } from '../keyboard/fields.ts';
import { grids } from '../keyboard/grids.ts';
import { menus } from '../keyboard/menus.ts';
import { overlays } from '../keyboard/overlays.ts';
import { type Check, type Pattern, stops } from '../keyboard/steps.ts';
import { drawn, isStory } from '../kit/drawn.tsx';
import { storiesIn } from '../kit/Sight.tsx';
import preview from '../preview.tsx';

/** Not for readers: the keys of the ARIA Authoring Practices, pressed as a person presses them, on the stories of our components. */
const meta = preview.meta({
  title: 'Components/Keyboard patterns',
  tags: ['!autodocs', 'qa'],
  parameters: { a11y: { test: 'off' } },
});

const patterns = [...menus, ...overlays, ...grids, ...fields];

const drawnMs = 5000;
const heldMs = 1500;

/** Draws the story, goes to its control and takes the steps. Returns the conditions that failed. */
const faultOf = async (pattern: Pattern, [does, ...steps]: Check): Promise<string | undefined> => {
  // Keys of the browser itself: synthetic events move nothing in a slider or a native list.
  const { userEvent } = await import('vitest/browser');
  const story = (await storiesIn(`packages/ui/src/${pattern.stories}.stories.tsx`))[pattern.story];
  if (!isStory(story)) throw new RangeError(`${pattern.stories} has no story ${pattern.story}`);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <>
      <button type="button">{stops.before}</button>
      {drawn(story)}
      <button type="button">{stops.after}</button>
    </>,
  );
  let step: Check[number] | undefined = 'drawing it';
  try {
    const [role, name] = pattern.at ?? ['button', stops.before];
    const control = await screen.findByRole(role, { name }, { timeout: drawnMs });
    control.focus();
    for (step of steps) {
      if (typeof step === 'string') await userEvent.keyboard(step);
      else await waitFor(step, { timeout: heldMs, interval: 10 });
    }
    return undefined;
  } catch (error) {
    const [first] = String(error).split('\n');
    return `${pattern.name}: ${does} (${String(step).replace(/\s+/g, ' ')}: ${first})`;
  } finally {
    root.unmount();
    place.remove();
  }
};

const faultsIn = async (some: readonly Pattern[]) => {
  const faults: string[] = [];
  for (const pattern of some) {
    for (const check of pattern.checks) {
      const fault = await faultOf(pattern, check);
      if (fault) faults.push(fault);
    }
  }
  return faults;
};

export const EveryPattern = meta.story({
  render: () => (
    <dl>
      {patterns.map(({ name, checks }) => (
        <div key={name}>
          <dt>{name}</dt>
          {checks.map(([does]) => (
            <dd key={does}>{does}</dd>
          ))}
        </div>
      ))}
    </dl>
  ),
});

EveryPattern.test('holds for menus, lists and the palette', async () => expect(await faultsIn(menus)).toEqual([]));
EveryPattern.test('holds for what opens and closes', async () => expect(await faultsIn(overlays)).toEqual([]));
EveryPattern.test('holds for trees and grids', async () => expect(await faultsIn(grids)).toEqual([]));
EveryPattern.test('holds for fields and tools', async () => expect(await faultsIn(fields)).toEqual([]));
EveryPattern.test('hands focus on from a control that goes when it is pressed a second time', async () => {
  const end = keepFocus();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<button>Remove</button><button>After it</button>';
  const [remove, after] = place.querySelectorAll('button');
  let presses = 0;
  remove?.addEventListener('click', () => {
    presses += 1;
    if (presses === 2) remove.remove();
  });
  if (remove) for (const _ of ['first', 'second']) await userEvent.click(remove);
  await waitFor(() => expect(document.activeElement).toBe(after));
  end();
  place.remove();
});
EveryPattern.test('is asked of 22 patterns with 136 keys and more', async () => {
  await expect(patterns.length).toBeGreaterThanOrEqual(22);
  await expect(patterns.flatMap(({ checks }) => checks).length).toBeGreaterThanOrEqual(136);
});
