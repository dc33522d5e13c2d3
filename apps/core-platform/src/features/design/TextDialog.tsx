import { languageNames, tagOf, useRichTextLabels } from '@esg/app-kit';
import { fromEditor, type TextPart } from '@esg/contract';
import { Button, Dialog, Stack } from '@esg/ui';
import { RichTextArea } from '@esg/ui/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReportNumbers } from '../../wizard/numbers/use-report-numbers.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { LocalizedLine } from './LocalizedLine.tsx';

type TextDialogProps = {
  part: TextPart;
  onChange: (part: TextPart) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** An added text, in each language of the report. It saves while it is typed. */
export const TextDialog = ({ part, onChange, onRemove, onClose }: TextDialogProps) => {
  const { t } = useLingui();
  const { languages } = useWizard().report;
  const labels = useRichTextLabels();
  const valuesIn = useReportNumbers();
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Text between chapters`}
      description={t`Saved as you write. In a language that you leave empty, the other one is printed.`}
      closeLabel={t`Close`}
      size="large"
      actions={
        <>
          <Button onClick={remove}>
            <Trans>Remove the text</Trans>
          </Button>
          <Button emphasis="strong" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <LocalizedLine
          label={t`Title`}
          hint={t`A text without a title isn’t in the contents.`}
          value={part.title}
          readOnly={false}
          onChange={(title) => onChange({ ...part, title })}
        />
        {languages.map((language) => (
          <RichTextArea
            key={language}
            label={languages.length > 1 ? `${t`Text`} (${languageNames[language]})` : t`Text`}
            lang={tagOf(language)}
            labels={labels}
            value={part.blocks[language] ?? []}
            values={valuesIn(language)}
            onChange={({ value }) => onChange({ ...part, blocks: { ...part.blocks, [language]: fromEditor(value) } })}
          />
        ))}
      </Stack>
    </Dialog>
  );
};
