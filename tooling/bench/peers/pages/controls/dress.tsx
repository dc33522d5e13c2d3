/** As the brand studio's preview does, the one place where the product brings another brand to an open page. */
export const dress = (brand: number): void => {
  for (const [property, value] of BRAND_DECLARATIONS[brand] ?? []) {
    document.documentElement.style.setProperty(property, value);
  }
};
