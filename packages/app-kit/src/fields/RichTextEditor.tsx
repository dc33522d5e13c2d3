import { type AnswerValueOf, fromEditor, type Language, type RichTextBlock, richTextLength } from '@esg/contract';
import { Fieldset, Stack } from '@esg/ui';
import { type RichTextBlock as EditorBlock, RichTextArea } from '@esg/ui/rich-text';
import { use } from 'react';
import { languageNames, tagOf } from '../i18n/languages.ts';
import type { EditorProps } from './editor-props.ts';
import { TextValues } from './text-values.ts';
import { useRichTextLabels } from './use-rich-text-labels.ts';

type Blocks = AnswerValueOf<'richTextArea'>['blocks'];

/** The value of the texts: nothing where every language is empty. */
export const readBlocks = (blocks: Blocks): Blocks | null => {
  const filled = Object.entries(blocks).filter(([, list]) => list && richTextLength(list) > 0);
  return filled.length === 0 ? null : Object.fromEntries(filled);
};

/** Text with headings, lists and links: one editor per report language. */
export const RichTextEditor = (props: EditorProps<'richTextArea'>) => {
  const { value, onChange, onBlur, reportLanguages, frame, disabled = false } = props;
  const labels = useRichTextLabels();
  const valuesIn = use(TextValues)();
  const blocks: Blocks = value?.blocks ?? {};
  const change = (language: Language, typed: RichTextBlock[]) => {
    const next = readBlocks({ ...blocks, [language]: typed });
    onChange(next && { type: 'richTextArea', blocks: next });
  };
  const area = (language: Language) => ({
    lang: tagOf(language),
    value: blocks[language] ?? [],
    onChange: (typed: { value: EditorBlock[] }) => change(language, fromEditor(typed.value)),
    values: valuesIn(language),
    onBlur,
    readOnly: disabled,
    labels,
  });
  const [only, second] = reportLanguages;
  if (only && !second) return <RichTextArea {...frame} {...area(only)} />;
  return (
    <Fieldset {...frame}>
      <Stack gap={3}>
        {reportLanguages.map((language) => (
          <RichTextArea
            key={language}
            label={<span lang={tagOf(language)}>{languageNames[language]}</span>}
            {...area(language)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
};
