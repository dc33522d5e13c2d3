import { sentenceQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Answer, type Disclosure, isAnswered, type SentenceMark } from '@esg/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';

const textTypes: ReadonlySet<string> = new Set(['text', 'textArea', 'richTextArea']);

/** Sentences of a disclosure to check, by field. Read again when a text is stored. */
export const useSentenceMarks = (
  { code, fields }: Disclosure,
  answers: ReadonlyMap<string, Answer> | undefined,
): ReadonlyMap<string, readonly SentenceMark[]> => {
  const api = useApi();
  const { report } = useWizard();
  const texts = fields.flatMap(({ key, type }) => {
    const answer = textTypes.has(type) ? answers?.get(key) : undefined;
    return answer && isAnswered(answer.value) ? [`${key} ${answer.version}`] : [];
  });
  const { data } = useQuery({
    ...sentenceQueries.ofDisclosure(api, report.id, code, texts.join(' ')),
    enabled: texts.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => Map.groupBy(texts.length > 0 ? (data ?? []) : [], ({ fieldKey }) => fieldKey),
    [data, texts.length],
  );
};
