/** The work of the group: a hundred thousand rows of twenty columns, created before the measurement. */
export type Row = { readonly id: string } & Readonly<Record<string, string>>;

export const rowPx = 36;
export const columnPx = 140;

export const columns = Array.from({ length: 20 }, (_, index) => ({ id: `c${index}`, header: `Column ${index}` }));

const rowAt = (index: number): Row => {
  const row: Record<string, string> = { id: `row-${index}` };
  for (const [place, { id }] of columns.entries()) {
    row[id] = place === 0 ? `Site ${index}` : String((index * 7919 + place * 104_729) % 1_000_003);
  }
  return row as Row;
};

export const data: readonly Row[] = Array.from({ length: 100_000 }, (_, index) => rowAt(index));

/** The size of every table, in px. */
export const room = { width: 1180, height: 700 } as const;
