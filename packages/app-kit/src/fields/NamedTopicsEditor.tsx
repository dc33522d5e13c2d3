import { type Language, limits, type NamedTopic } from '@esg/contract';
import { Button, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../i18n/formatters.ts';
import { languageNames, tagOf } from '../i18n/languages.ts';

type NamedTopicsEditorProps = {
  readonly topics: readonly NamedTopic[];
  readonly onChange: (topics: readonly NamedTopic[]) => void;
  readonly reportLanguages: readonly Language[];
  readonly disabled: boolean;
};

/** Material topics in the organisation’s own words: those of the decided assessment, and others that the list of choices lacks. */
export const NamedTopicsEditor = ({ topics, onChange, reportLanguages, disabled }: NamedTopicsEditorProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Stack gap={2} align="stretch">
      {topics.length > 0 && (
        <Stack as="ul" gap={1} align="stretch" aria-label={t`Topics in your own words`}>
          {topics.map((topic, place) => {
            const name = topic.text[language] ?? topic.text.en ?? topic.text.zhTw ?? '';
            return (
              <li key={topic.origin ?? name}>
                <Inline gap={2} align="center">
                  <Text as="span">{name}</Text>
                  {!disabled && (
                    <Button
                      size="compact"
                      emphasis="quiet"
                      aria-label={t`Remove ${name}`}
                      onClick={() => onChange(topics.filter((_, at) => at !== place))}
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  )}
                </Inline>
              </li>
            );
          })}
        </Stack>
      )}
      {!disabled && (
        <NewTopic
          reportLanguages={reportLanguages}
          onAdd={(text) => onChange([...topics, { origin: null, typed: true, text }])}
        />
      )}
    </Stack>
  );
};

type Texts = NamedTopic['text'];
type NewTopicProps = Pick<NamedTopicsEditorProps, 'reportLanguages'> & { readonly onAdd: (text: Texts) => void };

const NewTopic = ({ reportLanguages, onAdd }: NewTopicProps) => {
  const { t } = useLingui();
  const [texts, setTexts] = useState<Texts>({});
  const filled = reportLanguages.filter((language) => texts[language]?.trim());
  const add = () => {
    onAdd(Object.fromEntries(filled.map((language) => [language, texts[language]?.trim()])));
    setTexts({});
  };
  return (
    <Inline gap={2} align="end">
      {reportLanguages.map((language) => {
        const tongue = languageNames[language];
        return (
          <TextField
            key={language}
            label={reportLanguages.length > 1 ? t`A topic in your own words (${tongue})` : t`A topic in your own words`}
            lang={tagOf(language)}
            maxLength={limits.lineLengthMax}
            value={texts[language] ?? ''}
            onChange={({ value }) => setTexts({ ...texts, [language]: value })}
          />
        );
      })}
      {filled.length === reportLanguages.length && (
        <Button onClick={add}>
          <Trans>Add topic</Trans>
        </Button>
      )}
    </Inline>
  );
};
