import type { Act, Session } from './session.ts';

/** One measured figure of a group. */
export type Metric = {
  readonly id: string;
  readonly title: string;
  readonly unit: 'ms' | 'MiB' | 'kB' | 'frames' | 'scrolls';
  /** The limit for our page. */
  readonly bar?: number;
  /**
   * The figures of floor and peers when the bar was set. A run's bar is scaled by the median of their speed-up or slow-down in that run.
   * Without it the bar is fixed.
   */
  readonly whenSet?: Readonly<Record<string, number>>;
  /** Sets the bar to this part of the fastest peer of the same run instead. */
  readonly ofFastest?: number;
  /** Sets the bar to a multiple of another page's figure in the same run instead. */
  readonly timesPage?: { readonly page: string; readonly times: number };
};

export type Sample = Readonly<Record<string, number>>;

/** The same work by ours, by peers and by hand. */
export type Group = {
  readonly name: string;
  readonly title: string;
  /** Ours first, the hand-written floor second. */
  readonly pages: Readonly<Record<string, string>>;
  readonly metrics: readonly Metric[];
  /** The acts of the round that warms up, with a check after each act. */
  readonly acts: readonly Act[];
  /** Runs in the page once mounted: describes the drawing, or returns nothing when it is complete. */
  readonly missing: () => string | undefined;
  readonly measure: (session: Session, drawn: () => Promise<void>) => Promise<Sample>;
};
