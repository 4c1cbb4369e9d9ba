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
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const command: Command = { name, run: () => latest.current() }
    useCommands.setState((commands) => [...commands, command], true)
    return () => useCommands.setState((commands) => commands.filter((other) => other !== command), true)
  }, [name])
}
