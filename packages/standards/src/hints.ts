import type { Bilingual } from '@esg/contract';

/** Guidance beside a field, by metric key, in our own words. A metric without an entry has none. */
export const hints: Record<string, Bilingual> = {};
