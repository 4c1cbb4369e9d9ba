import { IconQuote, IconQuoteFilled, IconTag } from '@tabler/icons-react'
import { memo, useRef, useState } from 'react'
import type { CarriedTag } from '../../../../shared/analysis/tags/tag-answers.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../../shared/models/results.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { GroupLine } from '../reading/group-line.tsx'
import { answerPlace } from '../result-texts.ts'
import styles from '../results.module.css'
import { TagChip } from '../tags/tag-chip.tsx'
import { AnswerWords } from './answer-words.tsx'
import own from './answers.module.css'
import { PersonaLine } from './persona-line.tsx'
import type { PersonaLines } from './persona-lines.ts'
import type { RowActions } from './row-actions.ts'
import { RowTagMenu } from './row-tag-menu.tsx'
import type { RowWords } from './row-words.ts'

/** The tags and other annotations of an answer. */
export interface RowTagging {
  carried: readonly CarriedTag[]
  /** Whether it can have tags; a blank cannot. */
  mayCarry: boolean
  isSelected: boolean
  /** Whether it is kept as a quote. */
  isQuoted: boolean
}

interface AnswerRowProps {
  answer: Answer
  question: Question
  /** Position of the item, and of the answer among those that are shown. */
  item: number
  order: number
  respondent: Respondent | undefined
  /** The same object for all rows. */
  lines: PersonaLines
  words: RowWords
  /** Whether a search led to it. */
  isFound: boolean
  /** Its tags; null where answers to the item cannot be tagged. */
  tagging: RowTagging | null
  /** An object that never changes. */
  actions: RowActions
}

/** One answer with who gave it and its tags. Rendered again only when something of its own has changed. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const { answer, question, item, order, respondent, lines, isFound, tagging, actions } = props
  const persona = answer.respondent
  return (
    <li
      className={styles.answer}
      aria-current={isFound || undefined}
      data-order={order}
      // The arrow keys move between rows; the list keeps a single row at which the Tab key stops.
      tabIndex={tagging ? (order === 0 ? 0 : -1) : undefined}
      data-selected={tagging?.isSelected || undefined}
    >
      <GroupLine place={order} />
      <AnswerWords answer={answer} question={question} place={answerPlace(item, order)} />
      <div className={own.foot}>
        <PersonaLine
          lines={lines}
          respondent={respondent}
          number={persona + 1}
          onOpen={() => actions.open(persona)}
          item={item}
          order={order}
        />
        {tagging?.mayCarry && <RowTools {...props} />}
      </div>
      {tagging && tagging.carried.length > 0 && (
        <div className={own.tags}>
          {tagging.carried.map(({ tag, byRule }) => (
            <TagChip key={tag.id} tag={tag} byRule={byRule} tabbable={false} onPick={actions.pick} />
          ))}
        </div>
      )}
      {tagging?.mayCarry && (
        <input
          type="checkbox"
          className={own.checkbox}
          tabIndex={-1}
          aria-label={props.words.select}
          checked={tagging.isSelected}
          onChange={() => undefined}
          onClick={(event) => actions.select(order, event.shiftKey)}
        />
      )}
    </li>
  )
}, isDrawnAlike)

function isDrawnAlike(before: AnswerRowProps, after: AnswerRowProps): boolean {
  const { tagging: one, ...others } = before
  const { tagging: other, ...rest } = after
  const names = Object.keys(others) as (keyof typeof others)[]
  return names.every((name) => others[name] === rest[name]) && isTaggedAlike(one, other)
}

/** Compares tags one by one, because their list is a new array whenever any tag of the run changes. */
export function isTaggedAlike(one: RowTagging | null, other: RowTagging | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.isSelected === other.isSelected &&
    one.isQuoted === other.isQuoted &&
    one.mayCarry === other.mayCarry &&
    one.carried.length === other.carried.length &&
    one.carried.every(({ tag, byRule }, at) => {
      const there = other.carried[at]
      return there?.tag === tag && there.byRule === byRule
    })
  )
}

/** The tools at the end of a row; their words show under the pointer or the focus. The list's keys do the same. */
function RowTools({ answer, question, item, tagging, words, actions }: AnswerRowProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.closest('li')?.focus()
  }
  return (
    <span className={own.tools} data-open={isOpen || undefined}>
      <PlainButton
        ref={button}
        className={own.tool}
        tabIndex={-1}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={words.tagOf(answer.respondent + 1)}
        data-opens-tags
        onClick={() => setOpen(!isOpen)}
      >
        <IconTag size={14} aria-hidden="true" />
        <span className={own.toolWord}>{words.tag}</span>
      </PlainButton>
      <PlainButton
        className={own.tool}
        tabIndex={-1}
        aria-pressed={tagging?.isQuoted ?? false}
        aria-label={words.quoteOf(answer.respondent + 1)}
        onClick={() => actions.quote(answer.respondent)}
      >
        {tagging?.isQuoted ? (
          <IconQuoteFilled size={14} aria-hidden="true" />
        ) : (
          <IconQuote size={14} aria-hidden="true" />
        )}
        <span className={own.toolWord}>{tagging?.isQuoted ? words.quoted : words.quote}</span>
      </PlainButton>
      {isOpen && (
        <RowTagMenu
          question={question}
          item={item}
          persona={answer.respondent}
          onManage={actions.manage}
          onClose={close}
        />
      )}
    </span>
  )
}
