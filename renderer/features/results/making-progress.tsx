import { Progress } from '@mantine/core'
import type { MakingStep } from './use-making.ts'

interface MakingProgressProps {
  /** What is being made. */
  title: string
  step: MakingStep
  /** How far it has come, in words. */
  words: (step: MakingStep) => string
}

/** How far the making of a file has come. The line of words is kept free until the first step is done. */
export function MakingProgress({ title, step, words }: MakingProgressProps) {
  const { done, total } = step
  return (
    <div role="status">
      <p className="tabular">{total === 0 ? '\u00A0' : words(step)}</p>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={title} />
    </div>
  )
}
