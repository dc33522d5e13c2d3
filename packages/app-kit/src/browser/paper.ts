/**
 * Keeps the page light while it is printed, whatever mode the person uses: browsers leave out dark backgrounds, and light text would be on
 * white. For as long as the page exists.
 */
export const keepPaperLight = (): void => {
  const { dataset } = document.documentElement;
  let before: { mode: string | undefined } | undefined;
  const lighten = () => {
    before ??= { mode: dataset.mode };
    dataset.mode = 'light';
  };
  const putBack = () => {
    if (!before) return;
    if (before.mode === undefined) delete dataset.mode;
    else dataset.mode = before.mode;
    before = undefined;
  };
  const printed = matchMedia('print');
  addEventListener('beforeprint', lighten);
  addEventListener('afterprint', putBack);
  printed.addEventListener('change', () => (printed.matches ? lighten() : putBack()));
};
