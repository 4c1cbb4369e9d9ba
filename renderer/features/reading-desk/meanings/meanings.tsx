import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { DeskFound } from '../../../../shared/models/reading-desk.ts'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { useFirstFew } from '../../../ui/use-first-few.tsx'
import type { RecipeDesk } from '../use-recipe.ts'
import styles from './meanings.module.css'
import {
  isExplained,
  type UnknownValue,
  unknownValues,
  withMeaning,
  withoutMeaning,
} from './unknown-values.ts'

interface UnknownValuesProps {
  desk: RecipeDesk
  found: readonly DeskFound[]
  questions: readonly Question[]
  /** Whether `found` dates from before the last change of the recipe. */
  isStale: boolean
}

/** Values in the payload that match no response option, each to be explained. */
export function UnknownValues({ desk, found, questions, isStale }: UnknownValuesProps) {
  const { t } = useTranslation('desk')
  const { recipe } = desk
  const taught = recipe.results
  const all = useMemo(() => unknownValues(found, questions), [found, questions])
  // A value that was just explained disappears at once, not later under the pointer that explains the next one.
  const unknown = isStale
    ? all.filter((value) => !isExplained(value, questions, taught?.meanings ?? []))
    : all
  const { shown, more } = useFirstFew(unknown)
  if (unknown.length === 0) return null
  const set = (value: UnknownValue, option: string | null) =>
    desk.change(
      { ...recipe, results: withMeaning(taught ?? ONLY_MEANINGS, questions, { value, option, all }) },
      `meaning ${value.received}`,
    )
  const hasNumbers = unknown.some(({ received }) => /^\d+$/.test(received))
  return (
    <section aria-labelledby="desk-meanings" data-few>
      <h2 id="desk-meanings">{t('meanings.title')}</h2>
      <p>{t('meanings.intro')}</p>
      {hasNumbers && <OptionsFrom desk={desk} />}
      {shown.map((value) => (
        <Value
          key={`${value.received} ${value.items[0]}`}
          value={value}
          onMeaning={(option) => set(value, option)}
        />
      ))}
      {more}
    </section>
  )
}

/** The rules of a service whose answers Sonde finds by itself, but for what some values mean. */
const ONLY_MEANINGS: ResultsRecipe = { tables: [], fields: [], answers: [], optionsFrom: null, meanings: [] }

/** The values that were explained, each with a button that removes the explanation. */
export function ToldValues({ desk }: { desk: RecipeDesk }) {
  const from = desk.recipe.results?.optionsFrom ?? null
  return (
    <>
      {from !== null && <OptionsFrom desk={desk} />}
      <Told desk={desk} />
    </>
  )
}

/** A menu instead of a select field, in which the arrow keys would choose each option that they pass. */
function Value({ value, onMeaning }: { value: UnknownValue; onMeaning: (option: string | null) => void }) {
  const { t } = useTranslation('desk')
  const button = useRef<HTMLButtonElement>(null)
  const { received, items, options } = value
  const numbers = items.map((at) => at + 1).join(', ')
  const choose = (option: string | null) => {
    onMeaning(option)
    // The button disappears with the value, so the next value that is still to be explained gets the focus.
    const all = [
      ...(button.current?.closest('[data-few]')?.querySelectorAll<HTMLElement>('[data-value]') ?? []),
    ]
    const at = button.current ? all.indexOf(button.current) : -1
    const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()]
    requestAnimationFrame(() => {
      // The same value in other items may be explained by this choice too.
      const next = others.find(({ isConnected }) => isConnected)
      ;(next ?? document.querySelector<HTMLElement>('[role="tree"]'))?.focus()
    })
  }
  return (
    <div className={styles.value}>
      <Menu position="bottom-start" returnFocus={false} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            data-value
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            {t('meanings.value', { value: received })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.options}>
          {options.map((text) => (
            <Menu.Item key={text} onClick={() => choose(text)}>
              {text}
            </Menu.Item>
          ))}
          {options.length === 0 && (
            <Menu.Item onClick={() => choose(received)}>{t('meanings.words')}</Menu.Item>
          )}
          {options.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => choose(null)}>{t('meanings.blank')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <span className="caption">
        {t(items.length === 1 ? 'meanings.oneItem' : 'meanings.items', { items: numbers })}
      </span>
    </div>
  )
}

/** For answers that are numbers: the number of the first response option. */
function OptionsFrom({ desk: { recipe, change } }: { desk: RecipeDesk }) {
  const { t } = useTranslation('desk')
  const { results } = recipe
  if (!results) return null
  const { optionsFrom } = results
  return (
    <NativeSelect
      label={t('meanings.from')}
      value={optionsFrom === null ? '' : String(optionsFrom)}
      onChange={({ currentTarget: { value } }) =>
        change(
          { ...recipe, results: { ...results, optionsFrom: value === '' ? null : value === '0' ? 0 : 1 } },
          'options from',
        )
      }
      data={[
        { value: '', label: t('meanings.fromNone') },
        { value: '0', label: t('meanings.from0') },
        { value: '1', label: t('meanings.from1') },
      ]}
    />
  )
}

function Told({ desk: { recipe, change } }: { desk: RecipeDesk }) {
  const { t } = useTranslation(['desk', 'common'])
  const { results } = recipe
  const told = (results?.meanings ?? []).map((meaning, at) => ({ ...meaning, at }))
  const { shown, more } = useFirstFew(told)
  if (!results || told.length === 0) return null
  return (
    <section aria-labelledby="desk-told" data-few>
      <h2 id="desk-told">{t('meanings.told')}</h2>
      <ul className={styles.told}>
        {shown.map(({ received, option, stem, at }) => {
          const means =
            option === null ? t('meanings.blank') : option === received ? t('meanings.words') : option
          const words =
            stem === undefined
              ? t('meanings.toldOne', { value: received, option: means })
              : t('meanings.toldFor', { value: received, option: means, stem })
          return (
            <li key={`${received} ${stem ?? ''}`}>
              {words}
              <ActionIcon
                size="sm"
                aria-label={`${t('common:actions.remove')} ${words}`}
                onClick={() =>
                  change({ ...recipe, results: withoutMeaning(results, at) }, `meaning ${received}`)
                }
              >
                <IconX size={14} aria-hidden="true" />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {more}
    </section>
  )
}
