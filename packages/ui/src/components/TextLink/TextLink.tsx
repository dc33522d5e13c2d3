import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { textLink } from './TextLink.css.ts';

export const textLinkEmphases = ['regular', 'quiet'] as const;

export type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** Renders the child element (a router link) as a link. */
  asChild?: boolean;
  /** `quiet` in lists and bars, where links are obvious. */
  emphasis?: (typeof textLinkEmphases)[number];
};

/** Leads somewhere. An action is a Button. */
export const TextLink = ({ asChild = false, emphasis, ...rest }: TextLinkProps) => {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={textLink({ emphasis })} />;
};
