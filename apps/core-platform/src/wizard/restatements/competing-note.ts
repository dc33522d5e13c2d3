import type { Competing } from '@esg/app-kit';
import {
  type Language,
  type LocalizedText,
  localized,
  type RestatedPlace,
  sameJson,
  writtenTexts,
} from '@esg/contract';

type Noted = Pick<RestatedPlace, 'explained'>;

/** A note in each language, and the time that identifies it. */
export const stampOf = ({ explained }: Noted, ofReport: readonly Language[]) => ({
  value: localized(explained?.note ?? '', explained?.notes, ofReport),
  version: explained ? Date.parse(explained.at) : 0,
});

type Change = { readonly value: LocalizedText; readonly version: number; readonly seen: LocalizedText };

/** A note that somebody else wrote since the person saw it; nothing where it is the same, or what the person writes now. */
export const competingNote = (
  place: Noted,
  { value, version, seen }: Change,
  ofReport: readonly Language[],
): Competing<LocalizedText> | undefined => {
  const stored = stampOf(place, ofReport);
  const isKnown = [seen, value].some((known) => sameJson(writtenTexts(known), stored.value));
  if (stored.version === version || isKnown) return undefined;
  return {
    value: stored.value,
    version: stored.version,
    updatedAt: place.explained?.at ?? '',
    updatedBy: { name: place.explained?.by.name ?? '' },
  };
};
