import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import {
  FOCUS_PERSONAS,
  FOCUS_ROUNDS,
  type FocusDraft,
  type FocusSession,
} from '../../../shared/models/focus.ts'
import { type FocusProblem, findFocusProblems } from '../../../shared/models/focus-problems.ts'
import { editPoint, type GuideEdit } from '../../../shared/wording/guide-edits.ts'
import type { GuideFinding } from '../../../shared/wording/guide-items.ts'
import { isCounted } from '../../../shared/wording/strengths.ts'
import { api, client } from '../../lib/api.ts'
import { useActiveConnection } from '../../lib/use-connections.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { UndoButtons } from '../draft/undo-buttons.tsx'
import { useUndoKeys } from '../draft/use-undo-keys.ts'
import { createFrom } from './create-from.ts'
import { CreationSummary } from './creation-summary.tsx'
import styles from './focus.module.css'
import { FocusAudience } from './focus-audience.tsx'
import { dismissGuideFinding, reopenGuideFinding, showGuideFindings } from './guide-dismissals.ts'
import { GuideRemarks } from './guide-remarks.tsx'
import { type GuideVerdict, guideVerdict, pointsBeyondRounds } from './guide-verdict.ts'
import { useGuideWording } from './use-guide-wording.ts'
import { useProblemWords } from './use-problem-words.ts'
import { useRefusedFields } from './use-refused-fields.ts'

type Field = 'title' | 'personas' | 'rounds' | 'ages'

/** The field at which a problem is shown. */
const FIELD_OF: Record<FocusProblem['code'], Field> = {
  title_empty: 'title',
  personas_out_of_range: 'personas',
  rounds_out_of_range: 'rounds',
  age_range_form: 'ages',
  age_range_order: 'ages',
}

interface FocusFormProps {
  session: FocusSession
  /** The session of the draft in the form. */
  writing: DraftSession<FocusDraft>
  /** Called when the group cannot be created before the person has chosen between two texts: shows that choice. */
  onConflict: () => void
}

