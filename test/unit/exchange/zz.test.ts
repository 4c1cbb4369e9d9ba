import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { read } from './read.ts'

test('corpus', async () => {
  const out: string[] = []
  const dump: Record<string, unknown> = {}
  for (const tag of ['listed', 'more'])
    for (const kind of readdirSync(`/tmp/imp/files/${tag}`)) {
      if (process.env.KIND && !kind.startsWith(process.env.KIND)) continue
      for (const file of readdirSync(`/tmp/imp/files/${tag}/${kind}`)) {
        const at = `/tmp/imp/files/${tag}/${kind}/${file}`
        const t = performance.now()
        try {
          const bytes = new Uint8Array(readFileSync(at))
          const r = await read({ fileName: file, bytes })
          const codes: Record<string, number> = {}
          for (const n of r.notes) codes[n.code] = (codes[n.code] ?? 0) + 1 + (n.more ?? 0)
          out.push(
            `${tag} ${kind} ${file} | ${r.counted?.came}/${r.counted?.questions} items ${r.draft.questions.length} lang ${r.languages.map((l) => `${l.name}:${l.questions}`).join(',')} [${r.language}] ${Math.round(performance.now() - t)}ms ${JSON.stringify(codes)}`,
          )
          dump[at] = {
            q: r.draft.questions.map((q) => `${q.stem} :: ${q.options.map((o) => o.text).join(' / ')}`),
            lost: r.notes.filter((n) => ['lost', 'dropped', 'options_lost'].includes(n.code)),
            came: r.counted,
          }
        } catch (e) {
          out.push(`${tag} ${kind} ${file} | REFUSED ${(e as { code?: string }).code ?? (e as Error).stack}`)
        }
      }
    }
  writeFileSync('/tmp/imp/run/out.txt', out.join('\n'))
  writeFileSync('/tmp/imp/run/dump.json', JSON.stringify(dump, null, 1))
}, 300_000)
