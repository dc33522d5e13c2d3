import { useLanguage } from '@esg/app-kit';
import type { AssessedTopic, MaterialityVerdict } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useAssessment } from './assessment-context.ts';

type Named = Pick<AssessedTopic, 'name'> & { readonly libraryIds: readonly string[] };

/** What a topic is called: by the organisation, else by the library. */
export const useTopicName = (): ((topic: Named) => string) => {
  const language = useLanguage();
  const { library } = useAssessment();
  return useMemo(() => {
    const names = new Map(library.topics.map(({ id, name }) => [id, name[language]]));
    return ({ name, libraryIds }) => name?.[language] ?? libraryIds.flatMap((id) => names.get(id) ?? []).join(' · ');
  }, [library.topics, language]);
};

/** What follows from the scores, or from what people judged. */
export const verdictNames: Record<MaterialityVerdict, MessageDescriptor> = {
  material: msg`Material`,
  not_material: msg`Not material`,
  unscored: msg`Not scored yet`,
};