/** The form of a focus group's draft. Changes are saved at once, and problems are shown at their fields. */
export function FocusForm({ session, writing, onConflict }: FocusFormProps) {
  const { t } = useTranslation(['focus', 'common', 'wording'])
  const cache = useQueryClient()
  const connection = useActiveConnection()
  const draft = useStore(writing, (state) => state.history.present)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set(['ages']))
  const [isNew] = useState(draft.title === '' && draft.guide === '')
  const [tried, setTried] = useState(false)
  const words = useProblemWords(draft)
  useUndoKeys(writing)
  const { refusedAt, told } = useRefusedFields(session.problem, draft)
  const wording = useGuideWording(draft)
  const findings = showGuideFindings(wording.findings, draft.dismissals)
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  const open = standing.filter(({ finding }) => isCounted(finding)).length
  const verdict = guideVerdict({ ...wording, open, notes: standing.length - open })
  const crowded = pointsBeyondRounds(draft.guide, draft.rounds)
  const fields = { title: useRef<HTMLInputElement>(null), guide: useRef<HTMLTextAreaElement>(null) }
  const problems = findFocusProblems(draft)
  const shown = problems.filter(({ code }) => tried || touched.has(FIELD_OF[code]))
  const problemAt = (field: Field) => {
    const found = shown.find(({ code }) => FIELD_OF[code] === field)
    return found ? words(found) : refusedAt(field)
  }
  const touch = (field: Field) => () => setTouched((before) => new Set([...before, field]))
  const change = (place: string, patch: Partial<FocusDraft>) =>
    writing.edit(place, (draft) => Object.assign(draft, patch), true)
  const create = useOneAtATime({
    mutationFn: (connectionId: string) =>
      createFrom(writing, (revision) => client.focus.create({ id: session.id, revision, connectionId })),
    onSuccess: () => cache.invalidateQueries({ queryKey: api.focus.key() }),
  })
  // In an effect, because the notice must be there to take the focus.
  const outcome = create.data
  const showConflict = useEffectEvent(onConflict)
  useEffect(() => {
    if (outcome === 'conflict') showConflict()
  }, [outcome])
  const submit = () => {
    setTried(true)
    if (problems.length === 0 && connection) create.mutate(connection.id)
  }
  const problem = create.error ?? told
  const show = ({ place, start, end, words }: GuideFinding) => {
    const field = fields[place].current
    field?.focus()
    // If the text was changed in the meantime, other words are at this place.
    if (draft[place].slice(start, end) === words) field?.setSelectionRange(start, end)
  }
  const use = (found: GuideFinding, edit: GuideEdit) => {
    const edited = editPoint(draft[found.place], found, edit)
    if (edited === null) return
    change('wording', { [found.place]: edited })
    fields[found.place].current?.focus()
  }
  return (
    <form
      className={styles.form}
      aria-label={t('form.label')}
      noValidate
      onBlur={() => void writing.flush()}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.undo}>
        <UndoButtons session={writing} />
      </div>
      {session.state === 'refused' && <p>{t('refused')}</p>}
      {problem && <ProblemNotice problem={problem} />}
      {outcome === 'unsaved' && <p role="alert">{t('form.unsaved')}</p>}
      <TextInput
        ref={fields.title}
        label={t('form.title')}
        description={[t('form.titleHint'), ...(connection?.marks ? [t('form.marked')] : [])].join(' ')}
        required
        // In a new group the title has the focus, as in a new survey.
        autoFocus={isNew}
        value={draft.title}
        error={problemAt('title')}
        onChange={(event) => change('title', { title: event.currentTarget.value })}
        onBlur={touch('title')}
      />
      <div className={styles.guideRow}>
        <Textarea
          ref={fields.guide}
          className={styles.guide}
          label={t('form.guide')}
          description={t('form.guideHint')}
          autosize
          minRows={6}
          value={draft.guide}
          error={refusedAt('guide')}
          onChange={(event) => change('guide', { guide: event.currentTarget.value })}
        />
        <GuideRemarks
          wording={wording}
          findings={findings}
          onShow={show}
          onUse={use}
          onDismiss={(found, reason) =>
            writing.edit('dismissal', (draft) => dismissGuideFinding(draft, found, reason))
          }
          onReopen={(found) => writing.edit('dismissal', (draft) => reopenGuideFinding(draft, found))}
        />
        <div className={styles.rest}>
          <div className={styles.numbers}>
            <NumberInput
              label={t('form.personas')}
              description={t('form.personasHint', FOCUS_PERSONAS)}
              min={FOCUS_PERSONAS.min}
              max={FOCUS_PERSONAS.max}
              clampBehavior="none"
              value={draft.personas ?? ''}
              error={problemAt('personas')}
              onChange={(value) => {
                touch('personas')()
                change('personas', { personas: asNumber(value) })
              }}
            />
            <NumberInput
              label={t('form.rounds')}
              description={[
                t('form.roundsHint'),
                ...(crowded ? [t('form.roundsShared', { points: crowded })] : []),
              ].join(' ')}
              min={FOCUS_ROUNDS.min}
              max={FOCUS_ROUNDS.max}
              clampBehavior="none"
              value={draft.rounds ?? ''}
              error={problemAt('rounds')}
              onChange={(value) => {
                touch('rounds')()
                change('rounds', { rounds: asNumber(value) })
              }}
            />
          </div>
          <FocusAudience
            audience={draft.audience}
            refusedAt={refusedAt}
            onChange={(place, audience) => change(place, { audience })}
            onLeaveAges={touch('ages')}
            ageProblems={
              new Map(
                shown.flatMap((each) => (each.ageRange === undefined ? [] : [[each.ageRange, words(each)]])),
              )
            }
          />
        </div>
      </div>
      {tried && problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          <strong>{t('form.problemsTitle')}</strong>
          <ul>
            {problems.map((each) => (
              <li key={`${each.code}/${each.ageRange ?? ''}`}>{words(each)}</li>
            ))}
          </ul>
        </div>
      )}
      <CreationSummary draft={draft} />
      <div>
        <Button type="submit" loading={create.isPending} disabled={!connection}>
          {t('form.create', { connection: connection?.practice ? t('common:practice') : connection?.name })}
        </Button>
      </div>
      {/* Below the button, which does not move when the line comes. */}
      <p className={styles.soft} aria-live="polite">
        {wordingLine(verdict, t)}
      </p>
    </form>
  )
}

/** The line on the wording, shown before the group is created. */
function wordingLine(verdict: GuideVerdict, t: TFunction<['focus', 'common', 'wording']>): string {
  if (verdict === 'nothing') return ''
  if (typeof verdict === 'string') return t(`wording:${verdict}`)
  return `${t('wording:open', verdict)}. ${t('focus:form.openHint', verdict)}`
}

function asNumber(value: string | number): number | null {
  return typeof value === 'number' ? value : null
}
