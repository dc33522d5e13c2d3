import { restatementMutations, restatementQueries } from '@esg/api-client';
import { StaleWrite, useApi, useSavedField } from '@esg/app-kit';
import { type LocalizedText, mainText, mergeTexts, type RestatedPlace, writtenTexts } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../wizard-context.ts';
import { competingNote, stampOf } from './competing-note.ts';

/** A pause in writing, not one between two letters: each stored note is an entry in the audit log. */
const delayMs = 3_000;

const isAt = (one: RestatedPlace, other: RestatedPlace) =>
  one.disclosureCode === other.disclosureCode &&
  one.fieldKey === other.fieldKey &&
  one.breakdown === other.breakdown &&
  one.descriptor === other.descriptor;

/** Why a published figure changed, saved by itself; what is typed survives a reload and an unreachable gateway. */
export const useRestatementNote = (item: RestatedPlace) => {
  const { report } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(restatementMutations.note(api, queryClient, report.id));
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
    merge: mergeTexts,
    says: writtenTexts,
    save: async (change) => {
      // The gateway stores the last note: a note that somebody else wrote meanwhile is looked for here.
      const list = await queryClient.fetchQuery({ ...restatementQueries.ofReport(api, report.id), staleTime: 0 });
      const now = list.items.find((one) => isAt(one, item));
      const competing = now && competingNote(now, change, report.languages);
      if (competing) throw new StaleWrite(competing);
      const notes = writtenTexts(change.value);
      const note = mainText(notes, report.languages);
      const { items } = await mutateAsync({
        disclosureCode,
        fieldKey,
        ...(breakdown !== undefined && { breakdown }),
        descriptor,
        note,
        ...(report.languages.length > 1 && note !== '' && { notes }),
      });
      const kept = items.find((one) => isAt(one, item));
      const at = kept?.explained?.at ?? new Date().toISOString();
      return { value: notes, version: Date.parse(at), updatedAt: at };
    },
  });
};
