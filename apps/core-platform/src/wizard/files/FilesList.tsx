import { exportFormatNames, languageNames } from '@esg/app-kit';
import type { ExportFormat, Language } from '@esg/contract';
import { Badge, Inline, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type FileToBe = { readonly format: ExportFormat; readonly language: Language; readonly beside: Language | null };

/** Files that will be made, each by its format and language. */
export const FilesList = ({ files }: { files: readonly FileToBe[] }) => {
  const { i18n } = useLingui();
  return (
    <Stack as="ul" gap={2}>
      {files.map(({ format, language, beside }) => (
        <li key={`${format} ${language} ${beside}`}>
          <Inline gap={2}>
            <Badge>{i18n._(exportFormatNames[format])}</Badge>
            <Text as="span">
              {[language, ...(beside ? [beside] : [])].map((each) => languageNames[each]).join(' | ')}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
};
