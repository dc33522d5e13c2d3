/** The product's style sheets of two sample tenants, put in by the build. */
declare const BRAND_SHEETS: readonly string[];
