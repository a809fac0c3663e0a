import { describe, expect, it } from 'vitest'
import {
  idError,
  idTypesOf,
  invoiceCodeError,
  invoiceError,
  isAdult,
  missingOf,
  plateError,
  pricesDiffer,
} from '@/areas/orders/actualSales/saleRules'
import { ownerIdType, ownerType } from '@/entities/orders/atsEnums'

describe('actual sale rules', () => {
  it.each([
    ['', undefined],
    ['皖A12345', undefined],
    ['皖AD12345', undefined],
    ['皖A1234', 'plate'],
    ['皖AI2345', 'plate'],
    ['A12345', 'plate'],
  ])('validate plate %s: %s', (plate, fault) => expect(plateError(plate)).toBe(fault))
  it.each([
    ['12345678', undefined],
    ['12345678901234567890', undefined],
    ['123456789', 'invoiceNo'],
  ])('validate invoice number %s: %s', (number, fault) => expect(invoiceError(number)).toBe(fault))
  it.each([
    ['', '12345678', 'invoiceCode'],
    ['123456789012', '12345678', undefined],
    ['', '12345678901234567890', undefined],
  ])('validate invoice code "%s" of number %s: %s', (code, number, fault) =>
    expect(invoiceCodeError(code, number)).toBe(fault),
  )
  it('validate an id number by its type', () => {
    expect(idError(ownerIdType.idCard, '11010519491231002X')).toBeUndefined()
    expect(idError(ownerIdType.idCard, 'E12345678')).toBe('idNo')
    expect(idError(ownerIdType.passport, 'E12345678')).toBeUndefined()
    expect(idError(ownerIdType.idCard, '110105194912310021')).toBe('checkDigit')
    expect(idError(ownerIdType.creditCode, '91350100M000100Y44')).toBe('checkDigit')
    expect(idError(ownerIdType.creditCode, '91350100M0001')).toBe('creditCode')
    expect(idTypesOf(ownerType.company)).toEqual([ownerIdType.creditCode])
  })
  it('treat an owner as adult from the 18th birthday', () => {
    expect(isAdult('2008-11-23', '2026-11-23')).toBe(true)
    expect(isAdult('2008-11-24', '2026-11-23')).toBe(false)
  })
  it('list missing fields by section and require a reason for a price difference', () => {
    const { car, owner, invoice, delivery } = missingOf({
      ownerType: ownerType.company,
      invoiceNo: '12345678',
      dealPrice: '10.00',
      invoiceAmount: '9.00',
    })
    expect([car.length, owner.includes('contactName'), delivery]).toEqual([4, true, []])
    expect(invoice).toEqual(['invoiceDate', 'invoiceImage', 'priceRemark', 'invoiceCode'])
    expect([pricesDiffer('10', '10.00'), pricesDiffer('', '9')]).toEqual([false, false])
  })
})
