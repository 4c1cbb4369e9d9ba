import { generateKeyPairSync, sign } from 'node:crypto'

/** A key and its self-signed certificate in PEM, for test servers only. */
export interface TestCertificate {
  key: string
  cert: string
}

const OID = {
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
}
const DAY = 24 * 60 * 60 * 1000

/** Makes a certificate for these names that is valid from yesterday until tomorrow. */
export function selfSigned(names: readonly string[]): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(der(0x06, OID.ecdsaWithSha256))
  const name = sequence(der(0x31, sequence(der(0x06, OID.commonName), der(0x0c, Buffer.from('Sonde test')))))
  const alternatives = sequence(...names.map((text) => der(0x82, Buffer.from(text))))
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    algorithm,
    name,
    sequence(time(Date.now() - DAY), time(Date.now() + DAY)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(der(0x06, OID.subjectAltName), der(0x04, alternatives)))),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.trim()}\n-----END CERTIFICATE-----\n`,
  }
}

/** One ASN.1 value in DER encoding. */
function der(tag: number, content: Buffer | number[]): Buffer {
  const bytes = Buffer.from(content)
  const { length } = bytes
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), bytes])
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function time(at: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`))
}
