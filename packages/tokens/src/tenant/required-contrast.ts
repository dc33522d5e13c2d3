/**
 * The contrast that every brand is derived to, in both modes: text (WCAG 2.2, 1.4.3), and what is only seen, as borders, marks and series
 * (1.4.11). A higher `text` than 4.58 cannot hold on every fill: white and black both fall below it on the worst one.
 */
export const requiredContrast = { text: 4.5, graphics: 3 } as const;

/** The same for people who ask for more contrast (WCAG 2.2, 1.4.6). */
export const moreContrast = { text: 7, graphics: 4.5 } as const;
