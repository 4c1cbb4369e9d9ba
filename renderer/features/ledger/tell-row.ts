import type { TFunction } from 'i18next'
import { LEAST_BASE } from '../../../shared/analysis/base-size.ts'
import type { SaidFinding } from '../../../shared/analysis/diagnostics/said-beside-seen.ts'
import { nameOfCode } from '../../../shared/experiments/qas/codes.ts'
import { toldTitle } from '../../../shared/experiments/told-title.ts'
import { tellVerdict } from '../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { LedgerAnswers, LedgerDecision, LedgerMatter } from '../../../shared/ledger/ledger.ts'
import type { JudgedTrial, LedgerRow } from '../../../shared/ledger/make-ledger.ts'
import type { RevisedFindings, WordedFinding } from '../../../shared/ledger/revised-findings.ts'
import type { ToldFinding, ToldRow, ToldRun, ToldTrial } from '../../../shared/ledger/told-row.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { findingWords } from '../../../shared/wording/finding-words.ts'
import { quotedWords } from '../../../shared/wording/quoted-words.ts'
import { compareStrengths } from '../../../shared/wording/strengths.ts'
import { formatDay } from '../../lib/format.ts'
import { suspicionWords } from '../../lib/suspicion-words.ts'
import { tellAcross } from '../../lib/tell-across.ts'
import type { LedgerWords } from './use-ledger-words.ts'

/** A row of the revision log in words, for the page and the exported files. */
export function tellRow(
  row: LedgerRow,
  { seen }: Pick<LedgerMatter, 'seen'>,
  own: string,
  words: LedgerWords,
): ToldRow {
  const { t } = words
  const { item, said, unread, answers, trials, decision } = row
  const question = item.wordings[0]?.question
  const droppedAfter = item.wordings[0]?.version?.number
  return {
    number: item.at === null ? null : item.at + 1,
    stem: question?.stem.trim() || t('noStem'),
    dropped: item.at === null ? t('dropped', { version: droppedAfter }) : null,
    rules:
      said && question
        ? unread
          ? [{ text: words.signs('wording:unread'), dismissed: null }]
          : tellSaid(said, question, words)
        : // What was not checked is not free of issues.
          item.at === null
          ? []
          : [{ text: t('rules.failed'), dismissed: null }],
    answers: answers ? tellSigns(answers, words) : [],
    seenIn: seen && answers && tellRun(answers.olderRun ?? seen.run, answers.olderRun !== undefined, words),
    state:
      answers && answers.state !== 'judged'
        ? words.diagnosis(`state.${answers.state}`, { least: LEAST_BASE })
        : null,
    across: answers ? tellAcross(answers.across, { t: words.diagnosis, language: words.language }) : [],
    wordings: item.wordings.map(({ question: { stem, type, options }, since }, at) => ({
      of: since ? t('rewording.since', { number: since.number }) : t('rewording.draft'),
      stem: stem.trim() || t('noStem'),
      options: type === 'single_choice' ? options.map(({ text }) => text.trim()).join(' / ') : '',
      revised: tellRevised(row.revised[at] ?? null, words),
    })),
    trials: trials.map((trial) => tellTrial(trial, words)),
    decision: decision && tellDecision(decision, words),
    own,
  }
}

/** The run that shows something; `isOlder`: the newest cannot judge the item. */
function tellRun(run: LedgerDecision['run'], isOlder: boolean, words: LedgerWords): ToldRun {
  const name = runName(run, words)
  return { name: isOlder ? words.t('answers.lastJudging', { run: name }) : name, practice: run.practice }
}

/** The name of a run in the revision log. */
export function runName(run: LedgerDecision['run'], { t, language }: LedgerWords): string {
  return t('run', { version: run.versionNumber, date: formatDay(run.createdAt, language) })
}

