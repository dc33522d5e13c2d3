/** The states in which a person can meet a component, in the order in which a page shows them. */
export const stateNames = [
  'rest',
  'hover',
  'focus',
  'pressed',
  'disabled',
  'readOnly',
  'error',
  'loading',
  'empty',
  'long',
  'chinese',
] as const;
export type StateName = (typeof stateNames)[number];

/** One picture of a component: one of its stories, with other props over those of the story. */
export type Look = {
  /** The story by the name of its export; that of `states.rest` where none is named. */
  readonly story?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** Draws the component itself, without its stories' decorations. */
  readonly bare?: true;
  /** The element that is pointed at, focused or pressed; the first that takes focus where none is named. */
  readonly at?: string;
  /** What opens it, for what floats: done to the first element that takes focus. */
  readonly opens?: 'click' | 'ArrowDown' | 'focus' | 'contextmenu';
};

/** A picture, and the sentence that says what is right or wrong about it. */
export type Picture = Look & { readonly say: string };

/**
 * The texts of a component's documentation page beside its stories and its types. They are beside the component as `<Component>.guide.ts`
 * and reach the page as `parameters.guide` of the stories' meta. In English: its readers are designers and developers.
 * `tooling/house/guides.test.ts` checks that they are complete.
 */
export type Guide = {
  /** One or two sentences: the need that this component answers. */
  readonly use: string;
  /** Other names for it, in other libraries and in everyday speech; the search of the sidebar uses them. */
  readonly alsoCalled: readonly string[];
  /** `trial`: tested like the others, but no screen of the product uses it yet, so that it may still change. */
  readonly status: 'ready' | 'trial' | 'leaving';
  /** The first version of the package that has it. */
  readonly since: string;
  /** When something else is better, and what. */
  readonly not: readonly { readonly when: string; readonly take: string }[];
  /** Its parts in reading order, as a person sees them. */
  readonly anatomy: readonly { readonly part: string; readonly what: string }[];
  /** How it looks in each state that it can be in. `rest` names a story, for the others to differ from. */
  readonly states: { readonly rest: Look & { readonly story: string } } & Partial<Readonly<Record<StateName, Look>>>;
  /** Why it has no state that one would expect. */
  readonly without?: Partial<Readonly<Record<StateName, string>>>;
  /** Right beside wrong. */
  readonly pictures: readonly { readonly do: Picture; readonly dont: Picture }[];
  /** How to write the words that it is given. */
  readonly content: readonly string[];
  readonly accessibility: {
    /** Where its role and its name come from. */
    readonly name: string;
    /** What a screen reader is told besides, and when. */
    readonly told: string;
  };
  /** Every key that does something, after the ARIA pattern; empty for a component without behaviour of its own. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** The ARIA Authoring Practices pattern that it follows, e.g. `menu-button`. */
  readonly pattern?: string;
};
