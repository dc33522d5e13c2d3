import { languageNames, tagOf, useLanguage, useRichTextLabels } from '@esg/app-kit';
import { type ContentCategory, contentLimits, fromEditor, type Language, languages } from '@esg/contract';
import { Fieldset, Grid, Select, Stack, TextArea, TextField } from '@esg/ui';
import { RichTextArea } from '@esg/ui/rich-text';
import { useLingui } from '@lingui/react/macro';
import type { EntryDraft } from './entry-draft.ts';

export type EntryFieldsProps = {
  readonly draft: EntryDraft;
  readonly type: (change: Partial<EntryDraft>) => void;
  /** Left out for news, which have no heading. */
  readonly categories?: readonly ContentCategory[] | undefined;
  readonly titleError: string | undefined;
  readonly textError: string | undefined;
  /** Id of the first title, so that a summary of errors can link to it. */
  readonly titleId: string;
  readonly textId: string;
};

/** Title, summary and text, both languages side by side. */
export const EntryFields = ({ draft, type, categories, ...errors }: EntryFieldsProps) => {
  const { t } = useLingui();
  const shown = useLanguage();
  return (
    <Stack gap={6}>
      {categories && (
        <Select
          label={t`Category`}
          placeholder={t`No category`}
          options={categories.map(({ id, title }) => ({ value: id, label: title[shown] }))}
          value={draft.categoryId ?? ''}
          onChange={({ value }) => type({ categoryId: value || null })}
        />
      )}
      <Grid cell="large" gap={6}>
        {languages.map((language) => (
          <LanguageFields key={language} language={language} draft={draft} type={type} {...errors} />
        ))}
      </Grid>
    </Stack>
  );
};

type LanguageFieldsProps = Omit<EntryFieldsProps, 'categories'> & { readonly language: Language };

const LanguageFields = ({ language, draft, type, titleError, textError, titleId, textId }: LanguageFieldsProps) => {
  const { t } = useLingui();
  const labels = useRichTextLabels();
  const lang = tagOf(language);
  const isFirst = language === languages[0];
  return (
    <Fieldset label={<span lang={lang}>{languageNames[language]}</span>}>
      <Stack gap={4}>
        <TextField
          id={isFirst ? titleId : undefined}
          label={t`Title`}
          lang={lang}
          maxLength={contentLimits.titleLengthMax}
          value={draft.title[language]}
          onChange={({ value }) => type({ title: { ...draft.title, [language]: value } })}
          error={isFirst && titleError}
        />
        <TextArea
          label={t`Summary`}
          lang={lang}
          rows={2}
          maxLength={contentLimits.summaryLengthMax}
          value={draft.summary[language]}
          onChange={({ value }) => type({ summary: { ...draft.summary, [language]: value } })}
        />
        <RichTextArea
          id={isFirst ? textId : undefined}
          label={t`Text`}
          lang={lang}
          labels={labels}
          value={draft.body[language]}
          onChange={({ value }) => type({ body: { ...draft.body, [language]: fromEditor(value) } })}
          error={isFirst && textError}
        />
      </Stack>
    </Fieldset>
  );
};
