import type { ComponentProps, JSX } from 'react';

/**
 * What the root element of a component takes besides the component's own props: everything of its tag, `ref` included,
 * but no looks. `Own` names the props of the tag that the component gives a meaning of its own, or decides by itself.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | Own
>;
