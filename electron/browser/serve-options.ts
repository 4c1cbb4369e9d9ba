import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Sentence } from '../host/terminal-language.ts'

/** The options of `npm run serve`. */
export interface ServeOptions {
  /** 0: any free port; null: the one on which the data folder was served before, else any free port. */
  port: number | null
  /** Null: the usual folder. */
  data: string | null
  open: boolean
  json: boolean
  help: boolean
}

export const SERVE_HELP: Sentence = {
  fr: `Ouvre Sonde dans le navigateur, sur cette machine seulement.

  npm run serve -- [options]

  --port N     port à utiliser (0 : un port libre quelconque ; par défaut, le dernier utilisé)
  --data DIR   dossier des données (par défaut, celui de l’application)
  --no-open    ne pas ouvrir le navigateur
  --json       afficher une seule ligne JSON : url, practice, data
  --help       afficher cette aide`,
  en: `Opens Sonde in the browser, on this machine only.

  npm run serve -- [options]

  --port N     port to use (0: any free port; default: the port used last time)
  --data DIR   data folder (default: the same as the desktop app)
  --no-open    do not open the browser
  --json       print one JSON line: url, practice, data
  --help       print this help`,
}

/** Parses the arguments; a `Sentence` says what is wrong with them. */
export function readServeOptions(args: string[]): ServeOptions | { problem: Sentence } {
  let values: { port?: string; data?: string; 'no-open'?: boolean; json?: boolean; help?: boolean }
  try {
    const parsed = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'no-open': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    values = parsed.values
  } catch (error) {
    const flag = /'([^']+)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
    return {
      problem: {
        fr: `L’option ${flag} n’existe pas ou est incomplète : --help affiche toutes les options.`,
        en: `The option ${flag} is unknown or incomplete. Use --help to list all options.`,
      },
    }
  }
  const { port, data } = values
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    return {
      problem: {
        fr: `« ${port} » n’est pas un port : donnez un nombre entre 0 et 65535.`,
        en: `“${port}” is not a port number. Give a number between 0 and 65535.`,
      },
    }
  if (data === '')
    return { problem: { fr: 'Donnez un dossier après --data.', en: 'Give a folder after --data.' } }
  return {
    // No fixed default port, because two accounts of one machine may each run a host.
    port: port === undefined ? null : Number(port),
    data: data === undefined ? null : path.resolve(data),
    open: !values['no-open'],
    json: values.json ?? false,
    help: values.help ?? false,
  }
}
