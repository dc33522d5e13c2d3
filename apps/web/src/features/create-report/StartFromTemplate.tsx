import { useLanguage } from '@esg/app-kit';
import { Combobox, EmptyState, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ComesAlong } from './ComesAlong.tsx';
import { useOwnTemplates } from './use-own-reports.ts';

type StartFromTemplateProps = { readonly id: string | undefined; readonly onChoose: (id: string) => void };

/** Chooses the template to start from, and shows its settings. */
export const StartFromTemplate = ({ id, onChoose }: StartFromTemplateProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const templates = useOwnTemplates();
  const chosen = templates.find((template) => template.id === id);
  if (templates.length === 0)
    return (
      <EmptyState
        title={<Trans>No template yet</Trans>}
        purpose={
          <Trans>Keep a choice of disclosures as a template under Custom Frameworks, and start from it here.</Trans>
        }
      />
    );
  return (
    <Stack gap={6} align="stretch">
      <Combobox
        label={t`Template`}
        value={chosen?.id ?? ''}
        onChange={({ value }) => onChoose(value)}
        options={templates.map(({ id: value, name, framework }) => ({
          value,
          label: `${name} · ${framework[language]}`,
        }))}
        labels={{ list: t`Templates`, clear: t`Clear`, none: t`No templates found` }}
      />
      {chosen && (
        <ComesAlong key={chosen.id} from={chosen} draft={{ versionId: chosen.versionId, templateId: chosen.id }} />
      )}
    </Stack>
  );
};
