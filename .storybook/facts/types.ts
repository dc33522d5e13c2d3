import type { TokenUse } from './tokens-in-source.ts';

/** A property as its type and its docstring tell of it. */
export type PropFact = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default: string;
  readonly description: string;
};

/** One exported component of a file. */
export type PartFact = {
  readonly name: string;
  readonly description: string;
  readonly props: readonly PropFact[];
  /** Whether it also takes what the element at its root takes. */
  readonly takesAttributes: boolean;
};

/** What the sources of a documented component tell. `path`s count from the repository's root. */
export type ComponentFacts = {
  readonly parts: readonly PartFact[];
  readonly tokens: readonly TokenUse[];
  /** Components that it is made of. */
  readonly madeOf: readonly { readonly name: string; readonly path: string }[];
};
