import type { LocalizedText } from '@esg/contract';
import type { RowPlace } from './breakdowns.ts';

/** What the model reads of a figure that was published with another value before. */
export type RestatedInput = RowPlace & {
  readonly disclosureCode: string;
  readonly fieldKey: string;
  readonly old: { readonly number: string; readonly unit: string } | null;
  readonly new: { readonly number: string; readonly unit: string } | null;
  /** Decimals with which both are printed; absent where all are. */
  readonly digits?: number | undefined;
  readonly note: string;
  readonly notes?: LocalizedText | null;
};
