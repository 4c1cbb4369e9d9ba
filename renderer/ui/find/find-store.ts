import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type FindableText,
  type Found,
  findInTexts,
  foldOnce,
  NOTHING_FOUND,
} from '../../../shared/text/find-in-texts.ts'
import { foldWanted } from '../../../shared/text/find-text.ts'

/** The state of a screen's find: the words searched for, and the hits. */
export interface FindState {
  opened: boolean
  /** The text as typed. */
  query: string
  /** The folded text that is searched for; "" while the find is closed. */
  wanted: string
  found: Found
  /** The current hit, from 0; null where there is none. */
  current: number | null
  /** A counter that grows with each hit that the person goes to and that must be scrolled into view. */
  visits: number
}

/** The find of one screen. */
export interface FindStore {
  state: StoreApi<FindState>
  /** Opens it. The search begins at `place`, or at the top. `query` replaces the last text searched for. */
  open(place: string | null, query?: string): void
  close(): void
  search(query: string): void
  /** Sets the texts to be searched, in the order of the screen; to be called whenever they change. */
  setTexts(texts: readonly FindableText[]): void
  /** Goes to the next or previous hit; after the last one comes the first. */
  step(by: 1 | -1): void
}

const CLOSED = { opened: false, wanted: '', found: NOTHING_FOUND, current: null }

/** The find of one screen, closed at first; `query` is the text that it searches for when it opens. */
export function createFindStore(query = ''): FindStore {
  const state = createStore<FindState>(() => ({ ...CLOSED, query, visits: 0 }))
  let texts: readonly FindableText[] = []
  let fold = foldOnce()
  let origin: string | null = null

  const look = (wanted: string): Found => findInTexts(texts, wanted, fold)
  /** Position of the text at which the search began. */
  const from = () => Math.max(0, origin === null ? 0 : texts.findIndex(({ place }) => place === origin))

  /** Searches for another text, and goes to the first hit from where the search began. */
  function lookFor(query: string): void {
    const wanted = foldWanted(query)
    const found = look(wanted)
    const current = found.firstFrom(from())
    state.setState(({ visits }) => ({
      query,
      wanted,
      found,
      current,
      visits: current === null ? visits : visits + 1,
    }))
  }

  return {
    state,
    open(place, query) {
      origin = place
      state.setState((before) => ({ opened: true, query: query ?? before.query }))
    },
    close() {
      texts = []
      fold = foldOnce()
      state.setState(CLOSED)
    },
    search: lookFor,
    setTexts(next) {
      const isFirst = texts.length === 0
      texts = next
      const { opened, query, wanted, found, current } = state.getState()
      if (!opened) return
      // The last text is searched for again once there are texts.
      if (isFirst) lookFor(query)
      else {
        const now = look(wanted)
        state.setState({ found: now, current: keepPlace(found, current, now, texts) })
      }
    },
    step(by) {
      const { found, current, visits } = state.getState()
      if (found.total === 0) return
      const next = current === null ? 0 : (current + by + found.total) % found.total
      state.setState({ current: next, visits: visits + 1 })
    },
  }
}

/** The current hit after the texts have changed: the same one, else the one that took its place. */
function keepPlace(
  before: Found,
  current: number | null,
  now: Found,
  texts: readonly FindableText[],
): number | null {
  const hit = current === null ? null : before.at(current)
  if (hit === null) return now.firstFrom(0)
  const same = now.numberOf(hit)
  if (same !== null) return same
  return now.firstFrom(texts.findIndex(({ place }) => place === hit.place))
}
