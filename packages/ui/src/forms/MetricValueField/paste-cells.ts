/** One line of a metric value in its boxes: the number as typed, a unit's code, free words. */
export type MetricRow = {
  number: string;
  unit: string;
  descriptor: string;
  /** The breakdown that the row belongs to; none for the whole. */
  breakdown?: string | undefined;
};

/**
 * Pastes copied cells over rows from `at` on: number, then unit and descriptor. A second cell that is no unit is the descriptor. Rows are
 * added up to `rowsMax`; `dropped` counts copied rows beyond that.
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
