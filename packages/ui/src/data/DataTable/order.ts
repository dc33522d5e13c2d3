type Value = string | number | undefined;

const isNothing = (value: Value) => value === undefined || value === '' || Number.isNaN(value);

/**
 * The places of things in order of their values. Equals keep their order; what has no value comes last in both
 * directions. Values are read once each: sorting a million rows must not ask a million times twenty.
 */
export const orderOf = (
  count: number,
  valueAt: (index: number) => Value,
  direction: 'ascending' | 'descending',
  locale?: string,
): Uint32Array => {
  const values = Array.from({ length: count }, (_, index) => valueAt(index));
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return Uint32Array.from(values.keys()).sort((one, other) => {
    const [a, b] = [values[one], values[other]];
    if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b)) || one - other;
    const difference = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return sign * difference || one - other;
  });
};
