import { Fragment, type ReactNode } from 'react';
import * as css from './Facts.css.ts';

export type Fact = { term: string; value: ReactNode };

/** Pairs of a word and its value. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.list}>
    {facts.map(({ term, value }) => (
      <Fragment key={term}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
