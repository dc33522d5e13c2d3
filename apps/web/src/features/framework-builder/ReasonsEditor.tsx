import { type BuilderContent, type BuilderReason, builderLimits } from '@esg/contract';
import { Button, Card, Checkbox, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useBuilderWords } from './builder-words.ts';
import { moved, newId } from './edit-content.ts';
import { RowActions } from './RowActions.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

type ReasonsEditorProps = {
  readonly content: BuilderContent;
  readonly onChange: (content: BuilderContent) => void;
  readonly disabled: boolean;
};

/** Reasons that people can choose when they leave a disclosure out. */
export const ReasonsEditor = ({ content, onChange, disabled }: ReasonsEditorProps) => {
  const reasons = content.omissionReasons;
  const set = (omissionReasons: BuilderReason[]) => onChange({ ...content, omissionReasons });
  const replace = (reason: BuilderReason) => set(reasons.map((entry) => (entry.id === reason.id ? reason : entry)));
  const nothing = { en: '', zhTw: '' };
  return (
    <Card>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>Reasons for leaving out</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>People who leave out a disclosure choose one of these. The disclosure must allow it.</Trans>
        </Text>
        {reasons.map((reason, place) => (
          <ReasonCard
            key={reason.id}
            reason={reason}
            place={place}
            count={reasons.length}
            disabled={disabled}
            onChange={replace}
            onMove={(by) => set(moved(reasons, reason.id, by))}
            onRemove={() => set(reasons.filter(({ id }) => id !== reason.id))}
          />
        ))}
        {!disabled && reasons.length < builderLimits.reasonsMax && (
          <div>
            <Button
              onClick={() => set([...reasons, { id: newId(), label: nothing, hint: nothing, needsExplanation: true }])}
            >
              <Plus aria-hidden />
              <Trans>Add a reason</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

type ReasonCardProps = {
  readonly reason: BuilderReason;
  readonly place: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly onChange: (reason: BuilderReason) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** One reason as people will read it; with buttons to move and remove it while it may be changed. */
const ReasonCard = ({ reason, place, count, disabled, onChange, onMove, onRemove }: ReasonCardProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const name = words.text(reason.label) || t`Reason ${place + 1}`;
  return (
    <Card padding="compact" tone="sunken">
      <Stack gap={3} align="stretch">
        {!disabled && (
          <Inline justify="between">
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <RowActions name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
          </Inline>
        )}
        <TwoLanguages
          label={t`Reason`}
          required
          value={reason.label}
          disabled={disabled}
          onChange={(label) => onChange({ ...reason, label })}
        />
        <TwoLanguages
          label={t`Hint`}
          lines="several"
          value={reason.hint}
          disabled={disabled}
          onChange={(hint) => onChange({ ...reason, hint })}
        />
        <Checkbox
          label={t`Needs an explanation`}
          value={reason.needsExplanation}
          disabled={disabled}
          onChange={({ value }) => onChange({ ...reason, needsExplanation: value })}
        />
      </Stack>
    </Card>
  );
};
