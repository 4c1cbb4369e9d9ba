import path from 'node:path'
import { API, type Diagnostic, type Program } from 'typescript/unstable/sync'
import { projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { TYPED_FOLDERS, typesOf } from './typed-folders.ts'

/**
 * Checks the files of each folder as its tsconfig says, and returns the folders that have errors. What a folder imports from
 * another one is checked there and not once more: `tsc -p` checks all files that a program reaches, and the tests reach all.
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
  // The compiler itself says what is wrong and where, in its own way.
  for (const folder of wrong) {
    const { output } = await runStep('tsc', ['-p', folder, '--pretty', 'false'], { quiet: true })
    say(`${output.trim()}\n\n✗ ${typesOf(folder)}`)
  }
  if (wrong.length > 0) process.exitCode = 1
}
