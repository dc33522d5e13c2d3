/**
 * What a component's documentation page says beside its stories and its types. It stands beside the component as
 * `<Component>.guide.ts` and reaches the page as `parameters.guide` of the stories' meta. In English: its readers are
 * designers and developers.
 */
export type Guide = {
  /** One or two sentences: the need that this component answers. */
  readonly use: string;
  /** When something else is better, and what. */
  readonly not: readonly { readonly when: string; readonly take: string }[];
  /** Its parts in reading order, as a person sees them. */
  readonly anatomy: readonly { readonly part: string; readonly what: string }[];
  /** Every key that does something, after the ARIA pattern; empty for a component without behaviour of its own. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** The ARIA Authoring Practices pattern that it follows, e.g. `menu-button`. */
  readonly pattern?: string;
};
