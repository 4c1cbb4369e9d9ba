import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { caller, failure, practice, success } from './support/practice-client.ts'
import { ownFolder, runPractice } from './support/run-practice.ts'
import { smallSurvey } from './support/samples.ts'

describe('The command line', () => {
  it('prints exactly one line when ready, with an address and keys that work', async () => {
    const { child, ready, ended } = runPractice('--port', '0', '--json')
    const { base_url = '', api_key, admin_key, ...more } = await ready
    expect(more).toStrictEqual({})
    success(await caller(base_url, api_key)('GET', '/api/v1/surveys'))
    success(await caller(base_url, admin_key)('GET', '/api/v1/org/members'))
    failure(await caller(base_url, api_key)('GET', '/api/v1/org/members'), 403)
    child.kill('SIGTERM')
    const { stdout, stderr } = await ended
    expect([stdout.trimEnd().split('\n').length, stderr]).toStrictEqual([1, ''])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with code 0 on %s, open connections or not',
    async (signal) => {
      const { child, ready, ended } = runPractice('--json', '--latency', '60000')
      const { base_url = '', api_key = '' } = await ready
      const agent = new Agent({ keepAlive: true })
      // One connection is idle after its answer, the other waits for its answer.
      await new Promise((resolve) =>
        request(`${base_url}/openapi.json`, { agent }, (response) =>
          response.resume().on('end', resolve),
        ).end(),
      )
      const waiting = request(`${base_url}/api/v1/surveys`, { agent, headers: { 'x-api-key': api_key } })
      const cut = new Promise((resolve) => waiting.on('error', resolve))
      waiting.end()
      await new Promise<void>((resolve) => waiting.on('finish', resolve))
      child.kill(signal)
      expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' })
      await cut
      agent.destroy()
    },
  )

  it('ends with code 0 although it is told again and again: npm passes on what its whole group got', async () => {
    const { child, ready, ended } = runPractice('--json', '--latency', '60000')
    const { base_url = '', api_key = '' } = await ready
    const waiting = request(`${base_url}/api/v1/surveys`, { headers: { 'x-api-key': api_key } })
    const cut = new Promise((resolve) => waiting.on('error', resolve))
    waiting.end()
    await new Promise<void>((resolve) => waiting.on('finish', resolve))
    const again = setInterval(() => child.kill('SIGTERM'), 1)
    child.kill('SIGTERM')
    const end = await ended
    clearInterval(again)
    expect(end).toMatchObject({ code: 0, signal: null, stderr: '' })
    await cut
  })

  it('prints a readable text without --json, and a help', async () => {
    const { child, ended } = runPractice('--port', '0')
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    child.kill('SIGINT')
    const { stdout } = await ended
    expect(stdout).toMatch(/^Practice service at http:\/\/127\.0\.0\.1:\d+ /)
    expect(stdout).toMatch(/Enterprise plan: +\S+\n/)
    const help = await runPractice('--help').ended
    expect(help).toMatchObject({ code: 0, stderr: '' })
    for (const flag of [
      '--port',
      '--json',
      '--data',
      '--seed',
      '--speed',
      '--shapes',
      '--latency',
      '--drop-after',
    ]) {
      expect(help.stdout).toContain(flag)
    }
  })

  it.each([
    ['an unknown flag', ['--nonsense'], /--nonsense/],
    ['a word', ['nonsense'], /nonsense/],
    ['a flag without its value', ['--port'], /--port/],
    ['a port out of range', ['--port', '70000'], /--port takes a whole number from 0 to 65535/],
    ['a port that is none', ['--port', '8e3'], /--port/],
    ['an unknown reading', ['--shapes', 'square'], /plain, nested, wide, bare/],
    ['a bad speed', ['--speed', '0'], /--speed/],
    ['a bad seed', ['--seed', '-1'], /--seed/],
    ['a bad latency', ['--latency', '400-50'], /--latency/],
    ['a bad chance', ['--html', '1.5'], /--html takes a number from 0 to 1 or next:N/],
    ['bad conditions', ['--conditions', '{"speed":"x"}'], /conditions are not valid: speed/],
    ['an unknown operation', ['--only', 'fly'], /only/],
    ['an odd form of no seed', ['--shapes', 'odd:x'], /odd:SEED/],
    ['no folder', ['--data', ''], /--data needs the name of a folder/],
    ['a folder that cannot be made', ['--data', '/proc/nothing/here'], /\/proc\/nothing\/here/],
  ])('refuses %s in one line, with code 2', async (_name, args, sentence) => {
    const { code, stdout, stderr } = await runPractice(...args).ended
    expect([code, stdout]).toStrictEqual([2, ''])
    expect(stderr).toMatch(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('refuses a port in use, a file in the way and a data file that is none, in one line, with code 2', async () => {
    const { service } = await practice()
    const folder = ownFolder()
    writeFileSync(path.join(folder, 'file'), '')
    writeFileSync(
      path.join(folder, 'practice.sqlite'),
      'this is no database, and long enough to be read as one. '.repeat(40),
    )
    for (const [args, sentence] of [
      [['--port', new URL(service.baseUrl).port], /port is already in use/],
      [['--data', path.join(folder, 'file')], /Cannot write to the folder/],
      [['--data', folder], /practice\.sqlite cannot be used/],
    ] as const) {
      const { code, stdout, stderr } = await runPractice(...args).ended
      expect([code, stdout, stderr.trimEnd().split('\n').length]).toStrictEqual([2, '', 1])
      expect(stderr).toMatch(sentence)
    }
    chmodSync(folder, 0o700)
  })

  it('prints the seed of an odd form, which repeats it', async () => {
    const drawn = runPractice('--json', '--shapes', 'odd')
    const { shapes = '' } = await drawn.ready
    expect(shapes).toMatch(/^odd:\d+$/)
    drawn.child.kill('SIGTERM')
    await drawn.ended
    const again = runPractice('--json', '--shapes', shapes)
    expect((await again.ready).shapes).toBe(shapes)
    again.child.kill('SIGTERM')
    await again.ended
  })

  it('does what its flags say', async () => {
    const folder = ownFolder()
    const { ready } = runPractice(
      ...['--json', '--data', folder, '--seed', '3', '--speed', '1000', '--shapes', 'bare'],
      ...['--server-error', 'next:1', '--only', 'listSurveys', '--failed-runs', '1', '--rate-limit', '50'],
    )
    const { base_url = '', api_key = '' } = await ready
    const call = caller(base_url, api_key)
    const created = success(await call('POST', '/api/v1/surveys', smallSurvey))
    failure(await call('GET', '/api/v1/surveys'), 500)
    expect(success(await call('GET', '/api/v1/surveys'))).toStrictEqual({
      items: [{ id: created.id, status: 'draft', titre: smallSurvey.titre }],
    })
    success(await call('POST', `/api/v1/surveys/${created.id}/launch`))
    await expect
      .poll(async () => success(await call('GET', `/api/v1/surveys/${created.id}/status`)).status)
      .toBe('failed')
    expect(readFileSync(path.join(folder, 'practice.sqlite')).toString('latin1')).not.toContain(api_key)
  })
})
