import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../i18n/formatters.ts';
import type { Shift } from '../model/readability.ts';
import { useRoleWords } from '../words/use-role-words.ts';
import { ratioText } from './ratio-text.ts';

/** Why a colour is not used as asked, in a sentence. */
export const ShiftReason = ({ shift }: { readonly shift: Shift }) => {
  const { t } = useLingui();
  const roleOf = useRoleWords();
  const { decimal, list } = useFormatters();
  const { reason, used, kind, modes, roles } = shift;
  const against = roleOf(reason.against);
  const role = list(roles.map(roleOf));
  const quotedRoles = list(roles.map(roleOf).map((name) => t`“${name}”`));
  const where = list(modes.map((mode) => (mode === 'light' ? t`light` : t`dark`)));
  if (reason.kind === 'difference') {
    return (
      <Trans>
        As asked, it couldn’t be told from “{against}”: people wouldn’t see that anything happens. “{role}” is drawn in{' '}
        {used} instead ({where}).
      </Trans>
    );
  }
  if (reason.kind === 'quiet') {
    return (
      <Trans>
        A pale tint would be too bright on dark pages. In dark mode, “{role}” uses {used} instead. To choose it
        yourself, set a dark-mode colour.
      </Trans>
    );
  }
  const ratio = decimal(ratioText(reason.ratio));
  const least = decimal(ratioText(reason.least));
  if (roles.includes('esg-color-special-middle')) {
    return (
      <Trans>
        Both colours of the gradient are used as they are. Half-way between the two colours, the text of the welcome
        banner would have a contrast of {ratio} to 1; {least} is needed. So the gradient passes through {used} where its
        text ends, and reaches your second colour in the corner without text ({where}).
      </Trans>
    );
  }
  return kind === 'shifted' ? (
    <Trans>
      As asked, “{against}” would have a contrast of {ratio} to 1 on it; {least} is needed. “{role}” is drawn in {used}{' '}
      instead ({where}).
    </Trans>
  ) : (
    <Trans>
      As asked, it would have a contrast of {ratio} to 1 on “{against}”; {least} is needed. Buttons keep your colour;{' '}
      <Plural
        value={roles.length}
        one={`${quotedRoles} is drawn in ${used}`}
        other={`${quotedRoles} are drawn in ${used}`}
      />{' '}
      ({where}).
    </Trans>
  );
};
