import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** A command of the screen in view, which the command palette offers. */
export interface Command {
  name: string
  run: () => void
}

/** The commands of the screen in view, in the order in which they were offered. */
export const useCommands = create<readonly Command[]>(() => [])

/** Offers a command in the palette while the component is shown. */
export function useCommand(name: string, run: () => void): void {
  useCommandList([{ name, run }])
}

/** Like `useCommand`, for several commands. */
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
