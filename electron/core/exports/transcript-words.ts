import type { CodingReportWords } from '../../../shared/transcripts/export/coding-report.ts'
import type { CodingWords } from '../../../shared/transcripts/export/coding-source.ts'
import type { ExportLanguage } from './export-words.ts'

/** Words of an exported transcript; those that all exported files use are in `EXPORT_WORDS`. */
interface TranscriptWords {
  transcript: string
  discussionMemo: string
  moderatorGuide: string
  turnsUnsure: string
  turnsDiverged: string
  round: string
  /** The speaker, before the words of a turn. */
  says: (speaker: string) => string
  /** A fact with its name, as on the page. */
  fact: (label: string, value: string) => string
  /** Names of the facts in the head. */
  received: string
  connection: string
  rounds: string
  roundsOf: (run: number, planned: number) => string
  participants: string
  /** A participant whose name is not known, as on the page. */
  participant: (number: number) => string
  /** Heads of the columns of a transcript as a table, and its two roles. */
  columns: {
    group: string
    turn: string
    round: string
    speaker: string
    role: string
    moderator: string
    participant: string
    said: string
  }
  /** What the files hold, in their names. */
  files: { passages: string; codebook: string; project: string; report: string }
  /** Words of the files with codes and passages. */
  coding: CodingWords
  report: CodingReportWords
}

export const TRANSCRIPT_WORDS: Record<ExportLanguage, TranscriptWords> = {
  fr: {
    transcript: 'transcription',
    discussionMemo: 'Mémo sur la discussion',
    moderatorGuide: 'Guide d’animation',
    turnsUnsure:
      'La transcription reçue n’a pas la forme habituelle : les prises de parole sont peut-être mal séparées.',
    turnsDiverged:
      'La dernière transcription reçue n’est pas la suite des précédentes. Ce fichier ne contient que la dernière.',
    round: 'Tour',
    says: (speaker) => `${speaker} : `,
    fact: (label, value) => `${label} : ${value}`,
    received: 'Date de réception',
    connection: 'Connexion',
    rounds: 'Tours',
    roundsOf: (run, planned) => `${run} sur ${planned}`,
    participants: 'Participants',
    participant: (number) => `Persona ${number}`,
    columns: {
      ...{ group: 'groupe', turn: 'prise de parole', round: 'tour', speaker: 'intervenant', role: 'rôle' },
      ...{ moderator: 'animation', participant: 'participant', said: 'propos' },
    },
    files: { passages: 'passages-codes', codebook: 'grille-de-codage', project: 'codage', report: 'rapport' },
    coding: {
      ...{ code: 'code', codes: 'codes', passage: 'passage', memo: 'mémo', yes: 'oui' },
      ...{ important: 'citation importante', speaker: 'intervenant', received: 'intervenant (nom reçu)' },
      ...{ role: 'rôle', moderator: 'animation', participant: 'participant', round: 'tour' },
      ...{ turn: 'prise de parole', remark: 'remarque', lost: 'n’est plus dans la transcription' },
      ...{ name: 'nom', parent: 'code parent', definition: 'définition', key: 'touche' },
      ...{ passages: 'passages', passagesWithUnder: 'passages, sous-codes compris' },
      ...{ speakers: 'Intervenants', importantQuote: 'Citation importante', roundHeading: 'Tour' },
      cut: '… [coupé : une cellule ne peut pas dépasser 32 767 caractères]',
      lostPassages: 'Passages qui ne sont plus dans la transcription',
    },
    report: {
      ...{ kind: 'Rapport par code', memo: 'Mémo sur la discussion', codes: 'Grille de codage' },
      ...{ code: 'Code', definition: 'Définition', passages: 'Passages' },
      ...{ withUnder: 'Sous-codes compris', participants: 'Participants' },
      counts:
        'Nombres de passages, et de participants ayant au moins un passage (sous-codes compris). Ce ne sont pas des parts d’une population.',
      ...{ unknown: '?', unknownMeans: '? : la transcription ne nomme pas tous ces participants' },
      ...{ byCode: 'Passages par code', withoutCode: 'Sans code' },
      ...{ lost: 'Passages qui ne sont plus dans la transcription', none: '–' },
      ...{ important: 'citation importante', nobody: 'Intervenant inconnu' },
      fact: (label, value) => `${label} : ${value}`,
      noted: (memo) => `mémo : ${memo}`,
      where: (speaker, turn) => `${speaker}, prise de parole ${turn}`,
      quoted: (words) => `« ${words} »`,
    },
  },
  en: {
    transcript: 'transcript',
    discussionMemo: 'Memo on the discussion',
    moderatorGuide: 'Moderator guide',
    turnsUnsure:
      'The transcript received is not in the usual format, so some turns may be split in the wrong place.',
    turnsDiverged:
      'The latest transcript received does not simply continue the earlier ones. This file contains only the latest.',
    round: 'Round',
    says: (speaker) => `${speaker}: `,
    fact: (label, value) => `${label}: ${value}`,
    received: 'Date received',
    connection: 'Connection',
    rounds: 'Rounds',
    roundsOf: (run, planned) => `${run} of ${planned}`,
    participants: 'Participants',
    participant: (number) => `Persona ${number}`,
    columns: {
      ...{ group: 'group', turn: 'turn', round: 'round', speaker: 'speaker', role: 'role' },
      ...{ moderator: 'moderator', participant: 'participant', said: 'words' },
    },
    files: { passages: 'coded-passages', codebook: 'codebook', project: 'coding', report: 'report' },
    coding: {
      ...{ code: 'code', codes: 'codes', passage: 'passage', memo: 'memo', yes: 'yes' },
      ...{ important: 'important quote', speaker: 'speaker', received: 'speaker (name received)' },
      ...{ role: 'role', moderator: 'moderator', participant: 'participant', round: 'round' },
      ...{ turn: 'turn', remark: 'note', lost: 'no longer in the transcript' },
      ...{ name: 'name', parent: 'parent', definition: 'definition', key: 'key' },
      ...{ passages: 'passages', passagesWithUnder: 'passages, with subcodes' },
      ...{ speakers: 'Speakers', importantQuote: 'Important quote', roundHeading: 'Round' },
      cut: '… [cut: a cell can have at most 32,767 characters]',
      lostPassages: 'Passages no longer in the transcript',
    },
    report: {
      ...{ kind: 'Report by code', memo: 'Memo on the discussion', codes: 'Codebook' },
      ...{ code: 'Code', definition: 'Definition', passages: 'Passages' },
      ...{ withUnder: 'With subcodes', participants: 'Participants' },
      counts:
        'Numbers of passages, and of participants with at least one passage (subcodes included). They are not shares of a population.',
      ...{ unknown: '?', unknownMeans: '?: the transcript does not name all of these participants' },
      ...{ byCode: 'Passages by code', withoutCode: 'Without a code' },
      ...{ lost: 'Passages no longer in the transcript', none: '–' },
      ...{ important: 'important quote', nobody: 'Unknown speaker' },
      fact: (label, value) => `${label}: ${value}`,
      noted: (memo) => `memo: ${memo}`,
      where: (speaker, turn) => `${speaker}, turn ${turn}`,
      quoted: (words) => `“${words}”`,
    },
  },
}
