/** The product's style sheets of two sample tenants, inserted by the build. */
declare const BRAND_SHEETS: readonly string[];
