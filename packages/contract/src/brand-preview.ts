/** Cookie that holds the token of a preview link, and the query parameter that carries it to a page. */
export const brandPreviewCookie = 'brand-preview';
export const brandPreviewParameter = 'brand';