function tellSaid(
  said: readonly SaidFinding[],
  question: Question,
  { t, signs }: LedgerWords,
): ToldFinding[] {
  const item = { stem: question.stem, options: question.options.map(({ text }) => text) }
  const surestFirst = said.toSorted((one, other) => compareStrengths(one.finding, other.finding))
  return surestFirst.map(({ finding, dismissal }) => {
    const isOfAll = finding.start === null && finding.option === undefined
    const text = t(isOfAll ? 'rules.whole' : 'rules.words', {
      name: signs(`wording:rule.${finding.rule}`),
      words: quotedWords(findingWords(finding, item)),
      strength: signs(`wording:strengthWithin.${finding.strength}`),
      why: signs(`wording:why.${finding.why}`),
    })
    return { text, dismissed: dismissal && dismissedFor(dismissal.reason, t) }
  })
}

function tellRevised(revised: RevisedFindings | null, { t, signs }: LedgerWords): string[] {
  if (revised === null) return []
  const named = (found: readonly WordedFinding[]) =>
    found
      .map(({ finding, question: { stem, options } }) => {
        const name = signs(`wording:rule.${finding.rule}`)
        const about = findingWords(finding, { stem, options: options.map(({ text }) => text) })
        const isOfAll = finding.start === null && finding.option === undefined
        return isOfAll ? name : t('rewording.finding', { name, words: quotedWords(about) })
      })
      .join(' · ')
  const { mended, brought } = revised
  if (mended.length + brought.length === 0) return [t('rewording.same')]
  return [
    ...(mended.length > 0 ? [t('rewording.mended', { findings: named(mended) })] : []),
    ...(brought.length > 0 ? [t('rewording.brought', { findings: named(brought) })] : []),
  ]
}

function tellSigns({ signs, question }: LedgerAnswers, words: LedgerWords): ToldFinding[] {
  const { t, diagnosis, language } = words
  return signs.map(({ suspicion, dismissed }) => {
    const { name, seen } = suspicionWords(suspicion, { t: words.signs, language, question })
    const mark = diagnosis('mark', { name, weight: diagnosis(`weight.${suspicion.weight}`) })
    return {
      text: t('answers.sign', { name: mark, seen }),
      dismissed: dismissed === null ? null : dismissedFor(dismissed, t),
    }
  })
}

function dismissedFor(reason: string, t: TFunction<'ledger'>): string {
  return reason.trim() === '' ? t('noReason') : t('because', { reason: reason.trim() })
}

function tellTrial(trial: JudgedTrial, words: LedgerWords): ToldTrial {
  const { experiment, verdict, practice } = trial
  const { t, language } = words
  const told = verdict && tellVerdict(verdict, experiment.plan, language)
  return {
    id: experiment.id,
    title: toldTitle(experiment.plan),
    practice,
    verdict: told
      ? [told.headline, told.limits, told.warning].filter((part) => part !== null).join(' ')
      : t('trials.notLaunched'),
    probes: trial.probes && tellProbes(trial.probes, words),
  }
}

function tellProbes(
  { kinds, personas, codes }: NonNullable<JudgedTrial['probes']>,
  { t, probes, language }: LedgerWords,
): string {
  const asked = { kinds: kinds.map((kind) => probes(`kind.${kind}`)).join(', ') }
  if (personas === 0) return t('probes.notYet', asked)
  const read = t('probes.read', { ...asked, count: personas })
  if (codes.length === 0) return `${read} ${t('probes.noCodes')}`
  const given = codes.map(({ code, count }) => t('probes.code', { code: nameOfCode(code, language), count }))
  return `${read} ${t('probes.codes', { codes: given.join(', ') })}`
}

function tellDecision({ decision, note, run }: LedgerDecision, words: LedgerWords): ToldRow['decision'] {
  return {
    text: decision ? words.diagnosis(`decision.${decision}`) : words.t('decision.noted'),
    note: note.trim(),
    run: { name: runName(run, words), practice: run.practice },
  }
}
