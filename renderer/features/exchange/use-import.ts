import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import { api } from '../../lib/api.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import type { ImportAnswer, ImportSource } from './import-messages.ts'
import { readInWorker } from './read-in-worker.ts'

/** The state of an import. */
export type ImportState =
  | { step: 'source'; refused: Exclude<ImportAnswer, { kind: 'read' }> | null }
  | { step: 'reading'; name: string; progress: ReadingProgress }
  /** `rereading`: the same file is being read again in another of its languages. */
  | { step: 'preview'; result: ImportResult; rereading: boolean }

const START: ImportState = { step: 'source', refused: null }

/** Reads a file or a text, shows what an import would give, and stores it when the person agrees. */
export function useImport() {
  const language = useLanguage()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<ImportState>(START)
  const reading = useRef<AbortController>(null)
  const last = useRef<ImportSource>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const read = async (source: ImportSource, textLanguage?: string) => {
    const name = 'file' in source ? source.file.name : ''
    const control = new AbortController()
    reading.current?.abort()
    reading.current = control
    last.current = source
    const isAgain = textLanguage !== undefined
    const showProgress = (progress: ReadingProgress) => {
      if (!control.signal.aborted && !isAgain) setState({ step: 'reading', name, progress })
    }
    if (isAgain) setState((now) => (now.step === 'preview' ? { ...now, rereading: true } : now))
    showProgress({ read: 0, questions: 0 })
    const request = { source, language, ...(isAgain ? { textLanguage } : {}) }
    const said = await readInWorker(request, control.signal, showProgress)
    if (control.signal.aborted) return
    setState(
      said.kind === 'read'
        ? { step: 'preview', result: said.result, rereading: false }
        : { step: 'source', refused: said },
    )
  }
  const store = useOneAtATime(
    api.exchange.importSurvey.mutationOptions({
      onSuccess: async ({ id }) => {
        refreshLibrary(cache)
        // The mutation lasts until the survey is on the screen, so that the button cannot be pressed twice until then.
        await navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
      },
    }),
  )
  return {
    state,
    readText: (text: string) => void read({ text }),
    readFile: (file: File) => void read({ file }),
    /** Reads the same source again in another of its languages. */
    readLanguage: (textLanguage: string) => {
      if (last.current) void read(last.current, textLanguage)
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
