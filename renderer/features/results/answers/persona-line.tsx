import { UnstyledButton } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Respondent } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { Marked } from '../../../ui/find/marked.tsx'
import people from '../people/people.module.css'
import { namePlace, personaPlace } from '../result-texts.ts'
import styles from '../results.module.css'

interface PersonaLineProps {
  respondent: Respondent | undefined
  /** Of the persona, from 1. */
  number: number
  /** Position of the item, and of the answer among those that are shown. */
  item: number
  order: number
  onOpen: () => void
}

/** Who answered: a name that opens the persona's card, and what else is known of it. */
export function PersonaLine({ respondent, number, item, order, onOpen }: PersonaLineProps) {
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
