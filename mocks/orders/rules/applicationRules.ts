import { bankAcctType, merType, picState, picType } from '@/entities/orders/prorateEnums'
import { isBankCard, isCreditCode, isIdNo } from '@/lib/checkDigits'
import { isRecord, prop } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { integer, text } from '../../core/input'
import { HOTLINE, PHONE } from '../../system/rules/dealerRules'
import type { AccountRow, BeneficiaryRow, PictureRow, ProfileRow } from '../data/prorateAccounts'

const TEXTS = [
  'shopName',
  'licenseNo',
  'licenseDeadline',
  'shopAddress',
  'servicePhone',
  'legalName',
  'legalIdNo',
  'legalIdDeadline',
  'legalPhone',
  'legalEmail',
  'shareholderName',
  'shareholderIdNo',
  'shareholderDeadline',
  'shareholderAddress',
  'bankAcctName',
  'bankAcctNo',
  'bankName',
  'bankNo',
] as const
const listed = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const beneficiary = (one: Record<string, unknown>): BeneficiaryRow => ({
  name: text(one.name),
  idNo: text(one.idNo),
  deadline: text(one.deadline),
  address: text(one.address),
  ratio: Number(text(one.ratio)),
})
/** A verified picture stays verified while it is unchanged. */
const pictureIn = (one: Record<string, unknown>, before: readonly PictureRow[]): PictureRow => {
  const known = before.find(({ picId }) => picId === text(one.picId))
  return (
    known ?? {
      picType: integer(one.picType) ?? 0,
      picId: text(one.picId),
      url: text(one.url),
      state: picState.unchecked,
      reason: '',
    }
  )
}
const place = (value: unknown): ProfileRow['shopRegion'] => {
  const of = (key: string) => text(prop(value, key))
  return of('countyCode')
    ? {
        provinceCode: of('provinceCode'),
        provinceName: of('provinceName'),
        cityCode: of('cityCode'),
        cityName: of('cityName'),
        countyCode: of('countyCode'),
        countyName: of('countyName'),
      }
    : null
}

export const profileIn = (input: Record<string, unknown>, before: ProfileRow): ProfileRow => {
  const has = (key: string) => input[key] !== undefined
  return {
    ...before,
    ...Object.fromEntries(TEXTS.flatMap((key) => (has(key) ? [[key, text(input[key])]] : []))),
    ...(has('merType') ? { merType: integer(input.merType) ?? merType.enterprise } : {}),
    ...(has('bankAcctType') ? { bankAcctType: integer(input.bankAcctType) ?? bankAcctType.corporate } : {}),
    ...(has('legalOccupation') ? { legalOccupation: integer(input.legalOccupation) } : {}),
    ...(has('shopRegion') ? { shopRegion: place(input.shopRegion) } : {}),
    ...(has('beneficiaries') ? { beneficiaries: listed(input.beneficiaries).map(beneficiary) } : {}),
    ...(has('pictures') ? { pictures: listed(input.pictures).map((one) => pictureIn(one, before.pictures)) } : {}),
  }
}

type Faults = Record<string, string | undefined>
const EXPIRED = '证件已过期或30天内到期，请更换'
const DAY = 86_400_000

/** Returns the faults of an application by field. On submission (`whole`) missing values are faults too. */
export const validateApplication = (row: ProfileRow, whole: boolean, now: number): Faults => {
  const isCompany = row.merType === merType.enterprise
  const corporate = row.bankAcctType === bankAcctType.corporate
  const soon = formatTime(now + 30 * DAY, 'YYYY-MM-DD')
  const check = (value: string, fault: string, isRight: (value: string) => boolean) =>
    value === '' ? (whole ? '请填写' : undefined) : isRight(value) ? undefined : fault
  const length = (value: string, min: number, max: number) =>
    check(value, `长度须为${min}-${max}个字符`, (one) => [...one].length >= min && [...one].length <= max)
  const date = (value: string) => check(value, EXPIRED, (one) => one > soon)
  const id = (value: string) => check(value, '身份证号不正确', isIdNo)
  const faults: Faults = {
    shopName: length(row.shopName, 2, 50),
    licenseNo: check(
      row.licenseNo,
      '统一社会信用代码不正确',
      (one) => isCreditCode(one) || (!isCompany && /^\d{15}$/.test(one)),
    ),
    licenseDeadline: date(row.licenseDeadline),
    shopRegion: whole && !row.shopRegion ? '请选择经营地区' : undefined,
    shopAddress: length(row.shopAddress, 5, 100),
    servicePhone: check(row.servicePhone, '请输入正确的电话号码', (one) => HOTLINE.test(one)),
    legalName: length(row.legalName, 2, 30),
    legalIdNo: id(row.legalIdNo),
    legalIdDeadline: date(row.legalIdDeadline),
    legalPhone: check(row.legalPhone, '请输入正确的11位手机号', (one) => PHONE.test(one)),
    legalOccupation: whole && !row.legalOccupation ? '请选择法人职业' : undefined,
    bankAcctName: check(
      row.bankAcctName,
      '账户名须与营业执照名称或法人姓名一致',
      (one) => one === (corporate ? row.shopName : row.legalName),
    ),
    bankAcctNo: corporate
      ? check(row.bankAcctNo, '银行账号须为8-30位数字', (one) => /^\d{8,30}$/.test(one))
      : check(row.bankAcctNo, '银行卡号不正确', isBankCard),
    bankName: check(row.bankName, '', Boolean),
  }
  if (isCompany) {
    Object.assign(faults, {
      shareholderName: length(row.shareholderName, 2, 30),
      shareholderIdNo: id(row.shareholderIdNo),
      shareholderDeadline: date(row.shareholderDeadline),
      shareholderAddress: length(row.shareholderAddress, 5, 100),
    })
    const ids = row.beneficiaries.map(({ idNo }) => idNo).filter(Boolean)
    const sum = row.beneficiaries.reduce((all, { ratio }) => all + Math.round(ratio * 100), 0)
    faults.beneficiaries =
      new Set(ids).size < ids.length
        ? '受益所有人身份证号不能重复'
        : ids.some((one) => !isIdNo(one))
          ? '身份证号不正确'
          : sum > 10_000
            ? '持股比例合计不能超过100%'
            : whole && (ids.length < 1 || ids.length > 4)
              ? '请填写1-4名受益所有人'
              : undefined
  }
  const needed = [1, 2, 3, 5, 6, corporate ? picType.accountPermit : picType.bankCard]
  const has = new Set(row.pictures.map((one) => one.picType))
  faults.pictures = whole && needed.some((one) => !has.has(one)) ? '请上传全部必传图片' : undefined
  return faults
}

export const EMPTY: ProfileRow = {
  merType: merType.enterprise,
  shopName: '',
  licenseNo: '',
  licenseDeadline: '',
  shopRegion: null,
  shopAddress: '',
  servicePhone: '',
  legalName: '',
  legalIdNo: '',
  legalIdDeadline: '',
  legalPhone: '',
  legalEmail: '',
  shareholderName: '',
  shareholderIdNo: '',
  shareholderDeadline: '',
  shareholderAddress: '',
  beneficiaries: [],
  bankAcctType: bankAcctType.corporate,
  bankAcctName: '',
  bankAcctNo: '',
  bankName: '',
  bankNo: '',
  pictures: [],
}
export const isTaken = (rows: readonly AccountRow[], row: ProfileRow, id: string): boolean =>
  row.licenseNo !== '' && rows.some((one) => one.id !== id && one.licenseNo === row.licenseNo)
