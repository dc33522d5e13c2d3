import { createRoot } from 'react-dom/client';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { type Guide, type StateName, stateNames } from '../../packages/ui/src/testing/guide.ts';
import { initialGlobals } from '../globals.ts';
import { Sight, storiesIn } from '../kit/Sight.tsx';
import preview from '../preview.tsx';
import { isFloating } from '../states.tsx';

/** Not for readers: every state in a guide, drawn and checked for being what it claims. */
const meta = preview.meta({
  title: 'Components/Every state',
  tags: ['!autodocs', 'qa'],
  parameters: { a11y: { test: 'off' } },
});

const guides = import.meta.glob<Guide>('../../packages/ui/src/**/*.guide.ts', { eager: true, import: 'guide' });

/** All that a person reads in a place, including values of boxes and names for screen readers. */
const wordsIn = (place: Element): string =>
  [
    place.textContent,
    ...Array.from(place.querySelectorAll('input, textarea'), (box) => (box as HTMLInputElement).value),
    ...['aria-label', 'aria-description'].flatMap((name) =>
      Array.from(place.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)),
    ),
    ...Array.from(place.querySelectorAll('img'), ({ alt }) => alt),
  ].join(' ');

const watched = [
  'background-color',
  'color',
  'border-top-color',
  'border-bottom-color',
  'box-shadow',
  'outline',
  'opacity',
  'text-decoration',
  'transform',
  'fill',
  'stroke',
  'visibility',
  'width',
] as const;
/** The look of all elements in a place: the text differs when a state changes anything. */
const looksIn = (place: Element): string =>
  Array.from(place.querySelectorAll('*'), (element) =>
    [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return watched.map((property) => style.getPropertyValue(property)).join();
    }),
  ).join(';');

const has = (selector: string) => (place: Element) => place.querySelector(selector) !== null;

/** The conditions of a real state in a place; it has to differ from `looks` and `words` at rest. */
const holds: Partial<Readonly<Record<StateName, (place: Element, rest: Seen) => boolean>>> = {
  hover: (place, rest) => looksIn(place) !== rest.looks,
  focus: (place, rest) => looksIn(place) !== rest.looks || place.contains(document.activeElement),
  pressed: (place, rest) => looksIn(place) !== rest.looks,
  disabled: has(':disabled, [aria-disabled="true"], [data-disabled]'),
  readOnly: has('[readonly], [aria-readonly="true"], [contenteditable="false"]'),
  error: (place, rest) => has('[aria-invalid="true"], [role="alert"]')(place) || wordsIn(place) !== rest.words,
  loading: has('[aria-busy="true"], [role="status"], [aria-disabled="true"], progress'),
  empty: (place, rest) => wordsIn(place) !== rest.words || looksIn(place) !== rest.looks,
  long: (place, rest) => wordsIn(place) !== rest.words || looksIn(place) !== rest.looks,
  chinese: (place) => /\p{Script=Han}/u.test(wordsIn(place)),
};

type Seen = { readonly words: string; readonly looks: string };

const drawnMs = 4000;

const isDrawn = (sight: Element) => sight.firstElementChild !== null || sight.textContent !== '';

/** Draws these states of a component, waits for late parts, and passes the places to `look`, one for each state. */
const seen = async <Answer,>(
  path: string,
  states: readonly StateName[],
  look: (placeOf: (state: StateName) => Element) => Answer,
): Promise<Answer> => {
  const guide = guides[path] as Guide;
  const stories = path.replace('../../', '').replace('.guide.ts', '.stories.tsx');
  await storiesIn(stories);
  const place = document.body.appendChild(document.createElement('div'));
  const inBody = document.body.childElementCount;
  const problems: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => void problems.push(error) });
  root.render(
    states.map((state) => (
      <Sight
        key={state}
        path={stories}
        guide={guide}
        look={guide.states[state] ?? guide.states.rest}
        state={state}
        globals={{ ...initialGlobals, locale: state === 'chinese' ? 'zh-Hant-HK' : 'en' }}
      />
    )),
  );
  const placeOf = (state: StateName) => place.querySelector(`[data-sight="${state}"]`) ?? place;
  // Floating parts are drawn beside the place, in the body.
  const hasFloated = () => document.body.childElementCount > inBody;
  const isThere = () =>
    expect(problems.length > 0 || hasFloated() || states.every((state) => isDrawn(placeOf(state)))).toBe(true);
  // Some draw nothing when they are empty.
  await waitFor(isThere, { timeout: drawnMs }).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  // This event makes the addon rewrite the styles of newly drawn parts.
  addons.getChannel().emit('docsRendered', path);
  const answer = look(placeOf);
  root.unmount();
  place.remove();
  if (problems.length > 0) throw problems[0];
  return answer;
};

const seenAt = (place: Element): Seen => ({ words: wordsIn(place), looks: looksIn(place) });
const checked = (guide: Guide) => stateNames.filter((state) => guide.states[state] && holds[state]);

/** Parts in the page are drawn at once; floating parts cover the whole page, so each of their states is drawn alone. */
const faultsOf = async (path: string, guide: Guide): Promise<string[]> => {
  if (!isFloating(guide)) {
    return seen(path, ['rest', ...checked(guide)], (placeOf) => {
      const rest = seenAt(placeOf('rest'));
      return checked(guide).filter((state) => !holds[state]?.(placeOf(state), rest));
    });
  }
  const closed = { words: wordsIn(document.body), looks: looksIn(document.body) };
  const faults: string[] = [];
  for (const state of checked(guide)) {
    if (!(await seen(path, [state], () => holds[state]?.(document.body, closed)))) faults.push(state);
  }
  return faults;
};

const faultsIn = async (isMeant: RegExp): Promise<string[]> => {
  const faults: string[] = [];
  for (const [path, guide] of Object.entries(guides)) {
    if (!isMeant.test(path)) continue;
    const found = await faultsOf(path, guide).catch((error: unknown) => [String(error)]);
    faults.push(...found.map((state) => `${path.replace(/^.*\//, '')}: ${state}`));
  }
  return faults;
};

export const EveryComponent = meta.story({ render: () => <p>Every component in every state</p> });

EveryComponent.test('has each state that its guide tells of: charts and data', async () =>
  expect(await faultsIn(/src\/(charts|data|markdown)\//)).toEqual([]),
);
EveryComponent.test('has each state that its guide tells of: fields', async () => {
  // Loaded early, because nothing on the page shows when it has loaded.
  await import('../../packages/ui/src/rich-text/RichTextEditor.tsx');
  await expect(await faultsIn(/src\/(forms|rich-text)\//)).toEqual([]);
});
EveryComponent.test('has each state that its guide tells of: all others', async () =>
  expect(await faultsIn(/src\/components\//)).toEqual([]),
);
