import { useEffect, useRef, useState } from 'react'
import type { ReadCodebook } from '../../../../../../shared/transcripts/import/found-codes.ts'
import type { CodebookInput, CodebookRefused } from './codebook-messages.ts'
import { readCodebookInWorker } from './read-codebook-in-worker.ts'

/** How far a codebook from elsewhere has come. `name`: of the file, "" for a text. */
export type CodebookReading =
  | { step: 'source'; refused: CodebookRefused | null; name: string }
  | { step: 'reading'; name: string }
  | { step: 'preview'; book: ReadCodebook; name: string }

/** Reads a file or a text. */
export function useReadCodebook() {
  const [state, setState] = useState<CodebookReading>({ step: 'source', refused: null, name: '' })
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const begin = () => {
    reading.current?.abort()
    reading.current = new AbortController()
    return reading.current.signal
  }
  return {
    state,
    read: async (input: CodebookInput) => {
      const name = 'file' in input ? input.file.name : ''
      const signal = begin()
      setState({ step: 'reading', name })
      const said = await readCodebookInWorker(input, signal)
      if (signal.aborted) return
      setState(
        said.kind === 'read'
          ? { step: 'preview', book: said.book, name }
          : { step: 'source', refused: said, name },
      )
    },
    restart: () => {
      begin()
      setState({ step: 'source', refused: null, name: '' })
    },
  }
}
