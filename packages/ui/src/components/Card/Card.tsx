import { Slot } from 'radix-ui';
import type { ComponentProps, ElementType, ReactElement } from 'react';
import { above, type CardVariants, card, cardLink } from './Card.css.ts';

export const cardTones = ['default', 'sunken', 'selected'] as const satisfies readonly CardVariants['tone'][];
export const cardPaddings = ['regular', 'compact', 'none'] as const satisfies readonly CardVariants['padding'][];

export type CardProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  /** The element; a plain block by default. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Room inside; `none` for tables and pictures. */
  padding?: (typeof cardPaddings)[number];
  /** `selected` marks the one that is chosen. */
  tone?: (typeof cardTones)[number];
};

/** A bordered surface that holds one thing. */
export const Card = ({ as = 'div', padding, tone, ...rest }: CardProps) => {
  const Root = as as ElementType;
  return <Root {...rest} className={card({ padding, tone })} />;
};

export type CardLinkProps = {
  /** The link itself, with its words: its name is the name of the whole card. */
  children: ReactElement;
};

/** Inside a Card: a link whose target is the whole card. Other controls of the card need a place above it (`CardAbove`). */
export const CardLink = ({ children }: CardLinkProps) => <Slot.Root className={cardLink}>{children}</Slot.Root>;

/** Inside a Card with a CardLink: keeps its own controls pressable. */
export const CardAbove = (props: Omit<ComponentProps<'div'>, 'className' | 'style'>) => (
  <div {...props} className={above} />
);
