import type { ProrateApplication, ProrateForm, ProrateInput } from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { bankAcctType, merType, picType } from '@/entities/orders/prorateEnums'
import type { ProrateBeneficiary } from '@/entities/orders/prorateBeneficiary'
import { isBlank } from '@/lib/given'

/** Beneficial owner in the form; `same` locks it to the legal representative. */
export type OwnerValues = Partial<ProrateBeneficiary> & { same?: boolean }
export interface ApplyValues extends Partial<Omit<ProrateForm, 'beneficiaries' | 'pictures' | 'dealerCode'>> {
  beneficiaries: OwnerValues[]
  pictures: ProrateForm['pictures']
  /** Repeated account number. */
  bankAcctNoAgain?: string
  shareholderSame?: boolean
  sure?: boolean
}

const KEYS = [
  'merType',
  'shopName',
  'licenseNo',
  'licenseDeadline',
  'shopRegion',
  'shopAddress',
  'servicePhone',
  'legalName',
  'legalIdNo',
  'legalIdDeadline',
  'legalPhone',
  'legalEmail',
  'legalOccupation',
  'shareholderName',
  'shareholderIdNo',
  'shareholderDeadline',
  'shareholderAddress',
  'bankAcctType',
  'bankAcctName',
  'bankAcctNo',
  'bankName',
  'bankNo',
] as const
/** Fields that arrive masked and are not sent unless they are typed again. */
const SECRET: ReadonlySet<string> = new Set(['legalIdNo', 'legalPhone', 'shareholderIdNo', 'bankAcctNo'])

/** True if a value is still the masked one from the server. */
export const isKept = (value: unknown, before: unknown): boolean =>
  typeof value === 'string' && value.includes('*') && value === before
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const isCompany = (values: { merType?: unknown }): boolean => !is(values.merType, merType.soleTrader)
export const isCorporate = (values: { merType?: unknown; bankAcctType?: unknown }): boolean =>
  isCompany(values) || is(values.bankAcctType, bankAcctType.corporate)
/** Normalises a number: no blanks, a capital X. */
export const cleanNo = (value: unknown): string =>
  String(value ?? '')
    .replaceAll(/\s/g, '')
    .toUpperCase()

const INITIAL: ApplyValues = {
  merType: merType.enterprise,
  bankAcctType: bankAcctType.corporate,
  beneficiaries: [{}],
  pictures: [],
}

export const valuesOf = (row: ProrateApplication | undefined): ApplyValues =>
  row
    ? {
        ...Object.fromEntries(KEYS.map((key) => [key, isBlank(row[key]) ? undefined : row[key]])),
        beneficiaries: row.beneficiaries.length || !isCompany(row) ? row.beneficiaries : [{}],
        pictures: row.pictures,
      }
    : INITIAL

/** Returns the owners for the request; undefined if they are unchanged, since their numbers are masked. */
const ownersOf = (values: ApplyValues, before: ApplyValues): ProrateInput['beneficiaries'] | undefined => {
  if (!isCompany(values)) return []
  if (isSame(values.beneficiaries, before.beneficiaries) && values.beneficiaries.some(({ idNo }) => isKept(idNo, idNo)))
    return undefined
  return values.beneficiaries
    .filter(({ same: _same, ...owner }) => Object.values(owner).some((value) => !isBlank(value)))
    .map(({ same: _same, ...owner }) => ({
      name: owner.name ?? '',
      idNo: cleanNo(owner.idNo),
      deadline: owner.deadline ?? '',
      address: owner.address ?? '',
      // An empty ratio must not become 0.
      ratio: owner.ratio as number,
    }))
}

