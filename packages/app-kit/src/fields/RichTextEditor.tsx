import type { AnswerValueOf, Language, RichTextBlock } from '@esg/contract';
import { Fieldset, Stack, TextArea } from '@esg/ui';
import { languageNames, tagOf } from '../i18n/languages.ts';
import type { EditorProps } from './editor-props.ts';

type Blocks = AnswerValueOf<'richTextArea'>['blocks'];

const textOf = (blocks: readonly RichTextBlock[] | undefined) =>
  blocks?.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n') ?? '';
const blocksOf = (text: string): RichTextBlock[] =>
  text.split('\n').map((line) => ({ kind: 'paragraph', runs: line === '' ? [] : [{ text: line }] }));

/** Text with structure, per report language. */
export const RichTextEditor = ({
  value,
  onChange,
  onBlur,
  reportLanguages,
  frame,
  disabled = false,
}: EditorProps<'richTextArea'>) => {
  const blocks: Blocks = value?.blocks ?? {};
  const change = (language: Language, text: string) => {
    const next: Blocks = { ...blocks, [language]: text === '' ? undefined : blocksOf(text) };
    onChange(Object.values(next).some(Boolean) ? { type: 'richTextArea', blocks: next } : null);
  };
  return (
    <Fieldset {...frame}>
      <Stack gap={3}>
        {reportLanguages.map((language) => (
          <TextArea
            key={language}
            label={<span lang={tagOf(language)}>{languageNames[language]}</span>}
            lang={tagOf(language)}
            value={textOf(blocks[language])}
            onChange={(typed) => change(language, typed.value)}
            onBlur={onBlur}
            disabled={disabled}
          />
        ))}
      </Stack>
    </Fieldset>
  );
};
