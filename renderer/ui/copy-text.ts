import { tellDone } from './tell-done.tsx'

/** Puts a text on the clipboard and says so, or says that it failed. */
export async function copyText(text: string, words: { done: string; failed: string }): Promise<void> {
  const message = await navigator.clipboard.writeText(text).then(
    () => words.done,
    () => words.failed,
  )
  tellDone(message)
}