/** Returns the request body: all values except unchanged masked numbers. */
export const inputOf = (values: ApplyValues, before: ApplyValues): ProrateInput => {
  const company = isCompany(values)
  const rest: ApplyValues = {
    ...values,
    bankAcctType: company ? bankAcctType.corporate : values.bankAcctType,
    ...(company ? {} : { shareholderName: '', shareholderIdNo: '', shareholderDeadline: '', shareholderAddress: '' }),
  }
  const sent = KEYS.filter((key) => !(SECRET.has(key) && isKept(rest[key], before[key])))
  const texts: Record<string, unknown> = Object.fromEntries(sent.map((key) => [key, rest[key] ?? null]))
  for (const key of ['licenseNo', 'legalIdNo', 'shareholderIdNo', 'bankAcctNo'])
    if (typeof texts[key] === 'string') texts[key] = cleanNo(texts[key])
  return {
    ...texts,
    beneficiaries: ownersOf(values, before),
    pictures: values.pictures.map(({ picType: type, picId, url }) => ({
      picType: type,
      picId,
      url,
    })) as ProrateForm['pictures'], // The check of a picture is not set by the applicant.
  }
}

const STEP_FIELDS = [
  ['merType', 'shopName', 'licenseNo', 'licenseDeadline', 'shopRegion', 'shopAddress', 'servicePhone'],
  [
    'legalName',
    'legalIdNo',
    'legalIdDeadline',
    'legalPhone',
    'legalEmail',
    'legalOccupation',
    'shareholderName',
    'shareholderIdNo',
    'shareholderDeadline',
    'shareholderAddress',
    'beneficiaries',
  ],
  ['bankAcctType', 'bankAcctName', 'bankAcctNo', 'bankAcctNoAgain', 'bankName'],
  ['pictures'],
  ['sure'],
] as const
export const CONFIRM = STEP_FIELDS.length - 1
export const stepOf = (field: string): number => {
  const at = STEP_FIELDS.findIndex((fields) => fields.some((one) => one === field))
  return at < 0 ? 0 : at
}

/** Returns the picture types that an application requires. */
export const neededPictures = (values: { merType?: unknown; bankAcctType?: unknown }): number[] => [
  picType.idFront,
  picType.idBack,
  picType.licence,
  picType.shopFront,
  picType.shopInside,
  isCorporate(values) ? picType.accountPermit : picType.bankCard,
]

const OPTIONAL: ReadonlySet<string> = new Set(['legalEmail', 'bankAcctNoAgain', 'sure'])
/** Returns the first incomplete step, or the last step if none is. */
export const firstUnfinished = (values: ApplyValues): number => {
  const isMissing = (key: string): boolean => {
    if (OPTIONAL.has(key) || (!isCompany(values) && /^(shareholder|beneficiaries)/.test(key))) return false
    if (key === 'beneficiaries') return !values.beneficiaries.some(({ idNo }) => !isBlank(idNo))
    if (key === 'pictures')
      // `type` is a picture type.
      return neededPictures(values).some((type) => !values.pictures.some((one) => is(one.picType, type as 1)))
    return isBlank(Reflect.get(values, key))
  }
  const at = STEP_FIELDS.findIndex((fields) => fields.some(isMissing))
  return at < 0 ? CONFIRM : at
}

/** Returns the reset values for another merchant type: shareholder, owners, account type and pictures are cleared. */
export const clearedFor = (type: 0 | 1): Partial<ApplyValues> => ({
  merType: type,
  shareholderName: undefined,
  shareholderIdNo: undefined,
  shareholderDeadline: undefined,
  shareholderAddress: undefined,
  shareholderSame: false,
  beneficiaries: type === merType.enterprise ? [{}] : [],
  bankAcctType: type === merType.enterprise ? bankAcctType.corporate : undefined,
  pictures: [],
})
/** True if changing the merchant type would clear input. */
export const losesWith = (values: ApplyValues): boolean =>
  values.pictures.length > 0 ||
  [values.shareholderName, values.shareholderIdNo, values.shareholderDeadline, values.shareholderAddress].some(
    (value) => !isBlank(value),
  ) ||
  values.beneficiaries.some((owner) => Object.values(owner).some((value) => !isBlank(value) && value !== false)) ||
  (!isCompany(values) && !isBlank(values.bankAcctType))
