import { expect, test } from 'vitest'
import { isOutsideLink, isPageAddress, PAGE_ADDRESS } from '../../../electron/desktop/page-address.ts'

test.each([PAGE_ADDRESS, 'sonde://app/#/surveys', 'sonde://app/assets/x.js'])('%s is the page', (address) => {
  expect(isPageAddress(address)).toBe(true)
})

test.each([
  'sonde://other/',
  'sonde://app.evil.example/',
  'sonde:app',
  'https://app/',
  'file:///app/',
  'data:text/html,x',
  'about:blank',
  '',
  'null',
])('%s is not the page', (address) => {
  expect(isPageAddress(address)).toBe(false)
})

test('only known sites over https open outside', () => {
  expect(isOutsideLink('https://github.com/a/b')).toBe(true)
  for (const address of [
    'http://github.com/',
    'https://github.com.evil.example/',
    'https://github.com@evil.example/',
    'https://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ms-settings:',
    '',
  ])
    expect([address, isOutsideLink(address)]).toEqual([address, false])
})
