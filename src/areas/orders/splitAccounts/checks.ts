import { is } from '@/entities/field'
import { isBankCard, isBankCardShaped, isCreditCode, isCreditCodeShaped, isIdNo, isIdNoShaped } from '@/lib/checkDigits'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import type { Translate } from '@/locales'
import { type ApplyValues, cleanNo, isCompany, isCorporate, isKept, neededPictures } from './application'
import { proratePicture } from '@/entities/orders/proratePicture'
import { optionName } from '@/kit/show/format'

const DAY = 86_400_000
const SOON_DAYS = 30
/** Minimum share of a beneficial owner in percent; 0 is also allowed. */
const MIN_OWNED = 25
const WHOLE = 10_000

type Check = (value: unknown, all: Partial<ApplyValues>) => string | undefined

/** Returns the checks of the fields, each undefined if valid; `before` is what the server sent. */
export const checksOf = (t: Translate, before: ApplyValues) => {
  const filled =
    (fault: (value: string, all: Partial<ApplyValues>) => string | undefined): Check =>
    (value, all) =>
      isBlank(value) ? undefined : fault(String(value), all)
  const idFault = (number: string) =>
    isIdNo(number) ? undefined : t(isIdNoShaped(number) ? 'rule.checkDigit' : 'account.badIdNo')
  const idNo = (key: 'legalIdNo' | 'shareholderIdNo') =>
    filled((value) => (isKept(value, before[key]) ? undefined : idFault(cleanNo(value))))
  return {
    idNo,
    until: filled((value) =>
      formatTime(value, 'YYYY-MM-DD') > formatTime(Date.now() + SOON_DAYS * DAY, 'YYYY-MM-DD')
        ? undefined
        : t('account.expires'),
    ),
    license: filled((value, all) =>
      isCreditCode(cleanNo(value)) || (!isCompany(all) && /^\d{15}$/.test(cleanNo(value)))
        ? undefined
        : t(isCreditCodeShaped(cleanNo(value)) ? 'rule.checkDigit' : 'rule.creditCode'),
    ),
    phone: filled((value) =>
      isKept(value, before.legalPhone) || /^1[3-9]\d{9}$/.test(value) ? undefined : t('rule.mobile'),
    ),
    holder: filled((value, all) =>
      value.trim() === String((isCorporate(all) ? all.shopName : all.legalName) ?? '').trim()
        ? undefined
        : t('account.badHolder'),
    ),
    accountNo: filled((value, all) => {
      if (isKept(value, before.bankAcctNo)) return undefined
      const number = cleanNo(value)
      if (isCorporate(all)) return /^\d{8,30}$/.test(number) ? undefined : t('account.badAccountNo')
      return isBankCard(number) ? undefined : t(isBankCardShaped(number) ? 'rule.checkDigit' : 'account.badCardNo')
    }),
    again: ((value, all) =>
      isBlank(all.bankAcctNo) || isKept(all.bankAcctNo, before.bankAcctNo) || cleanNo(value) === cleanNo(all.bankAcctNo)
        ? undefined
        : t('account.notSame')) satisfies Check,
    ownerIdNo: (value: unknown, all: Partial<ApplyValues>) => {
      if (isBlank(value)) return undefined
      const number = cleanNo(value)
      const owners = all.beneficiaries ?? []
      if (number.includes('*'))
        // Owners are sent as a whole, so their numbers must be complete.
        return JSON.stringify(owners) === JSON.stringify(before.beneficiaries) ? undefined : t('account.typeAgain')
      const fault = idFault(number)
      if (fault) return fault
      return owners.filter((one) => cleanNo(one.idNo) === number).length > 1 ? t('account.doubleOwner') : undefined
    },
    ratio: (value: unknown, all: Partial<ApplyValues>) => {
      if (isBlank(value)) return undefined
      const share = Number(value)
      if (share !== 0 && share < MIN_OWNED) return t('account.ratioLeast')
      const sum = (all.beneficiaries ?? []).reduce((whole, one) => whole + (toCents(one.ratio) ?? 0), 0)
      return sum > WHOLE ? t('account.ratioMax') : undefined
    },
    pictures: (value: unknown, all: Partial<ApplyValues>) => {
      const there = (value ?? []) as ApplyValues['pictures'] // Only the slots set it.
      // `type` is a picture type.
      const lacking = neededPictures(all).filter((type) => !there.some((one) => is(one.picType, type as 1)))
      return lacking.length
        ? t('account.picturesMissing', {
            names: lacking.map((type) => optionName(t, proratePicture.picType, type)).join(t('kit.listComma')),
          })
        : undefined
    },
  }
}
export type Checks = ReturnType<typeof checksOf>
