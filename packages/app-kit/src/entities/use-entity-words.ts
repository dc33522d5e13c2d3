import { useEntityTypeName, useFormatters, useMonthOptions } from '@esg/app-kit';
import {
  type EntityFieldChange,
  entityTypes,
  type FinancialControl,
  financialControls,
  type HoldingKind,
  holdingKinds,
} from '@esg/contract';
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
  boundaryYear: msg`Boundary year`,
  kind: msg`Held as`,
  ownership: msg`Ownership in percent`,
  operated: msg`Operated by you`,
  financialControl: msg`Financial control`,
  joined: msg`First day in the organisation`,
  left: msg`Last day in the organisation`,
  exclusion: msg`Why it is left out`,
};

const kinds: Record<HoldingKind, MessageDescriptor> = {
  owned: msg`Owned`,
  lessee_finance: msg`Leased in, finance lease`,
  lessee_operating: msg`Leased in, operating lease`,
  lessor_finance: msg`Leased out, finance lease`,
  lessor_operating: msg`Leased out, operating lease`,
  franchise: msg`Franchise`,
};

const controls: Record<FinancialControl, MessageDescriptor> = {
  group: msg`Your organisation`,
  joint: msg`Jointly`,
  none: msg`Others`,
};

/** Values of what an entity is to the group, as people read them; undefined for other fields. */
const useHoldingValue = () => {
  const { t, i18n } = useLingui();
  const { day, decimal } = useFormatters();
  return (field: Field, text: string): string | undefined => {
    const kind = holdingKinds.find((one) => one === text);
    const control = financialControls.find((one) => one === text);
    if (field === 'kind' && kind) return i18n._(kinds[kind]);
    if (field === 'financialControl' && control) return i18n._(controls[control]);
    if (field === 'operated') return text === 'true' ? t`Yes` : t`No`;
    if (field === 'ownership' && text !== '') return decimal(text);
    return (field === 'joined' || field === 'left') && text !== '' ? day(text) : undefined;
  };
};

/** Names of the fields of entities and their values. */
export const useEntityWords = () => {
  const { t, i18n } = useLingui();
  const months = useMonthOptions();
  const type = useEntityTypeName();
  const ofHolding = useHoldingValue();
  const month = (one: number) => months.find(({ value }) => value === String(one))?.label ?? '';
  return {
    field: (field: Field) => i18n._(fieldNames[field]),
    type,
    month,
    /** A value in a change; an empty one has a word for that. */
    value: (field: Field, text: string): string => {
      if (field === 'type') return type(entityTypes.find((one) => one === text) ?? 'Other');
      if (field === 'fiscalYearStartMonth') return month(Number(text));
      const held = ofHolding(field, text);
      if (held !== undefined) return held;
      if (text !== '') return text;
      return field === 'parent' ? t`Top level` : t`None`;
    },
  };
};
