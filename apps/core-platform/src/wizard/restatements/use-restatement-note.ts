import { restatementMutations } from '@esg/api-client';
import { useApi, useSavedField } from '@esg/app-kit';
import {
  type Language,
  type LocalizedText,
  localized,
  mainText,
  type RestatedPlace,
  type RestatementList,
} from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { writtenTexts } from '../LocalizedTextField.tsx';
import { useWizard } from '../wizard-context.ts';

/** A pause in writing, not one between two letters: each note that is stored stands in the audit log. */
const delayMs = 3_000;

const stampOf = ({ explained }: Pick<RestatedPlace, 'explained'>, ofReport: readonly Language[]) => ({
  value: localized(explained?.note ?? '', explained?.notes, ofReport),
  version: explained ? Date.parse(explained.at) : 0,
});

const isAt = (one: RestatedPlace, other: RestatedPlace) =>
  one.disclosureCode === other.disclosureCode &&
  one.fieldKey === other.fieldKey &&
  one.breakdown === other.breakdown &&
  one.descriptor === other.descriptor;

/** Why a published figure changed, saved by itself; what is typed survives a reload and a gateway that is away. */
export const useRestatementNote = (item: RestatedPlace) => {
  const { report } = useWizard();
  const { mutateAsync } = useMutation(restatementMutations.note(useApi(), useQueryClient(), report.id));
  const { disclosureCode, fieldKey, breakdown, descriptor } = item;
  const { value, version } = stampOf(item, report.languages);
  const written = JSON.stringify(value);
  const stored = useMemo(() => ({ value: JSON.parse(written) as LocalizedText, version }), [written, version]);
  return useSavedField<LocalizedText>({
    id: ['restatement-texts', report.id, disclosureCode, fieldKey, ...(breakdown ? [breakdown] : []), descriptor]
      .map(encodeURIComponent)
      .join('/'),
    stored,
    delayMs,
    save: async (change) => {
      const notes = writtenTexts(change.value);
      const note = mainText(notes, report.languages);
      const { items }: RestatementList = await mutateAsync({
        disclosureCode,
        fieldKey,
        ...(breakdown !== undefined && { breakdown }),
        descriptor,
        note,
        ...(report.languages.length > 1 && note !== '' && { notes }),
      });
      const kept = items.find((one) => isAt(one, item));
      const at = kept?.explained?.at ?? new Date().toISOString();
      // What stands in the box stays as it was typed: the gateway takes away no more than spaces at its ends.
      return { value: change.value, version: Date.parse(at), updatedAt: at };
    },
  });
};
