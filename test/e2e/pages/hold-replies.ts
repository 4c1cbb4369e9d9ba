import type { Page } from '@playwright/test'

/** Holds what the host sends to the page, as a busy machine does, until it is let go. */
export interface HeldReplies {
  hold(): void
  letGo(): void
}

/** Loads the page again, in a browser, with its line to the host in hand. */
export async function holdReplies(page: Page): Promise<HeldReplies> {
  let isHeld = false
  let send: ((message: string | Buffer) => void) | null = null
  const held: (string | Buffer)[] = []
  await page.routeWebSocket(/^ws:/, (socket) => {
    send = (message) => socket.send(message)
    socket.connectToServer().onMessage((message) => {
      if (isHeld) held.push(message)
      else socket.send(message)
    })
  })
  await page.reload()
  return {
    hold: () => {
      isHeld = true
    },
    letGo: () => {
      isHeld = false
      for (const message of held.splice(0)) send?.(message)
    },
  }
}
