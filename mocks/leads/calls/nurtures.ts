import * as clues from '@/api/leads/clues'
import { channelLevel, nurtureSource, nurtureStatus } from '@/entities/leads/enums'
import type { NurtureDetail } from '@/entities/leads/nurtureClue'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { NurtureRow } from '../data/nurtures'
import type { RegionRow, UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { isBlack } from '../rules/blacklist'
import { PHONE } from '../../system/rules/dealerRules'
import { onReassign } from '../rules/reassignment'
import { found, text } from '../../core/input'
import { channels, leadById, leads, nurtures } from '../rules/leads'
import { handOver, nurtureById, seesNurture, shapeNurture } from '../rules/nurtures'
import { readSheet, type SheetRow, xlsFile } from '../../core/sheet'
import { newId, org } from '../../system/rules/store'
import { addTemplate } from '../rules/templates'

const NURTURE_COLUMNS = [
  '客户姓名',
  '手机号',
  '省份',
  '城市',
  '意向车系',
  '一级渠道',
  '二级渠道',
  '培育来源',
  '备注',
] as const
const SOURCES = ['', '战败转入', '批量导入', '长期未跟进', '保客增换购']
const MAX_ROWS = 5000
const START = 20

const headquarters = (user: UserRow): void => {
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可查看培育线索')
}

const listed = listOf(clues.listNurture)<NurtureRow>({
  is: ['provinceCode', 'cityCode', 'oneChannelCode', 'twoChannelCode', 'seriesCode', 'source', 'status'],
  like: ['customerName'],
  phone: ['phone'],
  between: ['createTime'],
  sort: [
    'createTime',
    { touchCount: ({ touches }) => touches.length, lastTouchTime: ({ touches }) => touches[0]?.touchTime ?? '' },
  ],
})

on(clues.listNurture)((input, { user }) => {
  headquarters(user)
  const rows = nurtures.filter(seesNurture(user))
  return {
    ...listed.page(rows, input, shapeNurture),
    summary: listed.counts(rows, input, 'status', [1, 2, 3, 4, 5]),
  }
})

on(clues.getNurture)((input, { user }) => {
  headquarters(user)
  const row = found(nurtureById(text(input.clueId)), '无权查看或数据不存在')
  if (!seesNurture(user)(row)) throw new Refusal(403, '无权查看或数据不存在')
  const { clueId, phone, leadId, touches } = row
  const follows = leadById(row.formerId)?.follows ?? []
  return {
    ...shapeNurture(row),
    phone,
    leadId,
    touches: touches.map((one) => ({ ...one, clueId })),
    follows: follows.map(({ id, ...rest }) => ({ ...rest, followId: id, clueId: row.formerId })),
    // The data holds only the values of the enumerations.
  } as NurtureDetail
})

const placeOf = (
  province: string,
  city: string,
): Pick<NurtureRow, 'provinceCode' | 'provinceName' | 'cityCode' | 'cityName'> => {
  const named = (level: number, name: string): RegionRow | undefined =>
    name === '' ? undefined : org.regions.find((one) => one.level === level && one.name.startsWith(name))
  const at = named(2, city)
  const above = at ? org.regions.find((one) => one.code === at.parentCode) : named(1, province)
  return {
    provinceCode: above?.code ?? '',
    provinceName: above?.name ?? province,
    cityCode: at?.code ?? '',
    cityName: at?.name ?? city,
  }
}

/** Returns the channel codes named in a row of the sheet. The import channel is the default. */
const channelsOf = (one: string, two: string): [string, string] | undefined => {
  if (one === '' && two === '') return ['OTHER', 'OT_IMPORT']
  const parent = channels.find((row) => row.channelLevel === channelLevel.first && row.channelName === one)
  const child = channels.find(
    (row) =>
      row.channelLevel === channelLevel.second && row.channelName === two && row.parentCode === parent?.channelCode,
  )
  return child ? [child.parentCode, child.channelCode] : undefined
}

const read = (
  { cells }: SheetRow,
  seen: ReadonlySet<string>,
  now: number,
): NurtureRow | { column: string; reason: string } => {
  const cell = (name: (typeof NURTURE_COLUMNS)[number]) => cells[name] ?? ''
  const phone = cell('手机号')
  const fail = (reason: string, column = '手机号') => ({ column, reason })
  if (!PHONE.test(phone)) return fail('手机号格式不正确')
  if (seen.has(phone) || nurtures.some((row) => row.phone === phone && row.status <= 3)) return fail('手机号重复')
  if (isBlack(phone)) return fail('号码在黑名单中')
  if (leads.some((row) => row.phone === phone && row.status <= 5)) return fail('已是跟进中线索')
  const series = org.carSeries.find((row) => row.seriesName === cell('意向车系'))
  if (!series && cell('意向车系') !== '') return fail('车系不存在', '意向车系')
  const pair = channelsOf(cell('一级渠道'), cell('二级渠道'))
  if (!pair) return fail('渠道不存在', '二级渠道')
  const source = SOURCES.indexOf(cell('培育来源'))
  return {
    clueId: newId(),
    customerName: cell('客户姓名').slice(0, 30),
    phone,
    ...placeOf(cell('省份'), cell('城市')),
    oneChannelCode: pair[0],
    twoChannelCode: pair[1],
    seriesCode: series?.seriesCode ?? '',
    source: source > 0 ? source : nurtureSource.imported,
    failReason: 0,
    lastDealerCode: '',
    intentScore: START,
    nextTouchTime: '',
    status: nurtureStatus.waiting,
    dealerCode: '',
    createTime: formatTime(now),
    remark: cell('备注').slice(0, 500),
    formerId: '',
    leadId: '',
    touches: [],
  }
}

on(clues.importNurture)(async (_, { user, form, now }) => {
  demand(user, 'clues.importNurture')
  headquarters(user)
  const { fileName, rows } = await readSheet(form, NURTURE_COLUMNS, MAX_ROWS)
  const seen = new Set<string>()
  const failRows = rows.flatMap((line) => {
    const made = read(line, seen, now)
    const [phone, customerName] = [line.cells['手机号'] ?? '', line.cells['客户姓名'] ?? '']
    seen.add(phone)
    if ('reason' in made) return { rowNo: line.rowNo, phone, customerName, ...made }
    nurtures.unshift(made)
    return []
  })
  return {
    fileName,
    total: rows.length,
    successCount: rows.length - failRows.length,
    failCount: failRows.length,
    failRows,
  }
})

addTemplate('import_nurtureclue', () =>
  xlsFile('培育线索导入模板.xls', NURTURE_COLUMNS, [
    ['张三', '13800138000', '上海市', '上海市', org.carSeries[0]?.seriesName ?? '', '官网', '官网H5', '批量导入', ''],
  ]),
)

onReassign((clueId, target, user, now) => {
  const row = nurtureById(clueId)
  return row && (handOver(row, target, user, now) ?? '')
})
