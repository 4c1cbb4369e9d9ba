import type { Settings } from '../../shared/models/settings.ts'

/** Where the colour scheme is kept for the next start; `public/colour-scheme.js` reads it before the first paint. */
export const COLOUR_SCHEME_KEY = 'sonde-colour-scheme'

/** Mantine's name for a setting. */
export function colourSchemeOf(theme: Settings['theme']): 'auto' | 'light' | 'dark' {
  return theme === 'system' ? 'auto' : theme
}

/** Keeps the scheme for the next start; a browser without storage starts with the system's scheme. */
export function keepColourScheme(theme: Settings['theme']): void {
  try {
    localStorage.setItem(COLOUR_SCHEME_KEY, colourSchemeOf(theme))
  } catch {
    // Storage may be switched off; the setting itself is kept by the core.
  }
}
