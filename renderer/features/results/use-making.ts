import { useEffect, useRef, useState } from 'react'

/** How far the making of a file has come; a total of 0 until the first step is done. */
export interface MakingStep {
  done: number
  total: number
}

interface Making {
  step: MakingStep
  /** Begins to make a file: what its maker is told by, and whom it tells how far it has come. */
  begin: () => { signal: AbortSignal; onStep: (step: MakingStep) => void }
  cancel: () => void
}

/**
 * The making of a file in a dialog, step by step, until it is cancelled. A person who leaves the screen meanwhile gets no
 * file any more.
 */
export function useMaking(): Making {
  const [step, setStep] = useState<MakingStep>({ done: 0, total: 0 })
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])
  return {
    step,
    begin() {
      const own = new AbortController()
      control.current = own
      setStep({ done: 0, total: 0 })
      return { signal: own.signal, onStep: setStep }
    },
    cancel: () => control.current?.abort(),
  }
}
