/** Class names of the options of each variant. */
export type VariantClasses = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Chosen = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The function that a `recipe` is in the browser: from the chosen options to the names of their classes. */
export const chooseClasses =
  (base: string, variants: VariantClasses, defaults: Chosen) =>
  (chosen: Chosen = {}): string => {
    let classes = base;
    for (const name in variants) {
      const own = variants[name]?.[String(chosen[name] ?? defaults[name])];
      if (own) classes += ` ${own}`;
    }
    return classes;
  };
