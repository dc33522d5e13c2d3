import type { RestatedPlace } from '@esg/contract';
import { fieldId } from '../field-id.ts';

/** Id of the box that asks why a published figure changed, so that findings can lead to it. */
export const noteId = ({
  disclosureCode,
  fieldKey,
  breakdown = '',
  descriptor,
}: Pick<RestatedPlace, 'disclosureCode' | 'fieldKey' | 'breakdown' | 'descriptor'>) => {
  const row = [...descriptor].map((letter) => letter.codePointAt(0)?.toString(36)).join('');
  return `why-${fieldId(disclosureCode, [fieldKey, breakdown, row].join('-'))}`;
};
