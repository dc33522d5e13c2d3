import type { ReactNode } from 'react';
import * as css from './DotSeparated.css.ts';

/** Short facts on a line, which breaks between them and not within a date or a period. Empty ones are left out. */
export const DotSeparated = ({ parts }: { readonly parts: readonly ReactNode[] }) =>
  parts.filter(Boolean).map((part, place, all) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one report stay in their places.
    <span key={place}>
      <span className={css.part}>{part}</span>
      {place < all.length - 1 && ' · '}
    </span>
  ));
