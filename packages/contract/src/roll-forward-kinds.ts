/** Lists separate from the schemas made of them, because the first page needs the address of the screen. */

/** Why a report starts from another: next year's report, or the same year by a second framework. */
export const carryKinds = ['next-period', 'second-framework'] as const;
export type CarryKind = (typeof carryKinds)[number];
