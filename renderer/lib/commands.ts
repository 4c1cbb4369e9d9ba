import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Something that the screen in view can do; the command palette offers it. */
export interface Command {
  name: string
  run: () => void
}

/** What the screen in view can do, in the order in which it said so. */
export const useCommands = create<readonly Command[]>(() => [])

/** Offers a command in the palette for as long as this stands on the screen. */
export function useCommand(name: string, run: () => void): void {
  useCommandList([{ name, run }])
}

/** The same for several commands at once. */
export function useCommandList(offered: readonly Command[]): void {
  const latest = useRef(offered)
  useEffect(() => {
    latest.current = offered
  })
  const names = offered.map(({ name }) => name).join('\n')
  useEffect(() => {
    const mine = (names === '' ? [] : names.split('\n')).map(
      (name, at): Command => ({ name, run: () => latest.current[at]?.run() }),
    )
    useCommands.setState((commands) => [...commands, ...mine], true)
    return () => useCommands.setState((commands) => commands.filter((other) => !mine.includes(other)), true)
  }, [names])
}
