/** Styles `AnswerWords` beside a field: its lines one after another, cut where they are long; the full text is at its source. */
export const inOneLine = { between: '; ', most: 240 } as const;
