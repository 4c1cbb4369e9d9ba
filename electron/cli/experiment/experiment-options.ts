import { parseArgs } from 'node:util'
import { parseBaseUrl } from '../../../shared/models/base-url.ts'
import type { Sentence } from '../../host/terminal-language.ts'

/** The options of `npm run experiment`. */
export interface ExperimentOptions {
  file: string
  /** Null: the built-in practice service. */
  baseUrl: string | null
  /** Null: the verdict goes to standard output. */
  out: string | null
  json: boolean
}

export const EXPERIMENT_HELP: Sentence = {
  fr: `Lance l’expérience d’un fichier et écrit son verdict.

  npm run -s experiment -- PLAN.json [options]

  --base-url URL  adresse du service (par défaut : le service d’entraînement) ; exige --out.
                  La clé vient de SONDE_KEY ou, à défaut, du trousseau : celle de la connexion de Sonde à cette adresse
  --out DIR       dossier où écrire verdict.json et verdict.txt, et où garder les données :
                  relancée, la commande reprend là où elle s’est arrêtée
  --json          sans --out : écrire le verdict en JSON plutôt qu’en texte
  --help          afficher cette aide`,
  en: `Runs the experiment of a file and writes its verdict.

  npm run -s experiment -- PLAN.json [options]

  --base-url URL  address of the service (default: the practice service); needs --out.
                  The key comes from SONDE_KEY or else from the keychain: that of Sonde's connection to this address
  --out DIR       folder for verdict.json and verdict.txt, in which the data are kept as well:
                  started again, the command goes on where it ended
  --json          without --out: write the verdict as JSON instead of text
  --help          print this help`,
}

/** Parses the arguments; a `Sentence` says what is wrong with them. */
export function readExperimentOptions(
  args: string[],
): ExperimentOptions | { help: true } | { problem: Sentence } {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    const flag = /'([^']+)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
    return {
      problem: {
        fr: `L’option ${flag} n’existe pas ou est incomplète : --help affiche toutes les options.`,
        en: `The option ${flag} is unknown or incomplete. Use --help to list all options.`,
      },
    }
  }
  const { help, 'base-url': address, out, json = false } = parsed.values
  if (help) return { help: true }
  const [file] = parsed.positionals
  if (file === undefined || parsed.positionals.length > 1)
    return { problem: { fr: 'Donnez un seul fichier de plan.', en: 'Give one plan file.' } }
  if (address === undefined) return { file, baseUrl: null, out: out ?? null, json }
  const read = parseBaseUrl(address)
  if (typeof read === 'string')
    return {
      problem: {
        fr: `« ${address} » n’est pas une adresse de service : https, ou http sur cette machine, sans utilisateur ni paramètres.`,
        en: `“${address}” is not the address of a service: https, or http on this machine, without user or parameters.`,
      },
    }
  if (out === undefined)
    return {
      problem: {
        fr: 'Avec --base-url, donnez un dossier après --out : ce que le service répond doit être gardé.',
        en: 'With --base-url, give a folder after --out: what the service answers has to be kept.',
      },
    }
  return { file, baseUrl: read.url, out, json }
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
}
