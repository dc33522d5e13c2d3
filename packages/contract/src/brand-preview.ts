/** Cookie that holds the token of a preview link, and the parameter that brings it to a page. */
export const brandPreviewCookie = 'brand-preview';
export const brandPreviewParameter = 'brand';
