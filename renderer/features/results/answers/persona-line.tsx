import { Fragment } from 'react'
import type { Respondent } from '../../../../shared/models/results.ts'
import { Marked } from '../../../ui/find/marked.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import people from '../people/people.module.css'
import { namePlace, personaPlace } from '../result-texts.ts'
import styles from '../results.module.css'
import type { PersonaLines } from './persona-lines.ts'

interface PersonaLineProps {
  lines: PersonaLines
  respondent: Respondent | undefined
  /** Number of the persona, from 1. */
  number: number
  /** Position of the item, and of the answer among those that are shown. */
  item: number
  order: number
  onOpen: () => void
}

/** Who answered: a name that opens the persona's card, and the persona's other fields. */
export function PersonaLine({ lines, respondent, number, item, order, onOpen }: PersonaLineProps) {
  const attributes = respondent?.attributes ?? []
  return (
    <p className={styles.persona} title={lines.received(attributes) || undefined}>
      <PlainButton className={people.open} aria-haspopup="dialog" onClick={onOpen}>
        <Marked place={personaPlace(item, order)} text={lines.called(number)} />
      </PlainButton>
      {lines.once(attributes).map((attribute) => {
        const each = attributes[attribute]
        if (!each) return null
        if (!lines.isName(each.name)) return <Fragment key={attribute}>{` · ${lines.told(each)}`}</Fragment>
        const { label, value } = lines.parts(each)
        return (
          <Fragment key={attribute}>
            {` · ${label}`}
            <Marked place={namePlace(item, order, attribute)} text={value} />
          </Fragment>
        )
      })}
    </p>
  )
}
