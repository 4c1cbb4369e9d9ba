import { useEffect, useState } from 'react'
import type { ImportRefused } from '../import-messages.ts'

interface Reading {
  rereading: boolean
  refused: ImportRefused | null
  storing: boolean
}

/** Imports at once, or when the reading under way has ended: what was told last must not be left out. */
export function useImportOnceRead(
  onImport: () => void,
  { rereading, refused, storing }: Reading,
): [importNow: () => void, isStoring: boolean] {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || rereading) return
    setWanted(false)
    if (!refused) onImport()
  }, [isWanted, rereading, refused, onImport])
  return [() => setWanted(true), isWanted || storing]
}
