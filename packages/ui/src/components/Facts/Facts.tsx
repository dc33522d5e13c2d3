import { Fragment, type ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Facts.css.ts';

export type Fact = {
  /** The word; unique in the list. */
  term: string;
  /** What it is. */
  value: ReactNode;
};

export type FactsProps = RootProps<'dl', 'children'> & {
  /** In the order they are read. */
  facts: readonly Fact[];
};

/** Pairs of a word and its value. */
export const Facts = ({ facts, ...rest }: FactsProps) => (
  <dl {...rest} className={css.list}>
    {facts.map(({ term, value }) => (
      <Fragment key={term}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
