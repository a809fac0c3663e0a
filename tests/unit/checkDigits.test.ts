import { describe, expect, it } from 'vitest'
import {
  birthdayOf,
  creditCheckDigit,
  idCheckDigit,
  isBankCard,
  isCreditCode,
  isIdNo,
  isVin,
  sexOf,
} from '@/lib/checkDigits'

const misspelt = (text: string, signs: string) =>
  [...text].flatMap((sign, at) =>
    [...signs].filter((other) => other !== sign).map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  )

describe('VIN validation', () => {
  it.each([
    ['1M8GDM9AXKP042788', true],
    ['1HGCM82633A004352', true],
    ['11111111111111111', true],
    ['1M8GDM9A1KP042788', false],
    ['1M8GDM9AXKP04278', false],
    ['1M8GDM9AXKP0427888', false],
    ['1m8gdm9axkp042788', false],
    ['1M8GDM9AXKPO42788', false],
    ['', false],
  ])('accepts "%s": %s', (vin, right) => expect(isVin(vin)).toBe(right))
  it('rejects any single wrong digit', () =>
    expect(misspelt('11111111111111111', '0123456789').filter(isVin)).toEqual([]))
})

describe('identity card number', () => {
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['440524188001010014', false],
    ['110105194912310021', false],
    ['110105194913310029', false],
    ['1101051949123100', false],
    ['', false],
  ])('is valid for "%s": %s', (idNo, right) => expect(isIdNo(idNo)).toBe(right))
  it('is invalid with a future or nonexistent birthday', () => {
    for (const digits of ['11010520991231002', '11010519900230001'])
      expect(isIdNo(digits + idCheckDigit(digits))).toBe(false)
  })
  it('is invalid with any single wrong digit', () =>
    expect(misspelt('11010519491231002X', '0123456789').filter(isIdNo)).toEqual([]))
  it('contains birthday and sex', () => {
    expect([birthdayOf('11010519491231002X'), sexOf('11010519491231002X')]).toEqual(['1949-12-31', 'female'])
    expect(sexOf('110105194912310011')).toBe('male')
    expect([birthdayOf('G12345678'), sexOf('')]).toEqual([undefined, undefined])
  })
})

describe('unified social credit code validation', () => {
  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['91350100M000100I43', false],
    ['91350100M000100Y4', false],
    ['', false],
  ])('accepts "%s": %s', (code, right) => expect(isCreditCode(code)).toBe(right))
  it('rejects any single wrong character', () => {
    expect(creditCheckDigit('91350100M000100Y4')).toBe('3')
    expect(misspelt('91350100M000100Y43', '0123456789ABCDEFGHJKLMNPQRTUWXY').filter(isCreditCode)).toEqual([])
  })
})

describe('bank card validation', () => {
  it.each([
    ['4111111111111111', true],
    ['6222020200112233447', false],
    ['4111111111111112', false],
    ['411111111111', false],
    ['41111111111111111111', false],
    ['0000000000000000', false],
    ['4111 1111 1111 1111', false],
    ['', false],
  ])('accepts "%s": %s', (card, right) => expect(isBankCard(card)).toBe(right))
  it('rejects any single wrong digit', () =>
    expect(misspelt('4111111111111111', '0123456789').filter(isBankCard)).toEqual([]))
})
