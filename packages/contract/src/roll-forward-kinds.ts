/** Lists apart from the schemas made of them: the address of the screen is read with the first page. */

/** Why a report starts from another: next year's report, or the same year by a second framework. */
export const carryKinds = ['next-period', 'second-framework'] as const;
export type CarryKind = (typeof carryKinds)[number];
