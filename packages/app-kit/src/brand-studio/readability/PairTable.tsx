import { FigureCell, FigureHead, Status, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../i18n/formatters.ts';
import type { Pair } from '../model/readability.ts';
import { useRoleWords } from '../words/use-role-words.ts';
import * as css from './Readability.css.ts';
import { ratioText } from './ratio-text.ts';

/** Pairs of roles with their figures. */
export const PairTable = ({ caption, pairs }: { caption: string; pairs: readonly Pair[] }) => {
  const { t } = useLingui();
  const roleOf = useRoleWords();
  const { decimal } = useFormatters();
  return (
    <Table caption={caption} captionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Pair</Trans>
          </th>
          <th scope="col">
            <Trans>Mode</Trans>
          </th>
          <FigureHead>
            <Trans>Ratio (WCAG)</Trans>
          </FigureHead>
          <FigureHead>
            <Trans>Needed</Trans>
          </FigureHead>
          <FigureHead>
            <Trans>Lc (APCA)</Trans>
          </FigureHead>
          <th scope="col">
            <Trans>Result</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ mode, color, on, foreground, background, ratio, least, passes, apca, shift }) => (
          <tr key={`${mode} ${color} ${on}`}>
            <th scope="row">
              <span className={css.pair}>
                <span
                  className={css.chip}
                  style={{ color: foreground, backgroundColor: background }}
                  aria-hidden="true"
                >
                  {least === 3 ? '●' : 'Aa'}
                </span>
                <Trans>
                  {roleOf(color)} on {roleOf(on)}
                </Trans>
              </span>
            </th>
            <td>{mode === 'light' ? t`Light` : t`Dark`}</td>
            <FigureCell>{decimal(ratioText(ratio))}</FigureCell>
            <FigureCell>{decimal(ratioText(least))}</FigureCell>
            <FigureCell>{decimal(String(Math.round(apca)))}</FigureCell>
            <td>
              <PairStatus passes={passes} shifted={shift !== undefined} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const PairStatus = ({ passes, shifted }: { passes: boolean; shifted: boolean }) => {
  if (!passes) {
    return (
      <Status tone="danger">
        <Trans>Too weak</Trans>
      </Status>
    );
  }
  return shifted ? (
    <Status tone="info">
      <Trans>Reads, shifted</Trans>
    </Status>
  ) : (
    <Status tone="success">
      <Trans>Reads</Trans>
    </Status>
  );
};
