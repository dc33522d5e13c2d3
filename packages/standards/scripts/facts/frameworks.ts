import type { FrameworkSummary } from '@esg/contract';
import type { DisclosureRow, FrameworkRow, RequirementRow, SuccessionRow, SummaryRow } from '../../src/rows.ts';
import { omissionHintsZh } from '../omission-hints.ts';
import { frameworkWords } from '../own-words.ts';
import { withDuties } from './duties.ts';
import { bilingual, col, list, type Row, type Source } from './source.ts';

const wordsFor = (id: string) => {
  const words = frameworkWords[id];
  if (!words) throw new Error(`No words for the framework "${id}" in own-words.ts`);
  return words;
};

/** Whether the library has a later version of the same framework. */
export const isEarlierEdition = (about: Row) => wordsFor(col(about, 'id')).editionOf !== undefined;

/** The version of the library that holds this framework. */
export const versionOf = (frameworkId: string) => wordsFor(frameworkId).versionId;

/** The sum of pollutants that have only the air in common, and one of the pollutants that are named beside it. */
const sumOfPollutants = 'air.emissions';
const namedPollutant = 'air.nox';

/** The metrics of a disclosure; where it names the pollutants, their sum is optional and comes last. */
const metricsOf = (row: Row) => {
  const uses = list(col(row, 'metric_keys')).map((entry) => {
    const [key = '', coverage] = entry.split(':');
    return { key, coverage: coverage === 'full' ? ('full' as const) : ('partial' as const) };
  });
  const others = uses.filter(({ key }) => key !== sumOfPollutants);
  if (others.length === uses.length || !others.some(({ key }) => key === namedPollutant)) return uses;
  return [...others, { key: sumOfPollutants, coverage: 'partial' as const }];
};

const basisOf = (note: string) => (note.startsWith('reports published') ? 'publication' : 'period');

/** The facts list some codes that a framework dropped under its present version; the version that had them lists them itself. */
const holdsCode = (read: Source) => {
  const codes = new Map<string, Set<string>>();
  return (row: Row) => {
    const id = col(row, 'framework_id');
    const held = codes.get(id) ?? new Set(read(`disclosures/${id}`).map((disclosure) => col(disclosure, 'code')));
    codes.set(id, held);
    return held.has(col(row, 'code'));
  };
};

/** Every succession of the facts, named by versions. */
export const successionsOf = (read: Source): SuccessionRow[] =>
  read('successions')
    .filter(holdsCode(read))
    .map((row) => {
      const [head = '', tail] = col(row, 'successor_code').split(/:(.*)/s);
      const own = versionOf(col(row, 'framework_id'));
      return {
        versionId: own,
        code: col(row, 'code'),
        successor: tail ? { versionId: versionOf(head), code: tail } : { versionId: own, code: head },
        from: col(row, 'from'),
        basis: basisOf(col(row, 'note')),
      };
    });

const supersededBy = (versionId: string, row: Row, successions: SuccessionRow[]): DisclosureRow['supersededBy'] => {
  if (!col(row, 'status').startsWith('superseded:')) return null;
  const found = successions.find((entry) => entry.versionId === versionId && entry.code === row.code);
  if (!found) throw new Error(`${versionId} ${row.code} is superseded, but no succession says from when`);
  const { successor, from, basis } = found;
  return {
    code: successor.code,
    versionId: successor.versionId === versionId ? null : successor.versionId,
    from,
    basis,
  };
};

const requirementOf = (row: Row): RequirementRow => {
  const duty = col(row, 'mandatory');
  return {
    code: col(row, 'code'),
    parent: col(row, 'parent_code'),
    title: bilingual(row, 'title'),
    nature: col(row, 'nature') as DisclosureRow['nature'],
    unitKind: col(row, 'unit_kind') || null,
    mandatory: duty === 'voluntary' ? 'no' : (duty as DisclosureRow['mandatory']),
    metrics: metricsOf(row),
    verified: !col(row, 'verified').startsWith('general-knowledge'),
  };
};

/** The framework's disclosures in order, each with the requirements at any depth below it. */
const disclosuresOf = (versionId: string, rows: Row[], successions: SuccessionRow[]): DisclosureRow[] => {
  const disclosures = new Map<string, DisclosureRow>();
  const home = new Map<string, DisclosureRow>();
  for (const row of rows) {
    const code = col(row, 'code');
    if (row.level === 'disclosure') {
      const own = requirementOf(row);
      const made = {
        ...own,
        dutyByClass: [],
        supersededBy: supersededBy(versionId, row, successions),
        requirements: [],
      };
      disclosures.set(code, made);
      home.set(code, made);
    } else if (row.level === 'requirement') {
      const owner = home.get(col(row, 'parent_code'));
      if (!owner) throw new Error(`Requirement ${code} stands below nothing`);
      home.set(code, owner);
      owner.requirements.push(requirementOf(row));
    }
  }
  return [...disclosures.values()].map((row) => withDuties(versionId, row));
};

