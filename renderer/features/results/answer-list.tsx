import { Button, UnstyledButton } from '@mantine/core'
import { Fragment, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../shared/models/results.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { DescriptionsNote } from '../../ui/descriptions-note.tsx'
import { bringIntoView } from '../../ui/find/bring-into-view.ts'
import { Marked } from '../../ui/find/marked.tsx'
import people from './people/people.module.css'
import { DrawnOnDemand } from './reading/drawn-on-demand.tsx'
import { FoundText } from './reading/found-text.tsx'
import { GroupLine } from './reading/group-line.tsx'
import { ReadingBar } from './reading/reading-bar.tsx'
import { ReadingContext } from './reading/reading-context.ts'
import { isDrawn } from './reading/use-gathered.ts'
import { answerPlace, namePlace, personaPlace } from './result-texts.ts'
import styles from './results.module.css'

interface AnswerListProps {
  question: Question
  /** Position of the item. */
  position: number
  answers: readonly Answer[]
  singleAnswers: boolean
  respondents: readonly Respondent[]
  /** The persona to whose answer a search led; null where none did. */
  found: number | null
  /** Opens a persona's card. */
  onPersona: (persona: number) => void
}

/** What each persona answered, with who it is. The browser lays out only what is in view (content-visibility). */
export function AnswerList({
  question,
  position,
  answers,
  singleAnswers,
  respondents,
  found,
  onPersona,
}: AnswerListProps) {
  const { t } = useTranslation('results')
  /** Whether each persona is told in full, not in one line. */
  const [whole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (found === null) return
    const row = () => list.current?.querySelector<HTMLElement>('[aria-current]') ?? null
    return bringIntoView(row, () => undefined)
  }, [found])
  const { gathered, revealed } = use(ReadingContext) ?? {}
  const rows = answers
    .map((answer, order) => ({ answer, order, key: `${answer.respondent}/${order}` }))
    .filter(({ order }) => isDrawn(gathered, order))
  return (
    <section aria-labelledby="answers-title">
      <h3 id="answers-title" className={styles.answersTitle}>
        {t('answers.title')}
      </h3>
      {!singleAnswers && <p className={styles.remark}>{t('answers.noSingle')}</p>}
      {singleAnswers && rows.length === 0 && <p className={styles.remark}>{t('answers.none')}</p>}
      {rows.length > 0 && (
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
      {rows.length > 0 && <DescriptionsNote personas={respondents} />}
      {rows.length > 0 && question.type === 'open_ended' && <ReadingBar />}
      <ul ref={list} className={styles.answers} data-whole={whole || undefined}>
        <DrawnOnDemand
          rows={rows}
          isNeeded={({ answer, order }) => answer.respondent === found || order === revealed}
          draw={({ answer, order, key }) => (
            <li key={key} className={styles.answer} aria-current={answer.respondent === found || undefined}>
              <GroupLine place={order} />
              <AnswerWords answer={answer} question={question} place={answerPlace(position, order)} />
              <PersonaLine
                respondent={respondents[answer.respondent]}
                number={answer.respondent + 1}
                onOpen={() => onPersona(answer.respondent)}
                item={position}
                order={order}
              />
            </li>
          )}
        />
      </ul>
    </section>
  )
}

interface AnswerWordsProps {
  answer: Answer
  question: Question
  /** Where the find finds its words. */
  place: string
}

function AnswerWords({ answer, question, place }: AnswerWordsProps) {
  const { t } = useTranslation('results')
  if (answer.kind === 'blank') return <p className={styles.remark}>{t('answers.blank')}</p>
  if (answer.kind === 'unread') {
    return (
      <p className={styles.words}>
        <span className={styles.unread}>{t('answers.unread')}</span>{' '}
        <code>
          <FoundText answer={answer} question={question} place={place} />
        </code>
      </p>
    )
  }
  const said = answer.kind === 'text' ? 'said' : undefined
  return (
    <p className={[styles.words, said].filter(Boolean).join(' ')}>
      <FoundText answer={answer} question={question} place={place} />
    </p>
  )
}

interface PersonaLineProps {
  respondent: Respondent | undefined
  /** Of the persona, from 1. */
  number: number
  /** Position of the item, and of the answer among those that are shown. */
  item: number
  order: number
  onOpen: () => void
}

function PersonaLine({ respondent, number, item, order, onOpen }: PersonaLineProps) {
  const { t } = useTranslation('results')
  const words = usePersonaWords()
  const attributes = respondent?.attributes ?? []
  const received = attributes.map(({ name, value }) => t('filter.value', { name, value })).join('\n')
  return (
    <p className={styles.persona} title={received || undefined}>
      <UnstyledButton className={people.open} aria-haspopup="dialog" onClick={onOpen}>
        <Marked place={personaPlace(item, order)} text={t('answers.persona', { number })} />
      </UnstyledButton>
      {attributes.map(({ name, value }, attribute) => {
        const told = { name: words.name(name), value: words.value(name, value) }
        // biome-ignore lint/suspicious/noArrayIndexKey: attributes stay in their order, and may have the same name.
        if (!words.isName(name)) return <Fragment key={attribute}>{` · ${t('filter.value', told)}`}</Fragment>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Fragment key={attribute}>
            {` · ${t('filter.value', { ...told, value: '' })}`}
            <Marked place={namePlace(item, order, attribute)} text={told.value} />
          </Fragment>
        )
      })}
    </p>
  )
}
