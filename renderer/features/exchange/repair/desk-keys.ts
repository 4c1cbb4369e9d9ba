import type { KeyboardEvent } from 'react'
import type { ToldRole } from '../../../../shared/exchange/source-lines.ts'
import { roleOfKey } from './roles.ts'

/** What keys do anywhere in the desk. */
export interface DeskCommands {
  tell(role: ToldRole): void
  /** Asks where to divide the current line. */
  askWhere(): void
  /** Asks for the words of the current line, or of a new one below it. */
  write(isNew: boolean): void
  join(): void
  /** Moves the selected lines up or down. */
  move(by: 1 | -1): void
  /** Does the same to lines like those before, if they are offered. */
  tellAlike(): void
  keep(): void
  /** Goes to the next line to check, or the previous one. */
  check(step: 1 | -1): void
  undo(): void
  redo(): void
  back(): void
}

/** Carries out the command of a key; returns whether it has one. */
export function pressInDesk(event: KeyboardEvent, commands: DeskCommands): boolean {
  const key = event.key.toLowerCase()
  if (event.altKey) return pressWithAlt(event, commands)
  if (event.ctrlKey || event.metaKey) {
    if ((key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)) commands.redo()
    else if (key === 'z') commands.undo()
    else if (key === 'enter' && !event.shiftKey) commands.write(true)
    else return false
    return true
  }
  const role = roleOfKey(key)
  if (role) commands.tell(role)
  else if (key === 'n') commands.check(event.shiftKey ? -1 : 1)
  else if (key === 'd') commands.askWhere()
  else if (key === 'f2') commands.write(false)
  else if (key === 'j') commands.join()
  else if (key === 'l') commands.tellAlike()
  else if (key === 'k') commands.keep()
  else if (key === 'escape') commands.back()
  else return false
  return true
}

function pressWithAlt(event: KeyboardEvent, { move }: DeskCommands): boolean {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
  if (by === null || event.ctrlKey || event.metaKey || event.shiftKey) return false
  move(by)
  return true
}
