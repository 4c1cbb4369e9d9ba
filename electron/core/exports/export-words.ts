import type { RunResults } from '../../../shared/models/results.ts'
import type { ResultsLayout } from '../../../shared/models/results-layout.ts'

/** Languages an export may be written in. */
export type ExportLanguage = 'fr' | 'en'

/** Words of exported files. They are here and not among the page's texts, because the core writes these files. */
export interface ExportWords {
  persona: string
  item: string
  stem: string
  type: string
  singleChoice: string
  openEnded: string
  answer: string
  option: string
  count: string
  base: string
  percentage: string
  status: string
  answered: string
  blank: string
  unread: string
  missing: string
  notKnown: string
  /** Heads of the columns that identify the run of a row. */
  survey: string
  version: string
  run: string
  connection: string
  date: string
  /** Suffix of a variable's name, for the column that says why there is no value. */
  missingVariable: string
  /** Suffix of a variable's name, for the column with the number that an open answer is. */
  numberVariable: string
  /** Why a variable has no value. */
  missingKinds: { wayOut: string; blank: string; unread: string; missing: string }
  /** Heads of the codebook, and its descriptions of the variables. */
  variable: string
  code: string
  label: string
  meaning: string
  meanings: {
    persona: string
    attribute: string
    /** The same of a field that the page has a word for. */
    attributeOf: (field: string) => string
    choice: string
    words: string
    missing: string
    /** Of the number of an open answer; the unit may be "". */
    number: (unit: string) => string
    tag: string
  }
  /** Suffix of a field's name, for the column with the band of its number; and the description of such a column. */
  bands: string
  bandMeaning: (field: string, limits: string) => string
  bandFromTo: (from: string, to: string) => string
  bandFromBelow: (from: string, below: string) => string
  bandFrom: (from: string) => string
  bandBelow: (below: string) => string
  source: string
  /** Head of the column with the certainty of the reading, and its values, in the words that the page uses. */
  reading: string
  readings: Record<RunResults['certainty'], string>
  practice: string
  live: string
  /** The practice service among the connections, as the page names it. */
  practiceConnection: string
  notice: string
  /** Heads of the columns with the filter, and with the numbers of personas kept by it, received, and asked for. */
  filter: string
  personasKept: string
  personasReceived: string
  personasAsked: string
  /** Head of the column that says how the run stands; `RUN_STATE_WORDS` has its values. */
  runState: string
  everybody: string
  answersWith: (words: string) => string
  /** Word between alternative conditions, and word before a negated one. */
  or: string
  not: string
  anyItem: string
  contains: (where: string, words: string) => string
  tagged: (where: string, tags: string) => string
  deletedTag: string
  /** Head of the column that holds the tags of an answer. */
  tags: string
  /** The meanings of the codes of a tag's variable: 1 and 0. */
  withTag: (tag: string) => string
  withoutTag: (tag: string) => string
  /** How many conditions there are, in the name of a file. */
  conditions: (count: number) => string
  /** Head of the column that says why there is no percentage, or that it is on a small base, and what it says. */
  note: string
  withheld: (least: number) => string
  smallBase: (enough: number) => string
  /** In the name of a file. */
  filtered: string
  search: string
  results: string
  /** The layout, in the name of a file. */
  layouts: Record<ResultsLayout, string>
  practiceFile: string
  syntheticFile: string
}

