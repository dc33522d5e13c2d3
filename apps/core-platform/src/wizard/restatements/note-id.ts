import type { Language, RestatedPlace } from '@esg/contract';
import { fieldId } from '../field-id.ts';

/** Id of the box that asks why a published figure changed, so that findings can lead to it; of the second language's where one is named. */
export const noteId = (
  {
    disclosureCode,
    fieldKey,
    breakdown = '',
    descriptor,
  }: Pick<RestatedPlace, 'disclosureCode' | 'fieldKey' | 'breakdown' | 'descriptor'>,
  language?: Language,
) => {
  const row = [...descriptor].map((letter) => letter.codePointAt(0)?.toString(36)).join('');
  const box = `why-${fieldId(disclosureCode, [fieldKey, breakdown, row].join('-'))}`;
  return language ? `${box}-${language}` : box;
};
