import { limits } from '@esg/contract';
import { Grid, Heading, Inline, Stack, Text, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useBuilderWords } from './builder-words.ts';
import type { Part } from './edit-content.ts';
import { RowActions } from './RowActions.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

/** The editor's actions on the open part. */
export type PartEdits = {
  /** Whether the part is read-only. */
  readonly disabled: boolean;
  readonly siblings: number;
  readonly onChange: (part: Part['part']) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
};

/** Name and place of a part, its code and its title in both languages. */
export const PartHeader = ({ given, edits }: { readonly given: Part; readonly edits: PartEdits }) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const { part, level, index } = given;
  const { disabled, siblings, onChange, ...actions } = edits;
  const name = words.part(part);
  return (
    <Stack gap={4} align="stretch">
      <Inline justify="between">
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            {words.level(level)}
          </Text>
          <Heading level={2} size="md">
            {name}
          </Heading>
        </Stack>
        {!disabled && <RowActions name={name} place={index} count={siblings} {...actions} />}
      </Inline>
      <Grid as="div" cell="small" gap={3}>
        <TextField
          label={t`Code`}
          required
          readOnly={disabled}
          maxLength={limits.disclosureCodeLengthMax}
          value={part.code}
          onChange={({ value }) => onChange({ ...part, code: value })}
        />
      </Grid>
      <TwoLanguages
        label={t`Title`}
        required
        disabled={disabled}
        value={part.title}
        onChange={(title) => onChange({ ...part, title })}
      />
    </Stack>
  );
};