export const EXPORT_WORDS: Record<ExportLanguage, ExportWords> = {
  fr: {
    persona: 'persona',
    item: 'question',
    stem: 'énoncé',
    type: 'type',
    singleChoice: 'choix unique',
    openEnded: 'ouverte',
    answer: 'réponse',
    option: 'modalité',
    count: 'effectif',
    base: 'base',
    percentage: 'pourcentage',
    status: 'état',
    answered: 'renseignée',
    blank: 'vide',
    unread: 'non reconnue',
    missing: 'manquante',
    notKnown: 'inconnu',
    survey: 'questionnaire',
    version: 'version',
    run: 'passation',
    connection: 'connexion',
    date: 'date',
    missingVariable: 'absence',
    numberVariable: 'nombre',
    missingKinds: {
      wayOut: 'ne sait pas ou refus',
      ...{ blank: 'vide', unread: 'non reconnue', missing: 'manquante' },
    },
    variable: 'variable',
    code: 'code',
    label: 'libellé',
    meaning: 'contenu',
    meanings: {
      persona: 'identifiant du persona',
      attribute: 'description reçue du persona',
      attributeOf: (field) => `description reçue du persona : ${field}`,
      choice: 'code de la modalité choisie',
      words: 'réponse en toutes lettres',
      missing: 'pourquoi la variable n’a pas de valeur ; vide si elle en a une',
      number: (unit) =>
        `nombre donné en réponse${unit && ` (${unit})`} ; vide si la réponse n’est pas un nombre`,
      tag: 'étiquette posée sur la réponse (1) ou non (0) ; vide sans réponse',
    },
    bands: 'tranche',
    bandMeaning: (field, limits) => `tranches de la variable ${field}, qui commencent à : ${limits}`,
    bandFromTo: (from, to) => `${from}–${to}`,
    bandFromBelow: (from, below) => `de ${from} à moins de ${below}`,
    bandFrom: (from) => `${from} et plus`,
    bandBelow: (below) => `moins de ${below}`,
    source: 'source',
    reading: 'lecture',
    readings: {
      sure: 'sûre (format connu)',
      likely: 'probable (déduite des données reçues)',
      unsure: 'incertaine (à comparer aux données reçues)',
    },
    practice: 'personas synthétiques (entraînement)',
    live: 'personas synthétiques',
    practiceConnection: 'Entraînement',
    notice:
      'Ces réponses synthétiques aident à repérer les questions faibles. Ce ne sont pas des estimations sur une population ; elles n’ont pas de marge d’erreur.',
    filter: 'filtre',
    personasKept: 'personas retenus',
    personasReceived: 'personas reçus',
    personasAsked: 'personas demandés',
    runState: 'état de la passation',
    everybody: 'aucun filtre : tous les personas',
    answersWith: (words) => `réponses contenant « ${words} »`,
    or: 'ou',
    not: 'sauf',
    anyItem: 'une réponse',
    contains: (where, words) => `${where} contient « ${words} »`,
    tagged: (where, tags) => `${where}, étiquette ${tags}`,
    deletedTag: 'supprimée',
    tags: 'étiquettes',
    withTag: (tag) => `étiquette « ${tag} »`,
    withoutTag: (tag) => `sans l’étiquette « ${tag} »`,
    conditions: (count) => `${count} conditions`,
    note: 'remarque',
    smallBase: (enough) => `base réduite : moins de ${enough}`,
    withheld: (least) => `pas de pourcentage : base inférieure à ${least}`,
    filtered: 'filtre',
    search: 'recherche',
    results: 'resultats',
    layouts: {
      respondents: 'par-persona',
      codes: 'codes',
      long: 'par-reponse',
      counts: 'effectifs',
      codebook: 'dictionnaire',
    },
    practiceFile: 'entrainement',
    syntheticFile: 'synthetique',
  },
  en: {
    persona: 'persona',
    item: 'item',
    stem: 'stem',
    type: 'type',
    singleChoice: 'single choice',
    openEnded: 'open-ended',
    answer: 'answer',
    option: 'response option',
    count: 'count',
    base: 'base',
    percentage: 'percentage',
    status: 'status',
    answered: 'answered',
    blank: 'left blank',
    unread: 'not recognised',
    missing: 'missing',
    notKnown: 'unknown',
    survey: 'survey',
    version: 'version',
    run: 'run',
    connection: 'connection',
    date: 'date',
    missingVariable: 'missing',
    numberVariable: 'number',
    missingKinds: {
      wayOut: 'don’t know or declined',
      ...{ blank: 'left blank', unread: 'not recognised', missing: 'missing' },
    },
    variable: 'variable',
    code: 'code',
    label: 'label',
    meaning: 'holds',
    meanings: {
      persona: 'name of the persona',
      attribute: 'description of the persona, as received',
      attributeOf: (field) => `description of the persona, as received: ${field}`,
      choice: 'code of the response option chosen',
      words: 'answer in words',
      missing: 'why the variable has no value; empty where it has one',
      number: (unit) => `number given as the answer${unit && ` (${unit})`}; empty where it is not a number`,
      tag: 'whether the answer carries a tag (1) or not (0); empty where there is no answer',
    },
    bands: 'band',
    bandMeaning: (field, limits) => `bands of the variable ${field}, which begin at: ${limits}`,
    bandFromTo: (from, to) => `${from}–${to}`,
    bandFromBelow: (from, below) => `${from} to under ${below}`,
    bandFrom: (from) => `${from} or more`,
    bandBelow: (below) => `under ${below}`,
    source: 'source',
    reading: 'reading',
    readings: {
      sure: 'certain (known format)',
      likely: 'likely (inferred from the data received)',
      unsure: 'uncertain (compare with the data received)',
    },
    practice: 'synthetic personas (practice)',
    live: 'synthetic personas',
    practiceConnection: 'Practice',
    notice:
      'Synthetic answers help find weak items. They are not population estimates and carry no margin of error.',
    filter: 'filter',
    personasKept: 'personas kept',
    personasReceived: 'personas received',
    personasAsked: 'personas requested',
    runState: 'run state',
    everybody: 'no filter: all personas',
    answersWith: (words) => `answers containing “${words}”`,
    or: 'or',
    not: 'not',
    anyItem: 'any answer',
    contains: (where, words) => `${where} contains “${words}”`,
    tagged: (where, tags) => `${where}, tag ${tags}`,
    deletedTag: 'deleted',
    tags: 'tags',
    withTag: (tag) => `tag “${tag}”`,
    withoutTag: (tag) => `without the tag “${tag}”`,
    conditions: (count) => `${count} conditions`,
    note: 'note',
    smallBase: (enough) => `small base: fewer than ${enough}`,
    withheld: (least) => `no percentage: base under ${least}`,
    filtered: 'filtered',
    search: 'search',
    results: 'results',
    layouts: {
      respondents: 'by-persona',
      codes: 'codes',
      long: 'by-answer',
      counts: 'counts',
      codebook: 'codebook',
    },
    practiceFile: 'practice',
    syntheticFile: 'synthetic',
  },
}
