import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage, encodeCall } from '../../../electron/secrets/dbus-message.ts'

const anyCall = fc.record({
  serial: fc.integer({ min: 1, max: 0xffffffff }),
  destination: fc.string(),
  path: fc.string(),
  interface: fc.string(),
  member: fc.string(),
})

describe('D-Bus messages', () => {
  it('are read whole or not at all, however they are cut', () => {
    fc.assert(
      fc.property(anyCall, fc.nat(), fc.uint8Array(), (call, cut, rest) => {
        const message = encodeCall(call)
        expect(message.length % 8).toBe(0)
        expect(decodeMessage(message.subarray(0, cut % message.length))).toBeNull()
        expect(decodeMessage(Buffer.concat([message, rest]))).toEqual({ kind: 'other', size: message.length })
      }),
    )
  })

  it('are told apart, in either byte order', () => {
    const reply = (order: string, type: number, length: number[]) =>
      Buffer.from([order.charCodeAt(0), type, 1, 1, ...length, 0, 0, 0, 9, 0, 0, 0, 0, ...Array(8).fill(0)])
    expect(decodeMessage(reply('l', 2, [8, 0, 0, 0]))).toEqual({ kind: 'return', size: 24 })
    expect(decodeMessage(reply('B', 3, [0, 0, 0, 8]))).toEqual({ kind: 'error', size: 24 })
    expect(decodeMessage(reply('l', 4, [8, 0, 0, 0]))).toEqual({ kind: 'other', size: 24 })
    expect(decodeMessage(reply('l', 2, [9, 0, 0, 0]))).toBeNull()
  })

  it('never throw on what is none', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void decodeMessage(Buffer.from(bytes))))
  })
})
