import { useFormatters } from '@esg/app-kit';
import { type Answer, namedOfYear, sameJson, textsOfAnswer } from '@esg/contract';
import { Badge, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { LastValues } from './LastValue.tsx';

type DatedTextProps = { readonly fieldKey: string; readonly answer: Answer | undefined; readonly last: LastValues };

/** Marks a text that is last year's word for word and still names that year or its figures, and lists what it names. */
export const DatedText = ({ fieldKey, answer, last }: DatedTextProps) => {
  const { list } = useFormatters();
  const before = last.of.get(fieldKey);
  if (!before || !answer?.value) return null;
  const texts = textsOfAnswer(answer.value);
  if (texts.length === 0 || !sameJson(texts, textsOfAnswer(before.value))) return null;
  const year = Number(before.period.end.slice(0, 4));
  const named = [...new Set(texts.flatMap((text) => namedOfYear(text, year, last.figures)))];
  if (named.length === 0) return null;
  const names = list(named);
  return (
    <>
      <Badge tone="warning">
        <Trans>Last year’s text</Trans>
      </Badge>
      <Text as="span" size="sm" numeric>
        <Trans>It names {names}. Change it, or mark the disclosure complete if it is still right.</Trans>
      </Text>
    </>
  );
};
