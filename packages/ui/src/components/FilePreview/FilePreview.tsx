import { File, FileArchive, FileImage, FileSpreadsheet, FileText, type LucideIcon, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './FilePreview.css.ts';

export type FilePreviewProps = RootProps<'div', 'children'> & {
  /** With its extension, which stays visible when the name is cut. */
  name: string;
  /** MIME type; chooses the icon. */
  type: string;
  /** Size, who added it, when. */
  details?: ReactNode;
  /** Address of a small picture of it, in place of the icon. */
  thumbnail?: string | undefined;
  /** Buttons and links: open, download, remove. */
  actions?: ReactNode;
};

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, FileImage],
  [/spreadsheet|excel|csv/, FileSpreadsheet],
  [/presentation|powerpoint/, Presentation],
  [/zip|compressed|tar/, FileArchive],
  [/^text\/|pdf|word|document/, FileText],
];

/** Characters of a name that are always visible: an extension such as ".2026.xlsx" and a little before it. */
const tailLength = 10;

/** An attached file, such as evidence: what it is, how large, and the actions on it. */
export const FilePreview = ({ name, type, details, thumbnail, actions, ...rest }: FilePreviewProps) => {
  const Icon = icons.find(([kind]) => kind.test(type))?.[1] ?? File;
  const cut = Math.max(0, name.length - tailLength);
  return (
    <div {...rest} className={css.file}>
      {thumbnail === undefined ? (
        <span className={css.picture}>
          <Icon size="1.5rem" strokeWidth={1.25} aria-hidden />
        </span>
      ) : (
        <img className={css.picture} src={thumbnail} alt="" loading="lazy" />
      )}
      <div className={css.words}>
        <div className={css.name} title={name}>
          <span className={css.start}>{name.slice(0, cut)}</span>
          <span className={css.end}>{name.slice(cut)}</span>
        </div>
        {details !== undefined && <div className={css.details}>{details}</div>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
};
