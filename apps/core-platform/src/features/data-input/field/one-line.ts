/** How `AnswerWords` stands beside a field: its lines one after another, cut where they are long; the whole is in the place it comes from. */
export const inOneLine = { between: '; ', most: 240 } as const;
