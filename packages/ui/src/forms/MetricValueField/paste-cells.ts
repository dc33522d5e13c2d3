/** One line of a metric value as it stands in its boxes: the number as typed, a unit's code, free words. */
export type MetricRow = {
  number: string;
  unit: string;
  descriptor: string;
  /** Which way of breaking the value down the row is a part of; none for the whole. */
  breakdown?: string | undefined;
};

/**
 * Lays copied cells over rows from `at` on: number, then unit and descriptor. A second cell that names no unit is the
 * descriptor. Rows are added up to `rowsMax`; `dropped` counts the copied rows that found no place.
 */
export const pasteRows = (
  rows: readonly MetricRow[],
  at: number,
  cells: readonly (readonly string[])[],
  options: {
    rowsMax: number;
    unitOf: (text: string) => string | undefined;
    tidy: (number: string) => string;
    blank: MetricRow;
  },
): { rows: MetricRow[]; dropped: number } => {
  const result = [...rows];
  let dropped = 0;
  cells.forEach(([number = '', second, third], offset) => {
    const index = at + offset;
    if (index >= options.rowsMax) {
      dropped += 1;
      return;
    }
    const before = result[index] ?? options.blank;
    const unit = second === undefined ? undefined : options.unitOf(second);
    const descriptor = unit === undefined ? second : third;
    result[index] = {
      ...before,
      number: options.tidy(number),
      unit: unit ?? before.unit,
      descriptor: descriptor || before.descriptor,
    };
  });
  return { rows: result, dropped };
};
