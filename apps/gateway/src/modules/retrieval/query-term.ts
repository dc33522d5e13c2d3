/** A term that pages are scored by: what it weighs, and whether words that begin with it count, too. */
export type QueryTerm = { term: string; weight: number; isBeginning: boolean };
export type Query = readonly QueryTerm[];
