import { type BuilderRequirement, builderLimits, duties, limits } from '@esg/contract';
import { Button, Card, Grid, Heading, Inline, Select, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useBuilderWords } from './builder-words.ts';
import type { DisclosureEditorProps } from './disclosure-editor-props.ts';
import { moved, newId } from './edit-content.ts';
import { RowActions } from './RowActions.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

/** The requirements of a disclosure, point by point; the fields below answer all of them. */
export const RequirementList = ({ disclosure, onChange, disabled }: Omit<DisclosureEditorProps, 'palette'>) => {
  const words = useBuilderWords();
  const { requirements } = disclosure;
  const set = (next: BuilderRequirement[]) => onChange({ ...disclosure, requirements: next });
  const add = () => {
    const code = `${disclosure.code}.${String.fromCharCode(97 + (requirements.length % 26))}`;
    set([...requirements, { id: newId(), code, title: { en: '', zhTw: '' }, mandatory: disclosure.mandatory }]);
  };
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Requirements</Trans>
      </Heading>
      {requirements.map((requirement, place) => (
        <Card key={requirement.id} padding="compact" tone="sunken">
          <Stack gap={3} align="stretch">
            {!disabled && (
              <Inline justify="between">
                <Heading level={4} size="sm">
                  {words.part(requirement)}
                </Heading>
                <RowActions
                  name={words.part(requirement)}
                  place={place}
                  count={requirements.length}
                  onMove={(by) => set(moved(requirements, requirement.id, by))}
                  onRemove={() => set(requirements.filter(({ id }) => id !== requirement.id))}
                />
              </Inline>
            )}
            <RequirementFields
              requirement={requirement}
              disabled={disabled}
              onChange={(next) => set(requirements.map((entry) => (entry.id === next.id ? next : entry)))}
            />
          </Stack>
        </Card>
      ))}
      {!disabled && requirements.length < builderLimits.requirementsMax && (
        <div>
          <Button size="compact" onClick={add}>
            <Plus aria-hidden />
            <Trans>Add a requirement</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
};

type RequirementFieldsProps = {
  readonly requirement: BuilderRequirement;
  readonly onChange: (requirement: BuilderRequirement) => void;
  readonly disabled: boolean;
};

const RequirementFields = ({ requirement, onChange, disabled }: RequirementFieldsProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  return (
    <>
      <Grid as="div" cell="small" gap={3}>
        <TextField
          label={t`Code`}
          value={requirement.code}
          readOnly={disabled}
          maxLength={limits.disclosureCodeLengthMax}
          onChange={({ value }) => onChange({ ...requirement, code: value })}
        />
        <Select
          label={t`How binding`}
          value={requirement.mandatory}
          disabled={disabled}
          options={duties.map((value) => ({ value, label: words.duty(value) }))}
          onChange={({ value }) => {
            const mandatory = duties.find((known) => known === value);
            if (mandatory) onChange({ ...requirement, mandatory });
          }}
        />
      </Grid>
      <TwoLanguages
        label={t`Requirement`}
        lines="several"
        required
        disabled={disabled}
        value={requirement.title}
        onChange={(title) => onChange({ ...requirement, title })}
      />
    </>
  );
};
