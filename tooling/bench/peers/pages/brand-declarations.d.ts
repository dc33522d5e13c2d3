/** The colours that two sample tenants set on `<html>`, inserted by the build. */
declare const BRAND_DECLARATIONS: readonly (readonly [property: string, value: string][])[];
