import { ApiError } from '@esg/api-client';
import { useProblemSentences, useSaveMark } from '@esg/app-kit';
import { LeaveQuestion } from '@esg/app-kit/leaving';
import type { Subject } from '@esg/contract';
import { Banner, Button, Form, Inline, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MergePointDialog } from '../conflicts/MergePointDialog.tsx';
import { OverlapDialog } from '../conflicts/OverlapDialog.tsx';
import { EnterAnew } from './DeletedDataPoint.tsx';
import { DetailFields } from './DetailFields.tsx';
import { Findings } from './Findings.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { PointEditor } from './use-point-editor.ts';
import { ValueField } from './ValueField.tsx';

type PointFormProps = {
  readonly editor: PointEditor;
  /** Whether the person may write figures of an entity. */
  readonly mayWrite: (subject: Subject) => boolean;
};

/** Enters or changes one data point. A button saves; until then the typed values are kept in this browser. */
export const PointForm = ({ editor, mayWrite }: PointFormProps) => {
  const { t } = useLingui();
  const id = useId();
  const timeId = `${id}-time`;
  const valueId = `${id}-value`;
  const { draft, isComplete, point, unsaved, restored, save, drop } = editor;
  const errors = [
    ...(draft.reportingTimeId === '' ? [{ fieldId: timeId, message: t`Reporting time is required` }] : []),
    ...(isComplete || draft.reportingTimeId === ''
      ? []
      : [{ fieldId: valueId, message: t`You have missed to input valid data point` }]),
  ];
  return (
    <Form
      aria-label={point ? t`Change the data point` : t`New data point`}
      onSubmit={save}
      errors={errors}
      errorsTitle={t`The data point isn’t saved`}
    >
      {restored && (
        <Banner
          tone="info"
          title={<Trans>What you typed before is here again</Trans>}
          action={
            <Button size="compact" onClick={drop}>
              <Trans>Discard it</Trans>
            </Button>
          }
        >
          <Trans>It isn’t saved yet.</Trans>
        </Banner>
      )}
      <Refused editor={editor} />
      <PlaceFields editor={editor} timeId={timeId} mayWrite={mayWrite} />
      <ValueField editor={editor} valueId={valueId} />
      <Findings editor={editor} />
      <DetailFields editor={editor} />
      <Foot editor={editor} />
      <LeaveQuestion unsaved={unsaved && !editor.isSending} onClose>
        <Trans>What you typed isn’t saved yet. It stays in this browser and is here when you come back.</Trans>
      </LeaveQuestion>
      <Conflicts editor={editor} />
    </Form>
  );
};

const Foot = ({ editor: { unsaved, isSending, state, drop } }: { readonly editor: PointEditor }) => {
  const mark = useSaveMark(state);
  return (
    <Inline gap={4}>
      <Button type="submit" emphasis="strong" pending={state.kind === 'saving'}>
        <Trans>Save</Trans>
      </Button>
      {unsaved && !isSending && (
        <Button onClick={drop}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
      <Text role="status" tone="muted" size="sm">
        {mark ?? (unsaved ? <Trans>Not saved yet</Trans> : '')}
      </Text>
    </Inline>
  );
};

/** Refusals of the gateway except an overlap. A deleted data point can be entered anew with the typed values. */
const Refused = ({ editor: { state, point, enterAnew } }: { readonly editor: PointEditor }) => {
  const { problem } = useProblemSentences();
  if (state.kind !== 'refused' || overlapOf(state.error)) return null;
  const isGone = point !== undefined && state.error.code === 'resource.not_found';
  return (
    <Banner
      tone="danger"
      title={isGone ? <Trans>Someone has just removed this data point</Trans> : problem(state.error)}
      {...(isGone ? { action: <EnterAnew onEnter={enterAnew} /> } : {})}
    >
      {isGone && <Trans>What you typed stays here. Enter it as a new data point if it is still needed.</Trans>}
    </Banner>
  );
};

const overlapOf = (error: unknown) => (error instanceof ApiError ? error.existingDataPoint : undefined);

/** Conflicts that people have to decide: the same days twice, or simultaneous changes of one data point. */
const Conflicts = ({ editor }: { readonly editor: PointEditor }) => {
  const { state, competing, section, putAside, changeOf, moveTo, merge } = editor;
  const existing = state.kind === 'refused' ? overlapOf(state.error) : undefined;
  if (existing)
    return (
      <OverlapDialog
        existing={existing}
        sectionId={section.section.id}
        changeOf={changeOf}
        onStored={({ id }) => {
          putAside();
          moveTo(id);
        }}
        onOtherTime={putAside}
      />
    );
  if (!competing) return null;
  return (
    <MergePointDialog
      {...competing}
      pending={false}
      onLater={putAside}
      onSave={({ version, ...merged }) => merge(merged, competing.current, version)}
    />
  );
};
