import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'

/** A file of the built page. */
export interface PageFile {
  body: Buffer<ArrayBuffer>
  /** Its real path on the disk: the same for all names of the file, e.g. in another letter case. */
  place: string
  mediaType: string
  /** Whether its name changes with its content, so that it may be cached for ever. */
  hashed: boolean
}

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The path of the file in `folder` that `pathname` names, still encoded as in a URL; "/" is index.html. Null for
 * anything else: a path that leaves the folder, a hidden file, or a type that a page does not use.
 */
export function pageFilePath(folder: string, pathname: string): string | null {
  let name: string
  try {
    name = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (name.includes('\0') || name.includes('\\')) return null
  const file = path.resolve(folder, `.${path.posix.normalize(`/${name}`)}`)
  const inside = path.relative(folder, file)
  if (inside === '') return path.join(folder, 'index.html')
  if (inside.startsWith('..') || path.isAbsolute(inside)) return null
  if (inside.split(path.sep).some((part) => part.startsWith('.'))) return null
  return path.extname(file) in MEDIA_TYPES ? file : null
}

/** Reads the file that `pathname` names; null where there is none. */
export async function readPageFile(folder: string, pathname: string): Promise<PageFile | null> {
  const file = pageFilePath(folder, pathname)
  if (file === null) return null
  try {
    const [body, place] = await Promise.all([readFile(file), realpath(file)])
    const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
    return { body, place, mediaType: MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream', hashed }
  } catch {
    return null
  }
}
