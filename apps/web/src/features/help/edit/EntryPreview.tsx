import { languageNames, tagOf } from '@esg/app-kit';
import { isContentWritten, languages } from '@esg/contract';
import { Card, Grid, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { ArticleText } from '../ArticleText.tsx';
import type { EntryDraft } from './entry-draft.ts';

/** Preview of the entry in each language. */
export const EntryPreview = ({ draft }: { readonly draft: EntryDraft }) => (
  <Grid cell="large" gap={6}>
    {languages.map((language) => (
      <Card key={language} as="section" aria-label={languageNames[language]}>
        {isContentWritten(draft, language) ? (
          <Stack gap={4} lang={tagOf(language)}>
            <Heading level={2}>{draft.title[language]}</Heading>
            {draft.summary[language] && <Text tone="muted">{draft.summary[language]}</Text>}
            <ArticleText blocks={draft.body[language]} level={3} />
          </Stack>
        ) : (
          <Text tone="muted">
            <Trans>
              Nothing is written in {languageNames[language]} yet. Its readers see the other language, with a note
              saying so.
            </Trans>
          </Text>
        )}
      </Card>
    ))}
  </Grid>
);
