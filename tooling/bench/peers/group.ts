import type { Act, Session } from './session.ts';

/** One measured figure of a group. */
export type Metric = {
  readonly id: string;
  readonly title: string;
  readonly unit: 'ms' | 'MiB' | 'kB' | 'frames' | 'scrolls';
  /** For ours. */
  readonly bar?: number;
  /**
   * What floor and peers took where the bar was set. The bar of a run is moved by the median of how much quicker or slower
   * they are in that run. Without it the bar holds as it stands.
   */
  readonly whenSet?: Readonly<Record<string, number>>;
  /** The bar is this part of the fastest peer of the same run instead. */
  readonly ofFastest?: number;
  /** The bar is so many times what another page takes in the same run instead. */
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
  /** What the round that warms up does, with a look after each act. */
  readonly acts: readonly Act[];
  /** Runs in the page once mounted: what was drawn, in words, or nothing when it is all there. */
  readonly missing: () => string | undefined;
  readonly measure: (session: Session, drawn: () => Promise<void>) => Promise<Sample>;
};
