import '@mantine/spotlight/styles.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldAccents } from '../../shared/text/fold-accents.ts'
import { showShortcuts } from '../features/shortcuts/show-shortcuts.ts'
import { api } from '../lib/api.ts'
import { useCommands } from '../lib/commands.ts'
import styles from './command-palette.module.css'
import { FoundEntry } from './found-entry.tsx'
import type { ChoosingKey, Typed } from './keep-keys.ts'
import { FIRST_FOUND, MoreFound } from './more-found.tsx'
import { useCommandsOfEveryScreen } from './use-commands-of-every-screen.ts'

const [store, palette] = createSpotlight()

const SCREENS = [
  '/surveys',
  '/runs',
  '/experiments',
  '/focus',
  '/account',
  '/connections',
  '/practice',
  '/settings',
] as const

interface CommandPaletteProps {
  opened: boolean
  /** The text searched for, and keys pressed before the entries came: they are carried out once, then cleared. */
  typed: Typed
  onTyped: (typed: Typed) => void
  /** Called when the search field has the focus. */
  onReady: () => void
  onClose: () => void
}

/** Finds any screen, survey, run, focus group or answer by its words, and offers the commands of the screen in view. */
export function CommandPalette({ opened, typed, onTyped, onReady, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { surveyId } = useParams({ strict: false })
  const { text, keys } = typed
  const query = text.trim()
  /** How many results to request for the present words; other words start with `FIRST_FOUND` again. */
  const [wider, setWider] = useState({ query, limit: FIRST_FOUND })
  const limit = wider.query === query ? wider.limit : FIRST_FOUND
  const {
    data: found = [],
    isPending,
    isPlaceholderData,
  } = useQuery(
    api.search.find.queryOptions({
      input: { text: query, limit },
      enabled: opened && query !== '',
      placeholderData: keepPreviousData,
    }),
  )
  const { data: count } = useQuery(
    api.search.count.queryOptions({ input: { text: query }, enabled: opened && query !== '' }),
  )
  useEffect(() => {
    if (opened) palette.open()
    else palette.close()
  }, [opened])
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const allFound = query === '' || !(isPending || isPlaceholderData)
  // Runs after every rendering, since each may add or remove entries.
  useEffect(() => {
    if (!opened || !field || field !== document.activeElement) return
    // When the palette is opened again, its field may still have the focus, so that `onFocus` is not called.
    onReady()
    if (!allFound) return
    if (query !== '' && !isAnyChosen(field)) chooseFirst(field)
    if (keys.length === 0) return
    onTyped({ text, keys: [] })
    for (const key of keys) press(field, key)
  })

  const screens = [
    ...(surveyId === undefined
      ? []
      : [
          {
            name: t('search.versions'),
            show: () => void navigate({ to: '/surveys/$surveyId/versions', params: { surveyId } }),
          },
          {
            name: t('search.ledger'),
            show: () => void navigate({ to: '/surveys/$surveyId/ledger', params: { surveyId } }),
          },
        ]),
    ...SCREENS.map((to) => ({ name: t(`nav.${screenName(to)}`), show: () => void navigate({ to }) })),
    { name: t('search.shortcuts'), show: () => showShortcuts() },
  ].filter(({ name }) => isNamed(name, query))
  const doable = [...useCommands(), ...useCommandsOfEveryScreen()].filter(({ name }) => isNamed(name, query))
  const shown = query === '' ? [] : found
  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={(changed) => onTyped({ text: changed, keys: [] })}
      // Mantine would clear the text only after closing, which may be after the palette was opened again.
      clearQueryOnClose={false}
      onSpotlightClose={onClose}
      shortcut={null}
      // No fading: a palette that is opened again while it fades out would be stuck half closed.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('search.button') } }}
      classNames={{ actionsList: styles.list, actionsGroup: styles.group, action: styles.action }}
      overlayProps={{ opacity: 0.35, blur: 0 }}
      scrollable
      // Higher up in a low window, where the list would otherwise show two entries.
      yOffset="min(80px, 8dvh)"
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={t('search.placeholder')}
        aria-label={t('search.button')}
        onFocus={({ currentTarget }) => {
          setField(currentTarget)
          onReady()
        }}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          // Keys that `press` dispatches are not trusted events; they must not be recorded a second time.
          if (key !== 'Enter' || nativeEvent.isComposing || !nativeEvent.isTrusted) return
          // There is no entry to open yet: the results have not come, or are not drawn yet.
          if (query !== '' && !isAnyChosen(currentTarget)) onTyped({ text, keys: ['Enter'] })
        }}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
      />
      <Spotlight.ActionsList aria-label={t('search.found')}>
        {/* Above the matches, since the first entry is chosen before the matches come, and must stay in view. */}
        {screens.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.screens')}>
            {screens.map(({ name, show }) => (
              <Spotlight.Action key={name} label={name} onClick={show} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {doable.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.commands')}>
            {doable.map(({ name, run }) => (
              <Spotlight.Action
                key={name}
                label={name}
                onClick={() => setTimeout(() => onceGivenBack(run))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {shown.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.found')}>
            {shown.map((hit) => (
              <FoundEntry
                key={`${hit.kind}:${hit.id}:${hit.answer?.question}:${hit.note?.item}`}
                hit={hit}
                among={shown}
                query={query}
              />
            ))}
            <MoreFound
              shown={shown.length}
              count={count}
              limit={limit}
              onMore={(next) => setWider({ query, limit: next })}
            />
          </Spotlight.ActionsGroup>
        )}
        {shown.length === 0 && screens.length === 0 && doable.length === 0 && (
          <Spotlight.Empty>{t('search.nothing')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Animation frames to wait for the focus to return; it never does if nothing had it before. */
const GIVING_BACK = 8

/**
 * Runs a command once the palette has returned the focus, so that a dialog that it opens takes the focus and knows
 * where to return it. This is a moment after the palette has closed.
 */
function onceGivenBack(run: () => void, frames = GIVING_BACK): void {
  const { activeElement } = document
  const isBack = activeElement !== document.body && !activeElement?.closest('[role=dialog]')
  if (isBack || frames === 0) run()
  else requestAnimationFrame(() => onceGivenBack(run, frames - 1))
}

/**
 * Whether each word of the query begins a word of the name. Words within words do not count: after one letter most
 * names would otherwise stand above the matches.
 */
function isNamed(name: string, query: string): boolean {
  if (query === '') return true
  const words = wordsOf(name)
  const wanted = wordsOf(query)
  // An article is meant only where it is typed in full.
  const begins = (word: string, each: string) => word === each || (word.length > 2 && word.startsWith(each))
  return wanted.length > 0 && wanted.every((each) => words.some((word) => begins(word, each)))
}

const wordsOf = (text: string) =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const isAnyChosen = (field: HTMLElement) =>
  field.closest('[role=dialog]')?.querySelector('[data-action][data-selected]') != null

/**
 * Chooses the first entry. Mantine does so only after typing in the field, and among the entries shown at that time.
 */
function chooseFirst(field: HTMLElement): void {
  store.updateState((state) => ({ ...state, selected: -1 }))
  press(field, 'ArrowDown')
}

/** Dispatches the key to the field, because Mantine handles these keys only there. */
function press(field: HTMLElement, key: ChoosingKey): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
}

type Screen = (typeof SCREENS)[number] extends `/${infer Name}` ? Name : never

function screenName(to: (typeof SCREENS)[number]): Screen {
  return to.slice(1) as Screen
}
