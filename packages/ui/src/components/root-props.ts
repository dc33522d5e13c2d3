import type { ComponentProps, JSX } from 'react';

/**
 * The props of a component's root element besides the component's own: everything of its tag, including `ref`, but no styles. `Own` names
 * the props of the tag that the component redefines or decides by itself.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | Own
>;
