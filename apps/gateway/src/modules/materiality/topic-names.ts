import type { AssessedTopic, Language } from '@esg/contract';
import { materialityLibrary } from '@esg/standards';

type Named = Pick<AssessedTopic, 'name'> & { readonly libraryIds: readonly string[] };

/** What topics are called in a language: by the organisation, else by the library. */
export const namerIn = (language: Language): ((topic: Named) => string) => {
  const names = new Map(materialityLibrary().topics.map(({ id, name }) => [id, name[language]]));
  return ({ name, libraryIds }) => name?.[language] ?? libraryIds.flatMap((id) => names.get(id) ?? []).join(' · ');
};
