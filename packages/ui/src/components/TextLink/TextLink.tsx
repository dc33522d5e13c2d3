import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { textLink } from './TextLink.css.ts';

export const textLinkEmphases = ['regular', 'quiet'] as const;

export type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** Render the child element (a router link) with link looks. */
  asChild?: boolean;
  /** `quiet` in lists and bars, whose place says already that these are links. */
  emphasis?: (typeof textLinkEmphases)[number];
};

/** Leads somewhere. What does something is a Button. */
export const TextLink = ({ asChild = false, emphasis, ...rest }: TextLinkProps) => {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={textLink({ emphasis })} />;
};
