import { type Guide, type Look, type StateName, stateNames } from '../packages/ui/src/testing/guide.ts';
import { type Globals, globalsParameter } from './globals.ts';
import { Sight, type SightProps } from './kit/Sight.tsx';

/** The names of the states on a page. */
const titles: Readonly<Record<StateName, string>> = {
  rest: 'Rest',
  hover: 'Pointed at',
  focus: 'Focused',
  pressed: 'Pressed',
  disabled: 'Disabled',
  readOnly: 'Read-only',
  error: 'Error',
  loading: 'Loading, or pending',
  empty: 'Empty',
  long: 'Long text',
  chinese: 'Chinese',
};

const chinese = 'zh-Hant-HK';
const heights = { frame: '24rem' } as const;

/** A floating part fills a window of its own: each of its states is in a frame. */
export const isFloating = ({ states }: Guide): boolean =>
  Object.values(states).some(({ opens, args }: Look) => opens !== undefined || args?.open === true);

/** Globals of a state: Chinese is the state of a whole page. */
const globalsOf = (state: StateName, globals: Globals): Globals =>
  state === 'chinese' ? { ...globals, locale: chinese } : globals;

/** Address of one look of a component alone, from the story that shows its states. */
export const frameAddress = (id: string, only: string, globals: Globals) => {
  const parameters = { viewMode: 'story', id, args: `only:${only}`, globals: globalsParameter(globals, {}) };
  return `iframe.html?${new URLSearchParams(parameters)}`;
};

type CellProps = Omit<SightProps, 'look' | 'state'> & {
  readonly id: string;
  readonly state: StateName;
  readonly look: Look;
};

const Cell = ({ id, state, globals, ...sight }: CellProps) => {
  const own = globalsOf(state, globals as Globals);
  return (
    <figure
      lang={own.locale}
      style={{ margin: 0, minWidth: 0, display: 'grid', gap: 'var(--esg-space-2)', alignContent: 'start' }}
    >
      <figcaption
        lang="en"
        style={{ color: 'var(--esg-color-text-muted)', font: '500 0.8125rem/1.4 var(--esg-font-family-sans)' }}
      >
        {titles[state]}
      </figcaption>
      {isFloating(sight.guide) ? (
        <iframe
          title={titles[state]}
          src={frameAddress(id, state, own)}
          loading="lazy"
          style={{ width: '100%', height: heights.frame, border: '1px solid var(--esg-color-border-default)' }}
        />
      ) : (
        <div style={{ transform: 'translateZ(0)', minWidth: 0 }}>
          <Sight {...sight} state={state} globals={own} />
        </div>
      )}
    </figure>
  );
};

type EveryStateProps = Pick<SightProps, 'path' | 'guide' | 'globals'> & {
  /** Address of the story that draws this. */
  readonly id: string;
  /** One state or picture alone, for a frame. */
  readonly only: string;
};

/** A component in every state of its guide. */
export const EveryState = ({ only, id, ...sight }: EveryStateProps) => {
  const { states } = sight.guide;
  const shown = stateNames.flatMap((state) => {
    const look = states[state];
    return look ? [{ state, look }] : [];
  });
  const [, side, place] = /^(do|dont)-(\d)$/.exec(only) ?? [];
  const picture = sight.guide.pictures[Number(place)]?.[side as 'do' | 'dont'];
  if (picture) return <Sight {...sight} look={picture} />;
  const alone = shown.find(({ state }) => state === only);
  if (alone) return <Sight {...sight} {...alone} globals={globalsOf(alone.state, sight.globals as Globals)} />;
  return (
    <div
      style={{
        display: 'grid',
        gap: 'var(--esg-space-6)',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      {shown.map((cell) => (
        <Cell key={cell.state} {...sight} {...cell} id={id} />
      ))}
    </div>
  );
};

type StoryContext = {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
};

const pathOf = ({ fileName }: StoryContext['parameters']) => String(fileName ?? '').replace(/^\.\//, '');

/**
 * The story of every component that shows all its states, from its guide. Its tags are in each stories file, where Storybook reads them
 * without running it: it is not tested by itself, and `pages/EveryState.stories.tsx` tests that each of its states is what it claims.
 */
export const everyState = {
  args: { only: '' } as never,
  argTypes: { only: { table: { disable: true } } } as never,
  // The same landmark or heading several times comes from this page, not from the component.
  parameters: {
    layout: 'padded' as const,
    controls: { disable: true },
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
  },
  render: (args: unknown, { id, globals, parameters }: StoryContext) => (
    <EveryState
      id={id}
      path={pathOf(parameters)}
      guide={parameters.guide as Guide}
      globals={globals}
      only={(args as { readonly only: string }).only}
    />
  ),
};
