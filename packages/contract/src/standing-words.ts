import type { Framework } from './frameworks.ts';
import type { Language } from './languages.ts';
import type { ProvisionStanding } from './provisions.ts';
import { defineWords } from './words.ts';

/** Forms of a content index: those that rules prescribe, and a plain list. */
export type IndexForm = 'gri' | 'hkex' | 'tcfd' | 'ifrs' | 'plain';

/** The form that a framework's own rules prescribe; a plain list for all others. */
export const indexFormOf = ({ kind, versionId }: Pick<Framework, 'kind' | 'versionId'>): IndexForm => {
  if (kind === 'GRI') return 'gri';
  if (kind === 'HKEX') return 'hkex';
  if (versionId.startsWith('tcfd')) return 'tcfd';
  return /(?:ifrs|hkfrs|aasb)-s[12]/.test(versionId) ? 'ifrs' : 'plain';
};

type Standings = Readonly<Record<ProvisionStanding, string>>;

const hkexStandings: Standings = {
  reported: 'Complied',
  'in-part': 'Complied in part',
  explained: 'Explained',
  open: 'Still to complete',
  missing: 'Missing',
  'not-asked': 'Not reported',
};

const griStandings: Standings = {
  reported: 'Reported',
  'in-part': 'Reported in part',
  explained: 'Omitted with a reason',
  open: 'Still to complete',
  missing: 'Missing',
  'not-asked': 'Not reported',
};

const disclosedStandings: Standings = {
  reported: 'Disclosed',
  'in-part': 'Disclosed in part',
  explained: 'Not disclosed, with a reason',
  open: 'Still to complete',
  missing: 'Missing',
  'not-asked': 'Not covered by this report',
};

const hkexStandingsZh: Standings = {
  reported: '已遵守',
  'in-part': '部分遵守',
  explained: '已解釋',
  open: '尚待完成',
  missing: '欠缺',
  'not-asked': '未匯報',
};

const griStandingsZh: Standings = {
  reported: '已匯報',
  'in-part': '部分匯報',
  explained: '從略並說明原因',
  open: '尚待完成',
  missing: '欠缺',
  'not-asked': '未匯報',
};

const disclosedStandingsZh: Standings = {
  reported: '已披露',
  'in-part': '部分披露',
  explained: '未披露並說明原因',
  open: '尚待完成',
  missing: '欠缺',
  'not-asked': '本報告未涵蓋',
};

const standings = defineWords<Readonly<Record<IndexForm, Standings>>>({
  en: {
    gri: griStandings,
    hkex: hkexStandings,
    tcfd: disclosedStandings,
    ifrs: disclosedStandings,
    plain: griStandings,
  },
  zhTw: {
    gri: griStandingsZh,
    hkex: hkexStandingsZh,
    tcfd: disclosedStandingsZh,
    ifrs: disclosedStandingsZh,
    plain: griStandingsZh,
  },
});

/** A framework's words for reported, explained and missing, the same on screen and in print. */
export const standingWords = (framework: Pick<Framework, 'kind' | 'versionId'>, language: Language): Standings =>
  standings[language][indexFormOf(framework)];
