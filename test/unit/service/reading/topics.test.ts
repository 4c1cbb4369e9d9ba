import { expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const speakersIn = (data: unknown, people: readonly string[] = []) =>
  readTranscript(readTranscriptText(data), people).turns.map(({ speaker }) => speaker)

const PRICE = 'Les participants trouvent le café trop cher.'
const SERVICE = 'Le service est jugé rapide par tous.'

it.each([
  [[{ Prix: PRICE }, { Service: SERVICE }]],
  [`\\begin{description}\n\\item[Prix] ${PRICE}\n\\item[Service] ${SERVICE}\n\\end{description}`],
  [`[Prix] ${PRICE}\n[Service] ${SERVICE}`],
  // Others of the kind: what is listed by topic, and never comes back after another one.
  [`Prix : ${PRICE}\nService : ${SERVICE}\nAmbiance : bruyante le soir.`],
  [`**Price**: most find it too high.\n**Service**: quick, according to all.`],
  [`## Prix\n${PRICE}\n## Service\n${SERVICE}`],
  [[{ Prix: 'Trop cher pour moi, vraiment.' }, { Prix: 'Je le trouve bon.' }, { Service: 'Il est rapide.' }]],
  ['Verbatim 1: I find it too dear\nVerbatim 2: I find it too slow'],
  ['Strengths: quick service\nWeaknesses: high price\nOutlook: interviews'],
])('takes no topic for a speaker: %j', (data) => expect(speakersIn(data)).toEqual([null]))

it('takes no topic for a speaker where those who were drawn are known', () => {
  const text = '[Prix] Je trouve le café trop cher.\n[Service] Je le trouve rapide.'
  expect(speakersIn(text, ['Ana Belmonte', 'Ben Cole'])).toEqual([null])
})

it.each([
  ['WARNING: low memory\nERROR: model timed out\nINFO: retrying\nINFO: done'],
  ['Warning: low memory\nError: model timed out\nInfo: retrying\nInfo: done'],
  ['[INFO] starting\n[WARN] low memory\n[INFO] again\n[ERROR] stopped'],
  ['Avertissement : lent\nErreur : délai dépassé\nInfo : nouvel essai\nErreur : arrêt'],
])('takes no level of a log for a speaker: %j', (text) => expect(speakersIn(text)).toEqual([null]))

it.each([
  ['info: session started\nAna: Hello.\nBen: Hi.\nwarning: slow model\nAna: Yes.\nBen: No.'],
  ['INFO: session started\nAna: Hello.\nBen: Hi.\nWARNING: slow model\nAna: Yes.\nBen: No.\nINFO: closed'],
  ['[debug] 3 turns\n[Ana] Hello.\n[Ben] Hi.\n[error] timeout\n[Ana] Yes.\n[Ben] No.'],
])('leaves out what a program logs between those who speak: %j', (text) =>
  expect(speakersIn(text)).toEqual(['Ana', 'Ben', 'Ana', 'Ben']),
)

it.each([
  [['Ana', 'Ben'], '[Ana] Je trouve cela cher.\n[Ben] Le service est rapide.', []],
  [['Ana', 'Ben', 'Chloé'], 'Ana : je trouve cela cher.\nBen : non.\nChloé : si.', []],
  [['Moderator', 'Ana', 'Ben'], 'Moderator: And you?\nAna: too dear.\nBen: fine.', []],
  [['P1', 'P2', 'P3'], 'P1: too dear.\nP2: fine.\nP3: slow.', []],
  [['Participant 1', 'Participant 2'], 'Participant 1: too dear.\nParticipant 2: fine.', []],
  [['Mme Roux', 'M. Petit'], 'Mme Roux : trop cher.\nM. Petit : correct.', []],
  [['Ana (34 ans)', 'Ben (51 ans)'], 'Ana (34 ans) : trop cher.\nBen (51 ans) : correct.', []],
  // Nothing that is said shows it, but most are usual first names.
  [['Ana', 'Bruno', 'Chloé'], 'Ana : un\nBruno : deux\nChloé : trois', []],
  [['Hannah Clarke', 'Skye', 'Tom'], 'Hannah Clarke: too dear\nSkye: fine\nTom: slow', []],
  // Nothing that is said shows it, but both were drawn.
  [['Ana', 'Ben'], '[Ana] Trop cher.\n[Ben] Rapide.', ['Ana Belmonte', 'Ben Cole']],
  [['Avatar 1', 'Avatar 2'], 'Avatar 1: too dear\nAvatar 2: fine', ['Avatar 1', 'Avatar 2']],
])('keeps %j, who speak once', (names, text, people) => expect(speakersIn(text, people)).toEqual(names))

it.each([
  ['Pros: quick service\nCons: high price\nPros: friendly\nCons: noisy'],
  ['Forces : rapide\nFaiblesses : cher\nForces : aimable'],
  ['Theme A: too dear\nTheme B: fine\nTheme A: slow'],
  ['Note: the transcript is empty.\nHint: ask again later.'],
])('takes no heading of notes for a speaker, though it comes again: %j', (text) =>
  expect(speakersIn(text).filter((speaker) => speaker !== null)).toEqual([]),
)

it.each([['category'], ['city'], ['channel'], ['model'], ['region']])(
  'takes no column called %s for that of the speakers',
  (name) => {
    const said = ['Je trouve cela cher.', 'Moi non, pas du tout.', 'Pourquoi donc, dis-moi ?']
    const rows = said.map((text, at) => ({ [name]: ['Paris', 'Lyon', 'Paris'][at], text }))
    expect(speakersIn(rows).filter((speaker) => speaker !== null)).toEqual([])
  },
)
