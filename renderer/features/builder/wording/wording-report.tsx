import { useTranslation } from 'react-i18next'
import type { RuleCode, Strength } from '../../../../shared/wording/finding.ts'
import { isCounted } from '../../../../shared/wording/strengths.ts'
import type { SurveyNoteKind } from '../../../../shared/wording/survey-report.ts'
import { formatDuration, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useDraft } from '../model/use-draft.ts'
import companion from '../parts/section.module.css'
import { RulesOff } from './rules-off.tsx'
import { useWording } from './wording-context.ts'
import { type FindingGroup, groupFindings, showFindings } from './wording-findings.ts'
import { WordingJumps } from './wording-jumps.tsx'
import styles from './wording-report.module.css'

const LENGTH: readonly SurveyNoteKind[] = ['long', 'many_open', 'many_options', 'mixed_languages']
const ORDER: readonly SurveyNoteKind[] = ['sensitive_early', 'general_after_specific', 'coloured']
const BALANCE: readonly SurveyNoteKind[] = ['same_scale_run', 'same_direction']
const OPTION_RULES: readonly RuleCode[] = [
  'unbalanced_scale',
  'range_overlap',
  'range_gap',
  'duplicate_options',
  'mismatched_options',
]

/** The report on the whole questionnaire: its length, effects of its order, and the balance of its options. */
export function WordingReport() {
  const { t } = useTranslation('wording')
  const language = useLanguage()
  const { items, notes, words, seconds, state } = useWording((wording) => wording)
  const dismissals = useDraft(({ history }) => history.present.dismissals)
  if (state !== 'ready') return <p className={companion.quiet}>{t(state)}</p>
  if (items.size === 0) return <p className={companion.quiet}>{t('report.empty')}</p>
  const findings = [...items.values()].flatMap((item) => showFindings(item, dismissals))
  const left = findings.filter(({ dismissal }) => dismissal === null)
  const open = left.filter(({ finding }) => isCounted(finding))
  const rows = (kinds: readonly SurveyNoteKind[]) =>
    notes
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, items: about }) => ({ text: t(`note.${kind}`), about }))
  const groups = groupFindings(items, dismissals)
  const issues = groups.filter(isCounted)
  const remarks = groups.filter((group) => !isCounted(group))
  const notesOn = (shown: readonly FindingGroup[]) =>
    shown.map(({ rule, strength, items: about }) => ({ text: t(`rule.${rule}`), strength, about }))
  const unread = [...items].flatMap(([id, { report }]) => (report.unread ? [id] : []))
  const unreadNotes = unread.length > 0 ? [{ text: t('report.unread'), about: unread }] : []
  const isOfOptions = ({ rule }: FindingGroup) => OPTION_RULES.includes(rule)
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <h2 className={companion.heading}>{t('report.length')}</h2>
      <dl className={`${companion.facts} ${styles.figures} tabular`}>
        <dt>{t('report.items')}</dt>
        <dd>{number(items.size)}</dd>
        <dt>{t('report.words')}</dt>
        <dd>{number(words)}</dd>
        <dt>{t('report.time')}</dt>
        <dd>{formatDuration(roundTime(seconds) * 1000)}</dd>
        <dt>{t('report.findings')}</dt>
        <dd>{number(open.length)}</dd>
        {left.length > open.length && (
          <>
            <dt>{t('report.remarks')}</dt>
            <dd>{number(left.length - open.length)}</dd>
          </>
        )}
        <dt>{t('report.dismissed')}</dt>
        <dd>{number(findings.length - left.length)}</dd>
      </dl>
      <p className={styles.hint}>{t('report.timeHint')}</p>
      <Notes notes={rows(LENGTH)} none={t('report.noLength')} />
      <h2 className={companion.heading}>{t('heading')}</h2>
      <Notes
        notes={[...notesOn(issues.filter((group) => !isOfOptions(group))), ...unreadNotes]}
        none={t('none')}
      />
      <h2 className={companion.heading}>{t('report.order')}</h2>
      <Notes notes={rows(ORDER)} none={t('report.noOrder')} />
      <h2 className={companion.heading}>{t('report.balance')}</h2>
      <Notes
        notes={[...rows(BALANCE), ...notesOn(issues.filter(isOfOptions))]}
        none={t('report.noBalance')}
      />
      {remarks.length > 0 && (
        <>
          <h2 className={companion.heading}>{t('report.remarks')}</h2>
          <Notes notes={notesOn(remarks)} none="" />
        </>
      )}
      <RulesOff />
    </>
  )
}

/** Estimates of a minute and more are rounded to half minutes. */
function roundTime(seconds: number): number {
  return seconds < 60 ? seconds : Math.round(seconds / 30) * 30
}

interface Note {
  text: string
  /** How much a finding is to be relied on; absent from a note on the questionnaire as a whole. */
  strength?: Strength
  /** Ids of the items concerned; empty if the note is about the whole questionnaire. */
  about: readonly string[]
}

function Notes({ notes, none }: { notes: readonly Note[]; none: string }) {
  const { t } = useTranslation('wording')
  if (notes.length === 0) return <p className={companion.quiet}>{none}</p>
  return (
    <ul className={companion.list}>
      {notes.map(({ text, strength, about }) => (
        <li key={`${text}:${about.join()}`} className={styles.note} data-strength={strength}>
          {text}
          {strength !== undefined && strength !== 'remark' && (
            <p className="caption">{t(`strength.${strength}`)}</p>
          )}
          {about.length > 0 && <WordingJumps items={about} />}
        </li>
      ))}
    </ul>
  )
}
