import { Button } from '@mantine/core'
import { use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../shared/models/results.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'
import { DescriptionsNote } from '../../ui/descriptions-note.tsx'
import { DrawnOnDemand } from '../../ui/drawn-on-demand.tsx'
import { bringIntoView } from '../../ui/find/bring-into-view.ts'
import { AnswerBar } from './answers/answer-bar.tsx'
import { AnswerRow, type RowTagging } from './answers/answer-row.tsx'
import own from './answers/answers.module.css'
import { usePersonaLines } from './answers/persona-lines.ts'
import { useSteadyActions } from './answers/row-actions.ts'
import { useRowWords } from './answers/row-words.ts'
import { SelectionContext } from './answers/selection-context.ts'
import { answerKeys, makeTabStop, returnToList } from './answers/use-answer-keys.ts'
import { useAnswerSelection } from './answers/use-answer-selection.ts'
import { useKeptCursor } from './answers/use-kept-cursor.ts'
import { useQuotes } from './quotes/use-quotes.ts'
import { ReadingBar } from './reading/reading-bar.tsx'
import { ReadingContext } from './reading/reading-context.ts'
import { isDrawn } from './reading/use-gathered.ts'
import styles from './results.module.css'
import { TagsDialog } from './tags/tags-dialog.tsx'
import { useAnswerTags } from './tags/use-answer-tags.ts'

interface AnswerListProps {
  question: Question
  /** Position of the item. */
  position: number
  answers: readonly Answer[]
  singleAnswers: boolean
  respondents: readonly Respondent[]
  /** The persona whose answer a search led to; null without such a search. */
  found: number | null
  /** Opens a persona's card. */
  onPersona: (persona: number) => void
  /** Called with the condition of a clicked tag, for the filter. */
  onPick: (condition: FilterCondition) => void
}

/** All answers to an item, with who gave them. The browser lays out only those in view (content-visibility). */
export function AnswerList({
  question,
  position,
  answers,
  singleAnswers,
  respondents,
  found,
  onPersona,
  onPick,
}: AnswerListProps) {
  const { t } = useTranslation(['results', 'tags'])
  /** Whether each persona is described in full instead of in one line. */
  const [whole, setWhole] = useState(false)
  const [isManaging, setManaging] = useState(false)
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const lines = usePersonaLines()
  const words = useRowWords()
  const answerTags = useAnswerTags(question, position)
  const quotes = useQuotes(question)
  const selection = useAnswerSelection(answers, answerTags?.mayCarry)
  const actions = useSteadyActions({
    open: onPersona,
    select: selection.toggle,
    quote: (persona) => quotes.toggle([persona]),
    pick: (tag) => onPick({ kind: 'tag', item: position, tags: [tag.id], not: false }),
    manage: () => setManaging(true),
  })
  useEffect(() => {
    if (found === null) return
    const row = () => list.current?.querySelector<HTMLElement>('[aria-current]') ?? null
    return bringIntoView(row, () => undefined)
  }, [found])
  // The row at which the Tab key stops may have been filtered out: the first one then takes its part.
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>(':scope > [tabindex]')
    if (list.current && first && !list.current.querySelector(':scope > [tabindex="0"]'))
      makeTabStop(list.current, first)
  })
  const { gathered, revealed, reveal } = use(ReadingContext) ?? {}
  const rows = useMemo(
    () => rowsOf(answers).filter(({ order }) => isDrawn(gathered, order)),
    [answers, gathered],
  )
  const cursor = useKeptCursor(list)
  const show = (order: number) => reveal?.(position, order)
  return (
    <section aria-labelledby="answers-title" data-annotation>
      <h3 id="answers-title" className={styles.answersTitle}>
        {t('answers.title')}
      </h3>
      {!singleAnswers && <p className={styles.remark}>{t('answers.noSingle')}</p>}
      {singleAnswers && answers.length === 0 && <p className={styles.remark}>{t('answers.none')}</p>}
      {answers.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.personas}
          aria-pressed={whole}
          onClick={() => setWhole(!whole)}
        >
          {t('answers.wholePersonas')}
        </Button>
      )}
      {answers.length > 0 && <DescriptionsNote personas={respondents} />}
      {answers.length > 0 && question.type === 'open_ended' && <ReadingBar />}
      {answerTags && (
        <AnswerBar
          answerTags={answerTags}
          selection={selection}
          shown={answers.filter(({ respondent }) => answerTags.mayCarry(respondent)).length}
          onLeave={() => returnToList(list.current)}
          onManage={() => setManaging(true)}
        />
      )}
      {answerTags && (
        <p id={hint} hidden>
          {t('tags:row.keys')}
        </p>
      )}
      <SelectionContext value={selection.selected}>
        <ul
          ref={list}
          className={answerTags ? `${styles.answers} ${own.taggable}` : styles.answers}
          data-whole={whole || undefined}
          data-selecting={selection.selected.size > 0 || undefined}
          aria-labelledby="answers-title"
          aria-describedby={answerTags ? hint : undefined}
          onKeyDown={answerKeys({ answers, rows, show, answerTags, selection, quotes })}
          onBlur={cursor.onBlur}
          onFocus={(event) => {
            const { target, currentTarget } = event
            cursor.onFocus(event)
            if (target.matches('[data-order][tabindex]')) makeTabStop(currentTarget, target)
          }}
        >
          <DrawnOnDemand
            rows={rows}
            isNeeded={({ answer, order }) => answer.respondent === found || order === revealed}
            draw={({ answer, order, key }) => (
              <AnswerRow
                key={key}
                answer={answer}
                question={question}
                item={position}
                order={order}
                respondent={respondents[answer.respondent]}
                lines={lines}
                words={words}
                isFound={answer.respondent === found}
                tagging={taggingOf(answer)}
                actions={actions}
              />
            )}
          />
        </ul>
      </SelectionContext>
      <TagsDialog opened={isManaging} onClose={() => setManaging(false)} />
    </section>
  )

  function taggingOf({ respondent }: Answer): RowTagging | null {
    return (
      answerTags && {
        carried: answerTags.carriedBy(respondent),
        mayCarry: answerTags.mayCarry(respondent),
        isSelected: selection.selected.has(respondent),
        isQuoted: quotes.has(respondent),
      }
    )
  }
}

/** The answers with their places in the list. Row keys are stable: they name the persona, not the place. */
function rowsOf(answers: readonly Answer[]) {
  const counts = new Map<number, number>()
  return answers.map((answer, order) => {
    const earlier = counts.get(answer.respondent) ?? 0
    counts.set(answer.respondent, earlier + 1)
    return { answer, order, key: `${answer.respondent}/${earlier}` }
  })
}
