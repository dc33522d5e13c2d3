import type { TokenUse } from './tokens-in-source.ts';

/** A property from its type and its docstring. */
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
  /** Whether it also accepts the attributes of its root element. */
  readonly takesAttributes: boolean;
};

/** The facts from the sources of a documented component. `path`s are relative to the repository's root. */
export type ComponentFacts = {
  readonly parts: readonly PartFact[];
  readonly tokens: readonly TokenUse[];
  /** Components that it contains. */
  readonly madeOf: readonly { readonly name: string; readonly path: string }[];
};
