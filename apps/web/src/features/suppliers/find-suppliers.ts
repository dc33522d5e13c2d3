import { type Supplier, textSearch } from '@esg/contract';

/** Which suppliers are shown besides those in use. */
const shelves = ['archived', 'all'] as const;

/** Parameters of the list's address: all optional, unknown values are left out. */
export type SuppliersSearch = {
  /** Part of a name, a reference, a country or an address to ask. */
  readonly q?: string | undefined;
  readonly shelf?: (typeof shelves)[number] | undefined;
};

/** Reads an address that anybody may have typed; a reference of digits is read as a number by the router. */
export const readSuppliersSearch = ({ q, shelf }: Record<string, unknown>): SuppliersSearch => ({
  q: typeof q === 'string' || typeof q === 'number' ? String(q) || undefined : undefined,
  shelf: shelves.find((one) => one === shelf),
});

/** A supplier with the name of its country; empty where nobody said it. */
export type SupplierRow = { readonly supplier: Supplier; readonly country: string };

/** The suppliers that match every word of the search, in the given order. */
export const findSuppliers = (
  rows: readonly SupplierRow[],
  { q = '', shelf }: SuppliersSearch,
): readonly SupplierRow[] => {
  const isFound = textSearch(q);
  return rows.filter(({ supplier, country }) => {
    const isArchived = supplier.archivedAt !== null;
    const text = [supplier.name, supplier.reference, supplier.contactEmail ?? '', country].join(' ');
    return (shelf === 'all' || isArchived === (shelf === 'archived')) && isFound(text);
  });
};
