import { useLanguage } from '@esg/app-kit';
import { type Answer, type Disclosure, type Field, type HubAnswer, isAnswered } from '@esg/contract';
import { IconButton, Kbd, Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload, Ellipsis, History, MessageSquare, Paperclip, Waypoints } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { OriginDialog } from '../hub/OriginDialog.tsx';
import { SaveToHubDialog } from '../hub/SaveToHubDialog.tsx';
import { useSide } from '../side/side-context.ts';
import * as css from './field.css.ts';

const commentKeys = ['Alt', 'C'];

export type FieldMenuProps = {
  readonly disclosure: Disclosure;
  readonly field: Field;
  readonly answer: Answer | undefined;
  /** The data hub's value for it. */
  readonly hub: HubAnswer | undefined;
  /** Whether answers of this field can be stored in the data hub. */
  readonly maySave: boolean;
};

/** All other actions of a field, behind one button. The menu is rendered when the button is first pressed. */
export const FieldMenu = (props: FieldMenuProps) => {
  const { t } = useLingui();
  const name = props.field.label[useLanguage()];
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState<'origin' | 'save'>();
  const close = () => setOpen(undefined);
  const opener = <IconButton size="compact" label={t`More for ${name}`} icon={<Ellipsis />} data-more="" />;
  if (!isUsed)
    return <IconButton {...opener.props} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsed(true)} />;
  return (
    <>
      <FieldMenuOpen {...props} trigger={opener} onOrigin={() => setOpen('origin')} onSave={() => setOpen('save')} />
      {open === 'origin' && <OriginDialog disclosureCode={props.disclosure.code} field={props.field} onClose={close} />}
      {open === 'save' && props.answer && <SaveToHubDialog field={props.field} answer={props.answer} onClose={close} />}
    </>
  );
};

type FieldMenuOpenProps = FieldMenuProps & { trigger: ReactElement; onOrigin: () => void; onSave: () => void };

const FieldMenuOpen = ({ disclosure, field, trigger, onOrigin, onSave, ...props }: FieldMenuOpenProps) => {
  const { show } = useSide();
  const { readOnly } = useWizard();
  const mayWrite = useMay('report:write');
  const { answer, hub, maySave } = props;
  const hasOrigin = hub !== undefined && hub.state !== 'impossible';
  // An answer from another report is not in the data hub yet.
  const isKept = hub?.state === 'same' && hub.from === null;
  const canSave = !readOnly && maySave && answer !== undefined && isAnswered(answer.value) && !isKept;
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      {mayWrite && (
        <MenuItem
          icon={<MessageSquare aria-hidden />}
          onSelect={() => show('comments', { code: disclosure.code, fieldKey: field.key })}
        >
          <Trans>Comment</Trans>
          <span className={css.keys} aria-hidden="true">
            {commentKeys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        </MenuItem>
      )}
      <MenuItem icon={<Paperclip aria-hidden />} onSelect={() => show('evidence')}>
        <Trans>Evidence</Trans>
      </MenuItem>
      <MenuItem icon={<History aria-hidden />} onSelect={() => show('history')}>
        <Trans>History</Trans>
      </MenuItem>
      {(hasOrigin || canSave) && <MenuSeparator />}
      {hasOrigin && (
        <MenuItem icon={<Waypoints aria-hidden />} onSelect={onOrigin}>
          <Trans>Where it comes from</Trans>
        </MenuItem>
      )}
      {canSave && (
        <MenuItem icon={<CloudUpload aria-hidden />} onSelect={onSave}>
          <Trans>Save to data hub</Trans>
        </MenuItem>
      )}
    </Menu>
  );
};
