import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../../lib/use-language.ts'
import { startWordingWorker } from '../../../lib/wording/start-wording-worker.ts'
import { useRulesOff } from '../../../lib/wording/use-rules-off.ts'
import type { DraftStore } from '../model/draft-store.ts'
import {
  createWordingStore,
  type WordingPorts,
  type WordingState,
  type WordingStore,
} from './wording-store.ts'

export const WordingContext = createContext<WordingStore | null>(null)

const PORTS: WordingPorts = { start: startWordingWorker }

const NOTHING_YET: Pick<WordingStore, 'getState' | 'getInitialState' | 'subscribe'> = (() => {
  const state: WordingState = {
    items: new Map(),
    notes: [],
    words: 0,
    seconds: 0,
    state: 'waiting',
    off: undefined,
  }
  return { getState: () => state, getInitialState: () => state, subscribe: () => () => undefined }
})()

/** The wording checker of an open draft while the component is shown; null until it has started. */
export function useOpenWording(draft: DraftStore): WordingStore | null {
  const language = useLanguage()
  const everywhere = useRulesOff()
  const [opened, setOpened] = useState<WordingStore | null>(null)
  useEffect(() => {
    const store = createWordingStore(draft, language, PORTS, everywhere)
    setOpened(store)
    return () => store.leave()
  }, [draft, language, everywhere])
  return opened
}

/** A part of the checker's results; the component is rendered again only when that part changes. */
export function useWording<T>(select: (state: WordingState) => T): T {
  return useStore(useContext(WordingContext) ?? NOTHING_YET, select)
}
