/** Room for editor and preview beside one another, measured on the studio and not on the window. */
export const beside = '(min-width: 58rem)';
/** The most that the screens above the fields take of the window where there is no room beside them. */
export const framesHeight = '40vh';
