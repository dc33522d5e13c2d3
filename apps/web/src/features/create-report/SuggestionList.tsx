import { useLanguage } from '@esg/app-kit';
import type { FrameworkSuggestion, FrameworkSummary } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AnsweredByData } from './AnsweredByData.tsx';
import { FrameworkMarks } from './FrameworkMarks.tsx';

type Suggested = { readonly suggestion: FrameworkSuggestion; readonly framework: FrameworkSummary };

type SuggestionListProps = {
  readonly suggestions: readonly FrameworkSuggestion[];
  readonly frameworks: readonly FrameworkSummary[];
  readonly onChoose: (framework: FrameworkSummary) => void;
};

/** The frameworks that fit, best first. */
export const SuggestionList = ({ suggestions, frameworks, onChoose }: SuggestionListProps) => {
  const byVersion = new Map(frameworks.map((framework) => [framework.versionId, framework]));
  const list = suggestions.flatMap((suggestion): Suggested[] => {
    const framework = byVersion.get(suggestion.versionId);
    return framework ? [{ suggestion, framework }] : [];
  });
  return (
    <Stack as="ol" gap={3}>
      {list.map((entry) => {
        const heir = entry.framework.supersededBy?.versionId;
        return (
          <SuggestionCard
            key={entry.framework.versionId}
            {...entry}
            successor={heir === undefined ? undefined : byVersion.get(heir)}
            onChoose={() => onChoose(entry.framework)}
          />
        );
      })}
    </Stack>
  );
};

type SuggestionCardProps = Suggested & {
  readonly successor: FrameworkSummary | undefined;
  readonly onChoose: () => void;
};

const SuggestionCard = ({ suggestion, framework, successor, onChoose }: SuggestionCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { rank, reason, answered } = suggestion;
  const name = framework.name[language];
  return (
    <Card as="li" tone={rank === 1 ? 'selected' : 'default'}>
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={3} size="md">
            {rank}. {name}
          </Heading>
          <Button emphasis={rank === 1 ? 'strong' : 'soft'} onClick={onChoose} aria-label={t`Use ${name}`}>
            <Trans>Use</Trans>
          </Button>
        </Inline>
        <Text>{reason[language]}</Text>
        <FrameworkMarks framework={framework} successor={successor} />
        <AnsweredByData answered={answered} />
      </Stack>
    </Card>
  );
};
