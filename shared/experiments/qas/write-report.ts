import type { Experiment, ExperimentArm } from '../../models/experiment.ts'
import type { ProbedPersona } from '../../models/experiment-evidence.ts'
import type { ExperimentNotes } from '../../models/experiment-notes.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { probeNames } from '../probes/probe-names.ts'
import { toldTitle } from '../told-title.ts'
import { tellerOf } from '../verdict/words/teller.ts'
import { codedByKey, countCodes, probeAnswers } from './coded-answers.ts'
import { nameOfCode } from './codes.ts'
import { quotesOf } from './quotes-of.ts'
import { REPORT_WORDS } from './report-words.ts'

/** What a report on probes is made from. */
export interface ReportSource {
  experiment: Pick<Experiment, 'plan' | 'frozen'>
  /** Whether the plan was changed after it was frozen. */
  planChanged: boolean
  /** The arm of probes. */
  arm: ExperimentArm
  personas: readonly ProbedPersona[]
  notes: ExperimentNotes
  practice: boolean
  /** The page's name for a kind of probe, and its way of writing a time. */
  kindName: (kind: ExperimentArm['probes'][number]['kind']) => string
  moment: (at: number) => string
}

/** The most quotes for each code. */
const MOST_QUOTES = 5

/** A report on the probes of an experiment as Markdown, under the headings of CIRF (Boeije and Willis, 2013). */
export function writeProbesReport(source: ReportSource, language: WordingLanguage): string {
  const words = REPORT_WORDS[language]
  const { experiment, arm, personas, notes, practice } = source
  const { plan, frozen } = experiment
  const answers = probeAnswers(personas, arm)
  const coded = codedByKey(notes.answers)
  const counts = countCodes(answers.flat(), coded)
  // Personas of whom nothing came are in the results too.
  const answered = personas.filter(({ option }, at) => option !== null || answers[at]?.length).length
  const names = probeNames(arm.probes, source.kindName)
  const runs = new Set(personas.map(({ runId }) => runId)).size
  const findings = counts.codes.flatMap(({ code, count }) => [
    `### ${nameOfCode(code, language)} (${count})`,
    ...quotesOf(code, answers, coded, MOST_QUOTES).map(({ said, probe, at }) => {
      const option = personas[at]?.option
      const chosen = option === null || option === undefined ? undefined : arm.question?.options[option]
      const who = chosen ? words.chose(plain(chosen.text)) : words.choseNothing
      return `> ${plain(said)}\n>\n> (${words.asked(names[probe] ?? '', who)})`
    }),
  ])
  const sections: [string, string[]][] = [
    [words.objectives, [words.aim(plain(plan.draft.title)), ...askedItem(arm, words.options)]],
    [
      words.design,
      [
        words.inRuns(runs, plan.personas ?? 0),
        plan.alone ? words.alone : words.inside,
        ...(frozen ? [words.frozen(source.moment(frozen.at), frozen.hash)] : []),
        ...(source.planChanged ? [`**${tellerOf(plan, language).messages.planChanged}**`] : []),
      ],
    ],
    [words.ethics, [words.noPeople]],
    [words.sampling, [words.personas(answered), labelled(words.service, words.notTold, language)]],
    [
      words.collection,
      [
        words.written,
        labelled(words.probesAsked, '', language),
        arm.probes.map(({ question }, at) => `${at + 1}. ${names[at]} – ${plain(question.stem)}`).join('\n'),
      ],
    ],
    [words.analysis, [words.codes, words.byPerson, words.coded(counts.coded, counts.total)]],
    [words.findings, findings.length > 0 ? findings : [words.none]],
    [words.conclusions, [notes.note.trim() === '' ? words.noNote : notes.note.trim()]],
    [words.limitations, [words.strengths, words.limits.map((limit) => `- ${limit}`).join('\n')]],
    [words.format, [words.thisReport]],
  ]
  const head = [
    `# ${[words.title, plain(toldTitle(plan))].filter(Boolean).join(' – ')}`,
    ...(practice ? [`**${words.practice}**`] : []),
    `**${words.synthetic}**`,
  ]
  const body = sections.flatMap(([heading, paragraphs], at) => [`## ${at + 1}. ${heading}`, ...paragraphs])
  return `${[...head, ...body].join('\n\n')}\n`
}

function askedItem({ question }: ExperimentArm, heading: string): string[] {
  if (!question) return []
  const options = question.options.map(({ text }) => `- ${plain(text)}`).join('\n')
  return [`> ${plain(question.stem)}`, ...(options ? [`${heading}\n\n${options}`] : [])]
}

function labelled(label: string, value: string, language: WordingLanguage): string {
  return `${label}${language === 'fr' ? '\u00A0:' : ':'} ${value}`.trimEnd()
}

/** A text on one line with its Markdown characters escaped. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
