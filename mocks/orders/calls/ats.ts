import * as ats from '@/api/orders/ats'
import {
  bornBy,
  idError,
  invoiceCodeError,
  invoiceError,
  isAdult,
  missingOf,
  plateError,
  pricesDiffer,
} from '@/areas/orders/actualSales/saleRules'
import {
  atsApplyState,
  atsStatus,
  ownerIdType,
  ownerType,
  saleType,
  transferStatus,
  transferType,
} from '@/entities/orders/atsEnums'
import { type ActualSale, type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { approvalSource, bizType, dealerType } from '@/entities/shared/enums'
import { isVin, isVinShaped } from '@/lib/checkDigits'
import { maskName, maskPhone } from '@/lib/masking'
import { fromCents, toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, sent, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { paged } from '../../core/table'
import { Refusal } from '../../core/types'
import { at } from '../../core/random'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { begin } from '../../system/rules/approvals'
import { org } from '../../system/rules/store'
import { insurerName } from '../../vehicle/rules/insurers'
import { type Details, detailsOf, infoRateOf, type SaleRow, transfersOf } from '../data/sales'
import {
  addSale,
  allSales,
  changeSale,
  historyOf,
  isOwnSale,
  note,
  ownDealerSale,
  seesSale,
  STATE,
  visibleSale,
} from '../rules/sales'

const moneyOf = (cents: number) => (cents ? fromCents(cents) : '')

const UNSENT = {
  ...{ index: undefined, dealCents: undefined, payType: undefined, invoiceDate: undefined, confirmTime: undefined },
  ...{
    clueId: undefined,
    leadBefore: undefined,
    details: undefined,
    transfers: undefined,
    history: undefined,
    voidApply: undefined,
  },
}
const shape = (row: SaleRow): ActualSale =>
  // The data holds only the values of the enumerations.
  ({ ...row, ...UNSENT, dealPrice: moneyOf(row.dealCents) }) as ActualSale
const maskedShape = (row: SaleRow): ActualSale => {
  const sale = shape(row)
  return { ...sale, customerName: maskName(sale.customerName), phone: maskPhone(sale.phone) }
}

const tail =
  (asked: unknown) =>
  ({ vin }: SaleRow): boolean => {
    const wanted = text(asked).toUpperCase()
    return wanted === '' || (wanted.length === 6 ? vin.endsWith(wanted) : vin === wanted)
  }
const listed = listOf(ats.list)<SaleRow>({
  is: ['saleType', 'status', 'applyState', 'dealerCode', 'seriesCode', 'consultantId', 'areaName'],
  like: ['atsNo', 'customerName', 'consultantName', 'seriesName'],
  keyword: ['vin', 'customerName', 'atsNo'],
  phone: ['phone'],
  between: ['saleDate'],
  where: { vin: tail },
  sort: ['createTime', 'saleDate', 'submitTime', { dealPrice: ({ dealCents }) => dealCents }],
})

const waits = (hq: boolean) => {
  const status = hq ? atsStatus.headquarters : atsStatus.showroom
  const states: readonly number[] = hq
    ? [atsApplyState.transferHeadquarters, atsApplyState.voidHeadquarters]
    : [atsApplyState.transferShowroom, atsApplyState.voidShowroom]
  return (row: SaleRow): boolean => row.status === status || states.includes(row.applyState)
}

/**
 * Returns the sales of a scope. Scope `hq` is refused outside headquarters and sales areas. Scope `counselor` limits
 * dealer staff to their own sales.
 */
const inScope = (user: UserRow, scope: unknown): SaleRow[] => {
  const isHq = user.dealerType <= dealerType.area
  if (scope === 'hq' && !isHq) throw new Refusal(403, '没有访问权限')
  return allSales().filter(scope === 'counselor' && !isHq ? isOwnSale(user) : seesSale(user))
}
const asked = (user: UserRow, input: Record<string, unknown>) => {
  const rows = inScope(user, input.scope)
  return input.tab === 'todo' ? rows.filter(waits(input.scope === 'hq')) : rows
}

on(ats.list)((input, { user }) => {
  const page = listed.page(asked(user, input), input, input.scope === 'hq' ? maskedShape : shape)
  const others = listed.fitting(inScope(user, input.scope), { ...input, status: undefined, applyState: undefined })
  const summary: Record<string, number> = { all: others.length, todo: 0, passed: 0, reviewing: 0 }
  const isTodo = waits(input.scope === 'hq')
  for (const row of others) {
    summary[row.status] = (summary[row.status] ?? 0) + 1
    if (isTodo(row)) summary.todo = (summary.todo ?? 0) + 1
    if (row.applyState === atsApplyState.transferPassed) summary.passed = (summary.passed ?? 0) + 1
  }
  return { ...page, summary }
})

on(ats.exportList)((input, { user }) => {
  demand(user, 'ats.exportList')
  return sheetOf(listed.exported(asked(user, input), input), {
    ...columnsOf(actualSale, 'atsNo', 'vin', 'seriesName', 'modelName'),
    车主姓名: (row) => maskName(row.customerName),
    ...columnsOf(actualSale, 'phone', 'saleType'),
    成交价: (row) => moneyOf(row.dealCents),
    ...columnsOf(
      actualSale,
      'saleDate',
      'areaName',
      'dealerName',
      'consultantName',
      'status',
      'applyState',
      'submitTime',
    ),
  })
})

const NINETY_DAYS = 90 * 86_400_000
on(ats.get)((input, { user }): SaleDetail => {
  const row = visibleSale(user, input.id)
  const details = detailsOf(row)
  const transfers = transfersOf(row)
  const dealers = org.dealers.filter(({ dealerCode }) => dealerCode !== row.dealerCode)
  const car = org.carSeries.find(({ seriesCode }) => seriesCode === row.seriesCode)
  const since = (day: string) => Math.abs(Date.parse(day) - Date.parse(row.saleDate || day)) <= NINETY_DAYS
  const phoneCount = row.phone
    ? allSales().filter(({ phone, saleDate }) => phone === row.phone && since(saleDate || row.saleDate)).length
    : 0
  // The data holds only the values of the enumerations. Unknown amounts are ''.
  return {
    ...shape(row),
    ...details,
    payType: row.payType,
    insuranceCompanyId: details.insuranceCompany,
    insuranceCompany: insurerName(details.insuranceCompany),
    guidePrice: car?.minPrice ? fromCents(car.minPrice * 100) : '',
    arriveDate: row.saleDate && formatTime(Date.parse(row.saleDate) - 30 * 86_400_000, 'YYYY-MM-DD'),
    phoneCount,
    shippedDealerName: row.index % 97 === 0 ? at(dealers, row.index).dealerName : '',
    transfer: transfers[0] ?? null,
    transfers,
    voidApply: row.voidApply ?? null,
  } as SaleDetail // As above.
})

on(ats.listHistory)((input, { user }) => paged(historyOf(visibleSale(user, input.id)), input, (entry) => entry))

const FIELDS = {
  saleType: '销售类型',
  payType: '付款方式',
  saleDate: '实销日期',
  dealPrice: '成交价',
  consultantId: '销售顾问',
  ownerType: '车主类型',
  customerName: '车主姓名',
  idType: '证件类型',
  idNo: '证件号码',
  contactName: '单位联系人',
  phone: '车主手机号',
  sex: '性别',
  birthday: '出生日期',
  provinceCode: '用车省份',
  cityCode: '用车城市',
  countyCode: '用车区县',
  address: '详细地址',
  purpose: '车辆用途',
  buyTimes: '购车类型',
  focus: '购车关注点',
  invoiceNo: '发票号码',
  invoiceCode: '发票代码',
  invoiceDate: '开票日期',
  invoiceAmount: '开票金额',
  priceRemark: '价格差异说明',
  invoiceImage: '机动车销售发票',
  plate: '车牌号',
  plateDate: '上牌日期',
  licenseImage: '行驶证',
  insuranceCompany: '承保公司',
  deliveryDate: '交车日期',
  deliveryImages: '交车照片',
} as const
const NUMBERS = ['saleType', 'payType', 'ownerType', 'idType', 'sex', 'purpose', 'buyTimes']
const LISTS = ['focus', 'deliveryImages']
const DETAILS = Object.keys(FIELDS).filter(
  (key) => !['saleType', 'payType', 'saleDate', 'dealPrice', 'consultantId', 'customerName', 'phone'].includes(key),
)

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.join('、') : String(value ?? ''))
const valuesOf = (row: SaleRow): Record<string, unknown> => ({
  ...detailsOf(row),
  saleType: row.saleType,
  payType: row.payType,
  saleDate: row.saleDate,
  dealPrice: moneyOf(row.dealCents),
  consultantId: row.consultantId,
  customerName: row.customerName,
  phone: row.phone,
})

/** Throws for values in an invalid format. Empty values are accepted. */
const refuseFormats = (values: Record<string, unknown>, today: string): void => {
  const word = (key: string) => text(values[key])
  const money = (key: string) =>
    word(key) === '' || (/^\d+(\.\d{1,2})?$/.test(word(key)) && Number(word(key)) > 0)
      ? undefined
      : '金额须大于0，最多两位小数'
  const past = (key: string) => (word(key) > today ? '日期不能晚于今天' : undefined)
  const idNo = word('idNo')
  const born = bornBy(values.idType, idNo) ?? word('birthday')
  refuseFields({
    dealPrice: money('dealPrice'),
    invoiceAmount: money('invoiceAmount'),
    saleDate: past('saleDate'),
    invoiceDate: past('invoiceDate'),
    deliveryDate: past('deliveryDate'),
    phone: word('phone') === '' || /^1[3-9]\d{9}$/.test(word('phone')) ? undefined : '请输入正确的11位手机号',
    idNo:
      idNo === '' || !idError(values.idType, idNo)
        ? undefined
        : integer(values.idType) === ownerIdType.creditCode
          ? '统一社会信用代码不正确'
          : '身份证号不正确',
    birthday:
      integer(values.ownerType) === ownerType.person && born && !isAdult(born, today) ? '车主须年满18周岁' : undefined,
    plate: plateError(word('plate')) && '车牌号格式不正确',
    invoiceNo: invoiceError(word('invoiceNo')) && '发票号码须为8位或20位数字',
    invoiceCode:
      word('invoiceCode') !== '' && invoiceCodeError(word('invoiceCode'), word('invoiceNo'))
        ? '发票代码应为12位数字'
        : undefined,
  })
}

const register = (input: Record<string, unknown>, user: UserRow, now: number): SaleRow => {
  if (user.dealerType !== dealerType.dealer && user.dealerType !== dealerType.second)
    throw new Refusal(403, '仅经销商人员可操作')
  const vin = text(input.vin).toUpperCase()
  const type = integer(input.saleType)
  const used = allSales().some((row) => row.vin === vin && row.status !== atsStatus.voided)
  refuseFields({
    vin: !isVinShaped(vin)
      ? '请输入17位VIN码（不含I、O、Q）'
      : !isVin(vin)
        ? 'VIN码校验位不正确，请核对'
        : used
          ? '该VIN已存在实销记录'
          : vin.startsWith('LVV')
            ? undefined
            : '该VIN不在本店库存',
    saleType: saleType.options.some(({ value }) => value === type) ? undefined : '请选择销售类型',
  })
  const dealer = found(
    org.dealers.find(({ dealerCode }) => dealerCode === user.dealerCode),
    '经销商不存在',
  )
  const serial = Number(vin.slice(-4).replaceAll(/\D/g, '0'))
  const car = at(
    org.carSeries.filter(({ modelNames }) => modelNames.length > 0),
    serial,
  )
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = dealer
  return addSale(
    {
      vin,
      seriesCode: car.seriesCode,
      seriesName: car.seriesName,
      modelName: at(car.modelNames, serial),
      colorName: '星云白 / 曜石黑',
      customerName: '',
      phone: '',
      dealCents: 0,
      saleType: type ?? 0,
      payType: 0,
      saleDate: '',
      invoiceDate: '',
      areaName: dealer.areaName,
      dealerCode: dealer.dealerCode,
      dealerName: dealer.dealerName,
      ...{ provinceCode, provinceName, cityCode, cityName, countyCode, countyName },
      consultantId: user.id,
      consultantName: user.nickname,
      infoRate: 0,
      status: atsStatus.incomplete,
      applyState: atsApplyState.none,
      ...{ rejectReason: '', submitTime: '', confirmTime: '', voidTime: '', transferTime: '' },
      createTime: formatTime(now),
      details: emptyDetails(),
      transfers: [],
    },
    now,
  )
}
const emptyDetails = (): Details => ({
  ...{ ownerType: ownerType.person, idType: 0, idNo: '', contactName: '', sex: 0, birthday: '' },
  ...{ provinceCode: '', provinceName: '', cityCode: '', cityName: '', countyCode: '', countyName: '' },
  ...{ address: '', purpose: 0, buyTimes: 0, focus: [] },
  ...{ invoiceNo: '', invoiceCode: '', invoiceDate: '', invoiceAmount: '', priceRemark: '', invoiceImage: '' },
  ...{ plate: '', plateDate: '', licenseImage: '', insuranceCompany: '', deliveryDate: '', deliveryImages: [] },
})

/** Returns the number of empty fields of a sale, including optional ones. A 0 counts as empty. */
const blanksOf = (values: Record<string, unknown>): number =>
  ['idNo', 'address', 'purpose', 'buyTimes', 'invoiceNo', 'invoiceAmount', 'invoiceImage', 'invoiceDate']
    .concat(['plate', 'plateDate', 'licenseImage', 'insuranceCompany', 'deliveryDate', 'deliveryImages'])
    .concat([
      'dealPrice',
      'saleDate',
      'customerName',
      'phone',
      'payType',
      'saleType',
      'provinceCode',
      'focus',
      'idType',
    ])
    .filter((key) => ['', '0'].includes(wordsOf(values[key]))).length

on(ats.save)((input, { user, now }) => {
  demand(user, 'ats.save')
  const isNew = text(input.id) === ''
  const row = isNew ? register(input, user, now) : ownDealerSale(user, input.id, 'ats.save')
  if (isNew) return { id: row.id }
  if (row.status !== atsStatus.incomplete && row.status !== atsStatus.rejected) throw new Refusal(409, STATE)
  const before = valuesOf(row)
  const keys = Object.keys(FIELDS).filter((key) => sent(input, key))
  const patch = Object.fromEntries(
    keys.map((key) => [
      key,
      NUMBERS.includes(key)
        ? (integer(input[key]) ?? 0)
        : LISTS.includes(key)
          ? listIn(key, input[key])
          : text(input[key]),
    ]),
  )
  const values = { ...before, ...patch }
  refuseFormats(values, formatTime(now, 'YYYY-MM-DD'))
  const seller = org.users.find(({ id, dealerCode }) => id === values.consultantId && dealerCode === row.dealerCode)
  if (!seller && values.consultantId !== row.consultantId) refuseFields({ consultantName: '销售顾问须为本店人员' })
  const names = Object.fromEntries(
    ['provinceName', 'cityName', 'countyName'].filter((key) => sent(input, key)).map((key) => [key, text(input[key])]),
  )
  const details = {
    ...detailsOf(row),
    ...Object.fromEntries(Object.entries(patch).filter(([key]) => DETAILS.includes(key))),
    ...names,
  }
  const changes = keys.flatMap((key) => {
    const [was, is] = [wordsOf(before[key]), wordsOf(values[key])]
    const label = Object.entries(FIELDS).find(([name]) => name === key)?.[1] ?? key
    return was === is ? [] : [[label, was, is] as const]
  })
  note(row, '保存', changes, user, now)
  changeSale(row.id, {
    details,
    saleType: Number(values.saleType),
    payType: Number(values.payType),
    saleDate: text(values.saleDate),
    invoiceDate: details.invoiceDate,
    dealCents: toCents(values.dealPrice) ?? 0,
    customerName: text(values.customerName),
    phone: text(values.phone),
    consultantId: text(values.consultantId),
    consultantName: seller?.nickname ?? row.consultantName,
    infoRate: infoRateOf(blanksOf(values)),
  })
  return { id: row.id }
})
const listIn = (key: string, value: unknown): unknown[] => (key === 'focus' ? texts(value).map(Number) : texts(value))

on(ats.submit)((input, { user, now }) => {
  const row = ownDealerSale(user, input.id, 'ats.submit')
  if (row.status !== atsStatus.incomplete && row.status !== atsStatus.rejected) throw new Refusal(409, STATE)
  const values = valuesOf(row)
  const missing = Object.values(missingOf(values)).flat()
  if (pricesDiffer(values.dealPrice, values.invoiceAmount) && text(values.priceRemark) === '')
    refuseFields({ priceRemark: '成交价与发票金额不一致，请核对或填写说明' })
  refuseFields(Object.fromEntries(missing.map((key) => [key, '请补全必填信息'])))
  refuseFormats(values, formatTime(now, 'YYYY-MM-DD'))
  const { dealerCode, dealerName, areaName } = row
  begin(
    {
      source: approvalSource.order,
      bizType: bizType.ats,
      bizId: row.id,
      title: `实销审核：${row.vin}`,
      dealerCode,
      dealerName,
      areaName,
      reason: '资料已补全，申请确认实销。',
      attachments: texts([values.invoiceImage]),
      formData: [
        { label: '车主', before: '', after: row.customerName },
        { label: '车系', before: '', after: row.seriesName },
        { label: '实销日期', before: '', after: row.saleDate },
      ],
    },
    user,
    now,
  )
  return null
})

on(ats.transferOwnership)((input, { user, now }) => {
  const row = ownDealerSale(user, input.id, 'ats.transferOwnership')
  const [present, ...older] = transfersOf(row)
  if (row.applyState !== atsApplyState.transferPassed || !present || present.id !== text(input.transferId))
    throw new Refusal(409, STATE)
  const today = formatTime(now, 'YYYY-MM-DD')
  const [transferDate, plate, invoiceNo, certificate] = [
    text(input.transferDate),
    text(input.plate),
    text(input.invoiceNo),
    texts(input.certificate),
  ]
  refuseFields({
    transferDate:
      transferDate === ''
        ? '请填写过户日期'
        : transferDate > today
          ? '日期不能晚于今天'
          : transferDate < present.createTime.slice(0, 10)
            ? '过户日期不能早于申请日期'
            : undefined,
    plate: plateError(plate) && '车牌号格式不正确',
    invoiceNo:
      present.transferType === transferType.usedCar && invoiceNo === ''
        ? '请填写过户发票号'
        : invoiceError(invoiceNo) && '发票号码须为8位或20位数字',
    certificate: certificate.length === 0 || certificate.length > 4 ? '请上传1-4张登记证/行驶证' : undefined,
  })
  const details = detailsOf(row)
  note(
    row,
    '过户',
    [
      ['车主姓名', row.customerName, present.customerName],
      ['车主手机号', row.phone, present.phone],
      ...(plate ? [['车牌号', details.plate, plate] as const] : []),
    ],
    user,
    now,
  )
  const {
    ownerType: type,
    idType,
    idNo,
    address,
    provinceCode,
    provinceName,
    cityCode,
    cityName,
    countyCode,
    countyName,
  } = present
  changeSale(row.id, {
    customerName: present.customerName,
    phone: present.phone,
    applyState: atsApplyState.none,
    transferTime: formatTime(now),
    details: {
      ...details,
      ...{
        ownerType: type,
        idType,
        idNo,
        address,
        provinceCode,
        provinceName,
        cityCode,
        cityName,
        countyCode,
        countyName,
      },
      ...(plate ? { plate } : {}),
    },
    transfers: [
      {
        ...present,
        status: transferStatus.transferred,
        record: {
          transferId: present.id,
          ...{ transferDate, plate, invoiceNo, certificate },
          createBy: user.nickname,
          createTime: formatTime(now),
        },
      },
      ...older,
    ],
  })
  return null
})
