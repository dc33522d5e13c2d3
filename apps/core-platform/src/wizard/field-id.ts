import type { Language } from '@esg/contract';

/** Id of an answer's control, so that findings can lead to it. */
export const fieldId = (disclosureCode: string, fieldKey: string) =>
  `field-${`${disclosureCode}-${fieldKey}`.replace(/[^A-Za-z0-9-]/g, '_')}`;

/** Id of the box of a report's setting in one language. */
export const settingId = (setting: string, language: Language) => `setting-${setting}-${language}`;

/** Id by which findings lead to a text between chapters. */
export const designTextId = (id: string) => `text-${id}`;

/** Id of the choice of a figure's decimals in the design. */
export const decimalsId = (disclosureCode: string, fieldKey: string) =>
  `decimals-${`${disclosureCode}-${fieldKey}`.replace(/[^A-Za-z0-9-]/g, '_')}`;
