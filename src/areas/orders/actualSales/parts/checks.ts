import { toCents } from '@/lib/money'
import { dayStamp, formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { type Fault, plateError } from '../saleRules'

const FAULTS: Record<Fault, TextKey> = {
  checkDigit: 'rule.checkDigit',
  idNo: 'ats.badIdNo',
  creditCode: 'ats.badCredit',
  idLength: 'ats.badIdLength',
  plate: 'ats.badPlate',
  invoiceNo: 'ats.badInvoice',
  invoiceCode: 'ats.badInvoiceCode',
  underAge: 'ats.underAge',
}
const day = (value: unknown) => formatTime(value, 'YYYYMMDD')

/** Returns the validation rules of sale forms, each with an error text. */
export const useChecks = () => {
  const t = useT()
  const say = (fault: Fault | undefined): string | undefined => fault && t(FAULTS[fault])
  return {
    say,
    /** True if one day is before another and both are known. */
    isBefore: (value: unknown, other: unknown): boolean =>
      day(value) !== '' && day(other) !== '' && day(value) < day(other),
    past: (value: unknown): string | undefined => (day(value) > dayStamp() ? t('ats.future') : undefined),
    money: (value: unknown): string | undefined => {
      const text = String(value ?? '')
      const isRight = /^\d+(\.\d{1,2})?$/.test(text) && (toCents(text) ?? 0) > 0
      return text === '' || isRight ? undefined : t('ats.badMoney')
    },
    plate: (value: unknown): string | undefined => say(plateError(String(value ?? '').trim())),
  }
}
