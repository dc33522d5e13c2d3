import { type RefObject, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import type { Guide, Look, StateName } from '../../packages/ui/src/testing/guide.ts';
import { drawn, isStory, type Story } from './drawn.tsx';

type StoriesModule = Readonly<Record<string, Partial<Story>>>;

const modules = import.meta.glob<StoriesModule>([
  '../../packages/ui/src/**/*.stories.tsx',
  '!../../packages/ui/src/**/*.qa.stories.tsx',
]);
const loading = new Map<string, Promise<StoriesModule>>();

/** The stories of a file, by its path from the repository's root; one promise for all callers. */
export const storiesIn = (path: string): Promise<StoriesModule> => {
  const known = loading.get(path) ?? modules[`../../${path}`]?.();
  if (!known) throw new RangeError(`There is no stories file at ${path}`);
  loading.set(path, known);
  return known;
};

const focusable =
  'button:not([tabindex="-1"]), a[href], input:not([type="hidden"]), select, textarea, [contenteditable], [tabindex="0"]';

/** The rules that the addon for pseudo states has added to the style sheets: on the element, and on its ancestors. */
const pins: Partial<Record<StateName, readonly [own: readonly string[], around: readonly string[]]>> = {
  hover: [['pseudo-hover'], ['pseudo-hover']],
  focus: [['pseudo-focus', 'pseudo-focus-visible'], ['pseudo-focus-within']],
  pressed: [
    ['pseudo-hover', 'pseudo-active'],
    ['pseudo-hover', 'pseudo-active'],
  ],
};

const pin = (place: HTMLElement, state: StateName, at = focusable): void => {
  const target = place.querySelector(at);
  const [own, around] = pins[state] ?? [];
  if (!target || !own || !around) return;
  target.classList.add(...own);
  for (let element = target.parentElement; element && element !== place; element = element.parentElement) {
    element.classList.add(...around);
  }
};

const open = (place: HTMLElement, by: NonNullable<Look['opens']>): void => {
  const target = place.querySelector<HTMLElement>(focusable);
  target?.focus();
  if (by === 'click') target?.click();
  if (by === 'ArrowDown') target?.dispatchEvent(new KeyboardEvent('keydown', { key: by, bubbles: true }));
  if (by === 'contextmenu') {
    const { left = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
    target?.dispatchEvent(new MouseEvent(by, { bubbles: true, clientX: left + 8, clientY: bottom }));
  }
};

export type SightProps = {
  /** The stories file from the repository's root. */
  readonly path: string;
  readonly guide: Guide;
  readonly look: Look;
  readonly state?: StateName;
  readonly globals: Readonly<Record<string, unknown>>;
};

type DrawnProps = SightProps & { readonly place: RefObject<HTMLElement | null> };

const Drawn = ({ path, guide, look, state, globals, place }: DrawnProps) => {
  const { story: name = guide.states.rest.story, args, bare, at, opens } = look;
  const story = use(storiesIn(path))[name];
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !state) return;
    const bring = () => pin(element, state, at);
    bring();
    // Parts that are loaded on demand appear later.
    const later = new MutationObserver(bring);
    later.observe(element, { childList: true, subtree: true });
    return () => later.disconnect();
  }, [place, state, at]);
  useEffect(() => {
    if (place.current && opens) open(place.current, opens);
  }, [place, opens]);
  if (!isStory(story)) throw new RangeError(`${path} has no story ${name}`);
  return drawn(story, { args, bare, globals });
};

/** A component as a look describes it, with its state pinned and its floating parts opened. */
export const Sight = (props: SightProps) => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} data-sight={props.state ?? 'picture'}>
      <Suspense>
        <Drawn {...props} place={place} />
      </Suspense>
    </div>
  );
};
