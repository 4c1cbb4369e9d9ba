import { toProblem } from '../../shared/models/sonde-error.ts'
import type { Sentence } from './terminal-language.ts'

/** Why Sonde does not start, as one sentence for the person. */
export function startProblem(error: unknown, { folder, port }: { folder: string; port?: number }): Sentence {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return {
      fr: `Le port ${port} est déjà pris : choisissez-en un autre avec --port, ou 0 pour un port libre quelconque.`,
      en: `Port ${port} is already in use. Choose another one with --port, or 0 for any free port.`,
    }
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return {
      fr: `Le système ne laisse pas utiliser le port ${port} : choisissez-en un autre avec --port.`,
      en: `The system does not allow Sonde to use port ${port}. Choose another one with --port.`,
    }
  const { cause } = toProblem(error)
  if (cause === 'in_use')
    return {
      fr: `Une autre fenêtre de Sonde utilise déjà le dossier ${folder} : fermez-la, ou choisissez un autre dossier avec --data.`,
      en: `Another Sonde window or process is already using the folder ${folder}. Close it, or choose another folder with --data.`,
    }
  if (cause === 'newer')
    return {
      fr: `Les données de ${folder} viennent d’une version plus récente de Sonde : mettez Sonde à jour pour les ouvrir.`,
      en: `The data in ${folder} was written by a newer version of Sonde. Update Sonde to open it.`,
    }
  if (cause === 'full')
    return {
      fr: `Le disque est plein : libérez de la place pour le dossier ${folder}.`,
      en: `The disk is full. Free up some space for the folder ${folder}.`,
    }
  if (typeof code === 'string' || cause === 'read_only')
    return {
      fr: `Sonde ne peut pas écrire dans le dossier ${folder}${typeof code === 'string' ? ` (${code})` : ''} : choisissez-en un autre avec --data.`,
      en: `Sonde cannot write to the folder ${folder}${typeof code === 'string' ? ` (${code})` : ''}: choose another with --data.`,
    }
  const name = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { fr: `Sonde n’a pas pu démarrer (${name}).`, en: `Sonde could not start (${name}).` }
}
