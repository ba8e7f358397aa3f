import { describe, expect, it } from 'vitest'
import { isPublicAddress, plainWebAddress } from './public-address.ts'

describe('public addresses', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.5',
    '172.16.4.4',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '2001:db8::1',
    'fe80::1%eth0',
    'localhost',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('plain web addresses', () => {
  it.each([
    'https://example.com/a.jpg',
    'http://example.com:80/a',
    'https://EXAMPLE.com/a.png?x=1',
    'http://93.184.216.34/a',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/a.png',
  ])('%s is one', (address) => {
    expect(plainWebAddress(address)).not.toBeNull()
  })

  it.each([
    'ftp://example.com/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'gopher://example.com',
    'http://example.com:8080/a',
    'http://example.com:22/',
    'https://example.com:80443/',
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://example.com./',
    'http://[::ffff:127.0.0.1]/',
    'http://１２７.０.０.１/',
    'http://exa%6Dple.com/',
    'http:///a',
    'http://',
    'example.com/a.png',
    '//example.com/a.png',
    '',
  ])('%s is none', (address) => {
    expect(plainWebAddress(address)).toBeNull()
  })
})
