/** Id of the pattern that stands for a series where colours are forced, counted from 1. */
export const patternId = (place: number) => `esg-chart-pattern-${place}`;
/** The one element of the page that holds them. */
export const patternHolderId = 'esg-chart-patterns';
