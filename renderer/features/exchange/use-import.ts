import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import { api } from '../../lib/api.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import type { ImportRefused, ImportRequest, ImportSource } from './import-messages.ts'
import { endRestingWorker, readInWorker } from './read-in-worker.ts'
import { START_OF_TELLING, type Telling } from './repair/telling.ts'

/** The state of an import. */
export type ImportState =
  | { step: 'source'; refused: ImportRefused | null }
  | { step: 'reading'; name: string; progress: ReadingProgress }
  /**
   * `rereading`: the same source is being read again, in another language or with other lines told. `refused`: nothing
   * was found with what is told now; the result is the one before.
   */
  | { step: 'preview'; result: ImportResult; rereading: boolean; refused: ImportRefused | null }

const START: ImportState = { step: 'source', refused: null }

/** What is different when the same source is read again. */
type Again = Pick<ImportRequest, 'textLanguage' | 'told'>

/** Milliseconds to wait for a further line to be told before the source is read again. */
const PAUSE = 80

/** Reads a file or a text, shows what an import would give, and stores it when the person agrees. */
export function useImport() {
  const language = useLanguage()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const beginStoring = useStillHere()
  const [state, setState] = useState<ImportState>(START)
  const [telling, setTelling] = useState<Telling>(START_OF_TELLING)
  const reading = useRef<AbortController>(null)
  const last = useRef<ImportSource>(null)
  useEffect(
    () => () => {
      reading.current?.abort()
      endRestingWorker()
    },
    [],
  )

  const begin = () => {
    const control = new AbortController()
    reading.current?.abort()
    reading.current = control
    return control.signal
  }
  const read = async (source: ImportSource) => {
    const name = 'file' in source ? source.file.name : ''
    const signal = begin()
    last.current = source
    setTelling(START_OF_TELLING)
    const showProgress = (progress: ReadingProgress) => {
      if (!signal.aborted) setState({ step: 'reading', name, progress })
    }
    showProgress({ read: 0, questions: 0 })
    const said = await readInWorker({ source, language }, signal, showProgress)
    if (signal.aborted) return
    setState(
      said.kind === 'read'
        ? { step: 'preview', result: said.result, rereading: false, refused: null }
        : { step: 'source', refused: said },
    )
  }
  /** Reads the same source again; the result before stays on the screen meanwhile. */
  const readAgain = async (again: Again) => {
    const source = last.current
    if (!source) return
    const signal = begin()
    setState((now) => (now.step === 'preview' ? { ...now, rereading: true } : now))
    if (again.told) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (signal.aborted) return
    const said = await readInWorker({ source, language, ...again }, signal, () => undefined)
    if (signal.aborted) return
    setState((now) => {
      if (now.step !== 'preview') return now
      if (said.kind === 'read')
        return { step: 'preview', result: said.result, rereading: false, refused: null }
      return again.told ? { ...now, rereading: false, refused: said } : { step: 'source', refused: said }
    })
  }
  const store = useOneAtATime(
    api.exchange.importSurvey.mutationOptions({
      onMutate: beginStoring,
      onSuccess: async ({ id }, _, isStillHere) => {
        refreshLibrary(cache)
        // The mutation lasts until the survey is on the screen, so that the button cannot be pressed twice until then.
        if (isStillHere()) await navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
      },
    }),
  )
  return {
    state,
    readText: (text: string) => void read({ text }),
    readFile: (file: File) => void read({ file }),
    /** Reads the same source again in another of its languages. */
    readLanguage: (textLanguage: string) => void readAgain({ textLanguage }),
    telling,
    /** Reads the same source again with what was told, undone or redone about its lines. */
    tell: (next: Telling) => {
      if (next === telling) return
      setTelling(next)
      void readAgain({ told: next.present })
    },
    store: ({ draft, tags, versions, sources }: ImportResult) =>
      store.mutate({ draft, tags, versions, sources }),
    storing: store.isPending,
    storeError: store.error,
    restart: () => {
      reading.current?.abort()
      store.reset()
      setState(START)
    },
  }
}
