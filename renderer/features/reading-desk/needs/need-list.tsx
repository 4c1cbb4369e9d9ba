import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskFound, DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { useNextFocus } from '../../../lib/use-next-focus.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import { NeedRow } from './need-row.tsx'
import styles from './needs.module.css'
import { needKey } from './use-need-words.ts'

interface NeedListProps {
  /** Null until the payload was read. */
  found: readonly DeskFound[] | null
  armed: DeskNeed | null
  onArm: (need: DeskNeed | null) => void
  /** Shows a place of the payload in the tree. */
  onShow: (path: string) => void
  /** Goes to where a person says what a status of the service means. */
  onWords: () => void
  /** Content above and below the needs. */
  above: ReactNode
  below: ReactNode
}

/** What Sonde needs from the payload, with what is found so far. A chosen need waits for its value. */
export function NeedList({ found, armed, onArm, onShow, onWords, above, below }: NeedListProps) {
  const { t } = useTranslation('desk')
  const root = useRef<HTMLDivElement>(null)
  // An explained value that is removed, or a choice that explains the last value, vanishes with its control.
  useNextFocus(root, {
    near: 'section',
    instead: () => document.querySelector<HTMLElement>('[role="tree"]'),
  })
  if (!found)
    return (
      <CompanionBody>
        <p>{t('needs.reading')}</p>
      </CompanionBody>
    )
  const chosen = armed && needKey(armed)
  const isNew = armed !== null && !found.some(({ need }) => needKey(need) === chosen)
  const all = isNew ? [...found, nothingFound(armed)] : found
  return (
    <CompanionBody ref={root}>
      {above}
      <section>
        <h2>{t('needs.title')}</h2>
        <ul className={styles.needs}>
          {all.map((each) => {
            const key = needKey(each.need)
            return (
              <NeedRow
                key={key}
                found={each}
                isArmed={key === chosen}
                onArm={() => onArm(key === chosen ? null : each.need)}
                onShow={onShow}
                onWords={onWords}
              />
            )
          })}
        </ul>
      </section>
      {found.some(({ need }) => need.need === 'persona' || need.need === 'profile') && (
        <AddField onAdd={onArm} />
      )}
      {below}
    </CompanionBody>
  )
}

const nothingFound = (need: DeskNeed): DeskFound => ({
  need,
  label: null,
  by: 'nothing',
  certainty: null,
  found: 0,
  expected: null,
  notUnderstood: [],
  paths: [],
})

/** Adds a need for a persona field. Since services may have any fields, the person names it, then shows where it is. */
function AddField({ onAdd }: { onAdd: (need: DeskNeed) => void }) {
  const { t } = useTranslation('desk')
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd({ need: 'field', name: name.trim() })
    setName('')
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <TextInput
        className={styles.addName}
        label={t('needs.addField')}
        placeholder={t('needs.fieldName')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''}>
        {t('needs.add')}
      </Button>
    </form>
  )
}
