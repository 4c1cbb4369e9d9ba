import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const said = createStore(() => ({ words: '' }))

/** Tells screen readers what has just happened, where sighted people see it on the page. */
export function announce(words: string): void {
  // Screen readers read the same words again only if the text differs.
  said.setState((before) => ({ words: before.words === words ? `${words}\u00a0` : words }))
}

/** The element from which screen readers read announcements: one for each screen, present from the start. */
export function Announcer() {
  // The next screen must not repeat this screen's announcement.
  useEffect(() => () => said.setState({ words: '' }), [])
  return <VisuallyHidden role="status">{useStore(said, ({ words }) => words)}</VisuallyHidden>
}
