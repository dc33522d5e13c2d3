import { useLanguage } from '@esg/app-kit';
import { type DesignPart, designLimits, orderedParts, type TextPart } from '@esg/contract';
import { Button, RadioGroup, Stack, Switch, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useModules } from '../../wizard/use-steps-of.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { movedTo, PartList } from './PartList.tsx';
import type { SettingsProps } from './settings-props.ts';
import { TextDialog } from './TextDialog.tsx';

const idOf = (part: DesignPart) => (part.kind === 'chapter' ? part.code : part.id);

/** Chapters of the framework that the report has, in their order. */
const useChapters = () => {
  const { report, framework } = useWizard();
  const selected = new Set(report.disclosureCodes);
  return framework.topics.filter(({ disclosures }) => disclosures.some(({ code }) => selected.has(code)));
};

/** The text that a link of the validation step names. */
export const useDeepLinkTarget = (): string | undefined => {
  const hash = useLocation({ select: (location) => location.hash });
  return /^text-(.+)$/.exec(hash)?.[1];
};

/** Chapters and added texts in the report's order, each with its name on this page. */
const useParts = ({ settings, onChange }: SettingsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const chapters = useChapters();
  const parts = orderedParts(
    settings.parts,
    chapters.map(({ code }) => code),
  );
  const nameOf = (part: DesignPart) => {
    if (part.kind === 'chapter') return chapters.find(({ code }) => code === part.code)?.title[language] ?? part.code;
    return part.title[language] || part.title.en || part.title.zhTw || t`Text without a title`;
  };
  return { parts, nameOf, put: (next: DesignPart[]) => onChange({ parts: next }) };
};

/** The order of chapters, added texts between them, the content index and the KPI sheet. */
export const ChapterSettings = (props: SettingsProps) => {
  const { settings, onChange, readOnly } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(useDeepLinkTarget());
  const { parts, nameOf, put } = useParts(props);
  const texts = parts.filter((part) => part.kind === 'text');
  const add = () => {
    const text: TextPart = { kind: 'text', id: crypto.randomUUID(), title: {}, blocks: {} };
    put([text, ...parts]);
    setOpen(text.id);
  };
  const opened = texts.find(({ id }) => id === open);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          <Trans>Drag a row by its handle, or use the arrow keys.</Trans>
        </Text>
        <PartList
          label={t`Order of the report`}
          readOnly={readOnly}
          onMove={(from, to) => put(movedTo(parts, from, to))}
          rows={parts.map((part) => ({
            id: idOf(part),
            name: nameOf(part),
            content: <Text strong={part.kind === 'text'}>{nameOf(part)}</Text>,
            actions: part.kind === 'text' && !readOnly && (
              <Button size="compact" aria-label={t`Edit: ${nameOf(part)}`} onClick={() => setOpen(part.id)}>
                <Trans>Edit</Trans>
              </Button>
            ),
          }))}
        />
        {!readOnly && texts.length < designLimits.textsMax && (
          <div>
            <Button size="compact" onClick={add}>
              <Trans>Add a text</Trans>
            </Button>
          </div>
        )}
      </Stack>
      <IndexSettings settings={settings} onChange={onChange} readOnly={readOnly} />
      {opened && !readOnly && (
        <TextDialog
          part={opened}
          onChange={(next) => put(parts.map((part) => (idOf(part) === next.id ? next : part)))}
          onRemove={() => put(parts.filter((part) => idOf(part) !== opened.id))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
};

/** The content index at the report's end, GRI's statement of use in it, and the KPI sheet. */
const IndexSettings = ({ settings, onChange, readOnly }: Omit<SettingsProps, 'design'>) => {
  const { t } = useLingui();
  const { framework } = useWizard();
  const modules = useModules();
  return (
    <>
      <Switch
        label={t`Content index`}
        hint={t`At the end of the report: every disclosure with its page, in the form your framework asks for.`}
        disabled={readOnly}
        value={settings.contentIndex}
        onChange={({ value }) => onChange({ contentIndex: value })}
      />
      {framework.kind === 'GRI' && settings.contentIndex && (
        <RadioGroup
          label={t`Statement of use`}
          hint={t`“In accordance with” asks for all of GRI 2 and GRI 3, and for every material topic.`}
          disabled={readOnly}
          value={settings.griClaim}
          onChange={({ value }) => onChange({ griClaim: value })}
          options={[
            { value: 'with-reference', label: t`With reference to the GRI Standards` },
            { value: 'in-accordance', label: t`In accordance with the GRI Standards` },
          ]}
        />
      )}
      {modules.includes('materiality') && (
        <Switch
          label={t`Materiality matrix`}
          hint={t`Beside the list of material topics, or the text about them: the matrix that was decided for the report’s year, with its topics as a table.`}
          disabled={readOnly}
          value={settings.materialityMatrix}
          onChange={({ value }) => onChange({ materialityMatrix: value })}
        />
      )}
      <RadioGroup
        label={t`KPI sheet`}
        hint={t`One page with every figure: its years, its owner, its evidence and its status. Excel files always have its figures.`}
        disabled={readOnly}
        value={settings.kpiSheet}
        onChange={({ value }) => onChange({ kpiSheet: value })}
        options={[
          { value: 'drafts', label: t`In drafts, for those who sign the report` },
          { value: 'always', label: t`In drafts and in the published report` },
          { value: 'never', label: t`Leave it out` },
        ]}
      />
      <Switch
        label={t`Say what the report was made with`}
        hint={t`In small print at its very end. Otherwise the report and its files name your organisation alone.`}
        disabled={readOnly}
        value={settings.namesMaker}
        onChange={({ value }) => onChange({ namesMaker: value })}
      />
    </>
  );
};
