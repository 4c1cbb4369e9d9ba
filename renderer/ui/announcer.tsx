import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const said = createStore(() => ({ words: '' }))

/** Tells who listens to the page what just happened; who sees it sees it anyway. */
export function announce(words: string): void {
  // Screen readers read the same words a second time only if the text differs.
  said.setState((before) => ({ words: before.words === words ? `${words}\u00a0` : words }))
}

/** Where announcements are read from: one on a screen, there from the start. */
export function Announcer() {
  // The next screen does not tell again what was told on this one.
  useEffect(() => () => said.setState({ words: '' }), [])
  return <VisuallyHidden role="status">{useStore(said, ({ words }) => words)}</VisuallyHidden>
}
