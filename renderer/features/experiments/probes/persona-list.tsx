import { useCallback, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { probeNames } from '../../../../shared/experiments/probes/probe-names.ts'
import type { ProbeAnswer } from '../../../../shared/experiments/qas/coded-answers.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { ProbedPersona } from '../../../../shared/models/experiment-evidence.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { DrawnOnDemand } from '../../../ui/drawn-on-demand.tsx'
import coding from './coding.module.css'
import { ensureTabStop, keepTabStop, moveByKey } from './list-keys.ts'
import { useNotesSession } from './notes-context.ts'
import styles from './probes.module.css'
import { SaidAnswer } from './said-answer.tsx'

/** A persona with its shown answers. */
export interface PersonaRow {
  persona: ProbedPersona
  answers: readonly ProbeAnswer[]
}

interface PersonaListProps {
  rows: readonly PersonaRow[]
  arm: ExperimentArm
}

/** Number of personas up to which the list is rendered whole; of a longer one only those near the view. */
const DRAWN_WHOLE = 30
/** Height of a persona with three short answers before it is rendered. Pixels. */
const USUAL_HEIGHT = 260

/** What each persona chose and said, with the keys that set codes. */
export function PersonaList({ rows, arm }: PersonaListProps) {
  const { t } = useTranslation('probes')
  const list = useRef<HTMLUListElement>(null)
  const hint = useId()
  const session = useNotesSession()
  // With other rows, or once codes can be set, the answer at which the Tab key stopped may have disappeared.
  useEffect(() => ensureTabStop(list.current))
  const draw = useCallback((row: PersonaRow) => <PersonaSaid key={keyOf(row)} row={row} arm={arm} />, [arm])
  return (
    <>
      {session && (
        <p id={hint} className={styles.hint}>
          {t('coding.keys')}
        </p>
      )}
      <ul
        ref={list}
        className={styles.personas}
        aria-label={t('coding.list')}
        aria-describedby={session ? hint : undefined}
        onKeyDown={moveByKey}
        onFocus={(event) => keepTabStop(list.current, event)}
      >
        <DrawnOnDemand
          rows={rows}
          isNeeded={() => false}
          draw={draw}
          whole={DRAWN_WHOLE}
          usualHeight={USUAL_HEIGHT}
        />
      </ul>
    </>
  )
}

const keyOf = ({ persona }: PersonaRow) => `${persona.runId} ${persona.respondent}`

function PersonaSaid({ row: { persona, answers }, arm }: { row: PersonaRow; arm: ExperimentArm }) {
  const { t } = useTranslation('probes')
  const words = usePersonaWords()
  const { option, attributes, said } = persona
  const chosen = option === null ? null : arm.question?.options[option]?.text
  const names = probeNames(arm.probes, (kind) => t(`kind.${kind}`))
  const blank = names.filter((_, at) => !said[at]?.trim())
  return (
    <li className={styles.persona}>
      <p className={styles.chosen}>{chosen ?? t('reading.choseNone')}</p>
      <p className={styles.hint}>
        {/* Without descriptions, whose several lines would dominate the short answers. */}
        {attributes
          .filter(({ name }) => !words.isDescription(name))
          .map(({ name, value }) => words.value(name, value))
          .join(' · ')}
      </p>
      <ul className={coding.answers}>
        {answers.map((answer) => (
          <SaidAnswer key={answer.key} answer={answer} probe={names[answer.at] ?? ''} />
        ))}
      </ul>
      {blank.length > 0 && (
        <p className={styles.nothing}>{t('reading.blank', { probes: blank.join(', ') })}</p>
      )}
    </li>
  )
}
