import path from 'node:path'
import { API, type Diagnostic, type Program } from 'typescript/unstable/sync'
import { projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { TYPED_FOLDERS, typesOf } from './typed-folders.ts'

/**
 * Checks the types of each folder's files by its tsconfig, and returns the folders that have errors. Files imported
 * from another folder are checked only with that folder; `tsc -p` would check them again, and the tests import nearly
 * everything.
 */
export function foldersWithTypeErrors(folders: readonly string[], root = projectFolder): string[] {
  const api = new API({ cwd: root })
  try {
    return folders.filter((folder) => {
      const config = path.join(root, folder, 'tsconfig.json')
      const snapshot = api.updateSnapshot({ openProjects: [config] })
      try {
        const project = snapshot.getProject(config)
        if (!project || project.rootFiles.length === 0) throw new Error(`${config} names no files.`)
        return errorsOf(project.program, project.rootFiles).length > 0
      } finally {
        snapshot.dispose()
      }
    })
  } finally {
    api.close()
  }
}

function errorsOf(program: Program, files: readonly string[]): Diagnostic[] {
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getProgramDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getBindDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
}

if (import.meta.main) {
  const wrong = foldersWithTypeErrors(TYPED_FOLDERS)
  // `tsc` runs again to print the errors in its usual form.
  for (const folder of wrong) {
    const { output } = await runStep('tsc', ['-p', folder, '--pretty', 'false'], { quiet: true })
    say(`${output.trim()}\n\n✗ ${typesOf(folder)}`)
  }
  if (wrong.length > 0) process.exitCode = 1
}
