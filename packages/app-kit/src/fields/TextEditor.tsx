import { type Language, limits } from '@esg/contract';
import { Fieldset, Stack, TextArea, TextField } from '@esg/ui';
import { languageNames, tagOf } from '../i18n/languages.ts';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import type { EditorProps } from './editor-props.ts';
import { useTyped } from './use-typed.ts';

type Texts = Partial<Record<Language, string>>;
type TextEditorProps = Omit<EditorProps<'text'>, 'value' | 'onChange'> & {
  readonly value: Texts | null;
  readonly onChange: (value: Texts | null) => void;
  readonly lines: 'one' | 'several';
};

/** The value of the texts: `null` when all are empty, `undefined` while one is too long to be stored. */
export const readTexts = (texts: Texts, lengthMax: number): Texts | null | undefined => {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  if (filled.some(([, text]) => text.length > lengthMax)) return undefined;
  return filled.length === 0 ? null : Object.fromEntries(filled);
};

/** One box per report language. Texts longer than allowed stay, with the reason below; nothing is cut off. */
export const TextEditor = (props: TextEditorProps) => {
  const { value, onChange, onHold, lines, onBlur, reportLanguages, label, frame, disabled = false } = props;
  const { issue } = useProblemSentences();
  const lengthMax = lines === 'one' ? limits.lineLengthMax : limits.textAreaLengthMax;
  const [texts, type] = useTyped<Texts, Texts>(value, (stored) => stored ?? {}, { onChange, onHold });
  const change = (language: Language, text: string) => {
    const typed = { ...texts, [language]: text };
    type(typed, readTexts(typed, lengthMax));
  };
  const Box = lines === 'one' ? TextField : TextArea;
  const box = (language: Language) => {
    const text = texts[language] ?? '';
    const tooLong =
      text.length > lengthMax ? issue({ rule: 'too_long', params: { length: lengthMax } }, label) : undefined;
    return {
      value: text,
      onChange: (typed: { value: string }) => change(language, typed.value),
      onBlur,
      disabled,
      lang: tagOf(language),
      error: tooLong,
    };
  };

  const [only, second] = reportLanguages;
  if (only && !second) {
    const { error, ...rest } = box(only);
    return <Box {...frame} {...rest} error={error ?? frame.error} />;
  }
  return (
    <Fieldset {...frame}>
      <Stack gap={3}>
        {reportLanguages.map((language) => (
          <Box
            key={language}
            label={<span lang={tagOf(language)}>{languageNames[language]}</span>}
            {...box(language)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
};
