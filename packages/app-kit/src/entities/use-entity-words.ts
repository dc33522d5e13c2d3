import { useEntityTypeName, useMonthOptions } from '@esg/app-kit';
import { type EntityFieldChange, entityTypes } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Field = EntityFieldChange['field'];

const fieldNames: Record<Field, MessageDescriptor> = {
  name: msg`Name`,
  type: msg`Type`,
  parent: msg`Belongs to`,
  fiscalYearStartMonth: msg`First month of the fiscal year`,
  address: msg`Address`,
  postCode: msg`Post code`,
  manager: msg`Manager`,
  merged: msg`Merged with`,
};

/** Names of the fields of entities and their values. */
export const useEntityWords = () => {
  const { t, i18n } = useLingui();
  const months = useMonthOptions();
  const type = useEntityTypeName();
  const month = (one: number) => months.find(({ value }) => value === String(one))?.label ?? '';
  return {
    field: (field: Field) => i18n._(fieldNames[field]),
    type,
    month,
    /** A value in a change; an empty one has a word for that. */
    value: (field: Field, text: string): string => {
      if (field === 'type') return type(entityTypes.find((one) => one === text) ?? 'Other');
      if (field === 'fiscalYearStartMonth') return month(Number(text));
      if (text !== '') return text;
      return field === 'parent' ? t`Top level` : t`None`;
    },
  };
};