/** The ISSB's reasons apply to every standard based on its text, GRI's to its sector standards. */
const reasonOwners = (id: string, family: string) => {
  if (family === 'ISSB') return ['ifrs-s1', ...(id.endsWith('s2') ? ['ifrs-s2'] : [])];
  return [id === 'gri-sectors' ? 'gri' : id];
};

/**
 * Frameworks with reasons of their own that also allow a reference to another document: IFRS S1 (paragraphs 63, B45 to B47), ESRS 1
 * (incorporation by reference) and BRSR (SEBI's circular of 10 May 2021).
 */
const allowsReference = (id: string, family: string) => family === 'ISSB' || id.startsWith('esrs-') || id === 'brsr';

/**
 * The reasons in the framework's own rules. GRI 1, requirement 6, has four and no others; part C of HKEX Appendix C2 asks for considered
 * reasons, part D has its reliefs. The facts mark two reasons that no rules contain with a star: they are offered where a framework has no
 * reasons, and the reference also where its rules allow one. Elsewhere they are withdrawn: reports with them stay readable, but nobody can
 * choose them any more.
 */
const omissionsOf = (read: Source, id: string, family: string): FrameworkRow['omissionReasons'] => {
  const rows = read('omission-reasons');
  const owners = reasonOwners(id, family);
  const own = rows.filter((row) => owners.includes(col(row, 'framework_id')));
  const isOffered = (row: Row) =>
    own.length === 0 || (row.code === 'incorporated_by_reference' && allowsReference(id, family));
  return [...own, ...rows.filter((row) => col(row, 'framework_id') === '*')].map((row) => {
    const zhTw = omissionHintsZh[col(row, 'id')];
    if (!zhTw) throw new Error(`No Chinese hint for ${row.id}`);
    const isWithdrawn = !own.includes(row) && !isOffered(row);
    return {
      code: col(row, 'code'),
      label: bilingual(row, 'label'),
      hint: { en: `${col(row, 'hint')}.`, zhTw },
      needsExplanation: row.needs_explanation === 'yes',
      ...(isWithdrawn && { withdrawn: true }),
    };
  });
};

/** One framework's content. */
export const contentOf = (read: Source, about: Row): FrameworkRow => {
  const id = col(about, 'id');
  const rows = read(`disclosures/${id}`);
  const versionId = versionOf(id);
  return {
    versionId,
    groups: rows
      .filter((row) => row.level === 'part' || row.level === 'topic')
      .map((row) => ({
        code: col(row, 'code'),
        parent: col(row, 'parent_code') || null,
        level: row.level as 'part' | 'topic',
        title: bilingual(row, 'title'),
      })),
    disclosures: disclosuresOf(versionId, rows, successionsOf(read)),
    omissionReasons: omissionsOf(read, id, col(about, 'family')),
  };
};

const isBoundByClass = ({ disclosures }: FrameworkRow) =>
  disclosures.some(
    ({ dutyByClass, requirements }) =>
      dutyByClass.length > 0 || requirements.some((requirement) => requirement.dutyByClass !== undefined),
  );

/** What the first day means, where it is not the beginning of the first period. */
const effectiveBasisOf = (basis: string): Pick<FrameworkSummary, 'effectiveBasis'> =>
  basis === 'period' ? {} : { effectiveBasis: basis as NonNullable<FrameworkSummary['effectiveBasis']> };

/** The entry of a framework in the list. */
export const summaryOf = (about: Row, content: FrameworkRow, successions: SuccessionRow[]): SummaryRow => {
  const { name, kind, library, region, version, versionId, licenceNote, note, editionOf, comparedWith } = wordsFor(
    col(about, 'id'),
  );
  const heir = col(about, 'superseded_by');
  const from = successions.find((entry) => entry.versionId === versionId)?.from ?? null;
  return {
    frameworkId: editionOf ?? col(about, 'id'),
    versionId,
    name: name ?? bilingual(about, 'name'),
    kind,
    family: col(about, 'family') as FrameworkSummary['family'],
    library,
    category: col(about, 'category') as FrameworkSummary['category'],
    region,
    version,
    owner: col(about, 'owner'),
    effectiveFrom: col(about, 'effective_from') || null,
    ...effectiveBasisOf(col(about, 'effective_basis')),
    licenceNote,
    note,
    comparedWith,
    audience: list(col(about, 'audience')) as FrameworkSummary['audience'],
    dataKinds: list(col(about, 'data_kind')) as FrameworkSummary['dataKinds'],
    ...(isBoundByClass(content) && { boundByClass: true }),
    supersededBy: heir ? { versionId: versionOf(heir), from } : null,
    disclosureCount: content.disclosures.length,
    unverifiedCount: content.disclosures.filter(({ verified }) => !verified).length,
  };
};
