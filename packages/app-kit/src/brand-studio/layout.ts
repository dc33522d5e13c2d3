/** Room for editor and preview beside one another, measured on the studio and not on the window. */
export const beside = '(min-width: 62rem)';
