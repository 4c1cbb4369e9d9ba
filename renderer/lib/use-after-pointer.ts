import { useEffect, useState } from 'react'
import { afterPointer } from './after-pointer.ts'

/**
 * A value that comes late, such as a checker's verdict: while a pointer is held down it stays as it was. What it shows
 * could move a button from under the pointer, and the click would miss it. Not for values that are new at each render.
 */
export function useAfterPointer<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let isNewest = true
    afterPointer(() => {
      if (isNewest) setShown(value)
    })
    return () => {
      isNewest = false
    }
  }, [value])
  return shown
}
